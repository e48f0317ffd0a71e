"""What lies on the table: the state, its parts, the grid, and who may know what."""
