"""`getaway solve`: whether a mission can be done, and a match that shows how."""
