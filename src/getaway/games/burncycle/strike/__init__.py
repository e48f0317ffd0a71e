"""Strikes at security units and walls."""
