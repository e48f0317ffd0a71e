"""`getaway bench`: how fast the rules are, on one core, beside two well-known libraries in the same run."""
