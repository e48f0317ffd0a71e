"""What lies on the table: the box, the pieces, the mats, and the state of a match."""
