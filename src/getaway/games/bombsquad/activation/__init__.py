"""Activation."""
