"""`getaway up`: everything a private server needs, started, looked after and stopped together."""
