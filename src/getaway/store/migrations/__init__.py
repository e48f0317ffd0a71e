"""The schema of the store, step by step, in plain SQL."""
