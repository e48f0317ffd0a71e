"""Battery Life."""
