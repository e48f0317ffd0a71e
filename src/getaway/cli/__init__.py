"""One program, many verbs."""
