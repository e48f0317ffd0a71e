"""Clause catalogues and glossaries as data."""
