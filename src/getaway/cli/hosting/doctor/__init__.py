"""`getaway doctor`: looks at everything that a server needs, and says what to do where something is wrong."""
