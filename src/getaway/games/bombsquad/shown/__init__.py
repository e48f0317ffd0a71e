"""What each audience sees: the view, the queries, and the table drawn in text."""
