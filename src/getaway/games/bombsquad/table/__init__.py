"""What lies on the table: pieces, building, state, and who may know what."""
