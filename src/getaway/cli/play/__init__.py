"""`getaway play`: at this screen, or from this terminal at a table of a server."""
