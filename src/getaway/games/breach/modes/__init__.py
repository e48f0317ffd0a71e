"""What differs in Training, Solo and Deathmatch."""
