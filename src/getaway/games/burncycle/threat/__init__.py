"""Threat: how alert the corporation is, and what happens when threat reaches certain levels."""
