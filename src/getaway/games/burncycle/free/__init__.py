"""Free actions: altering the burncycle, using cards and abilities, and the moments between two chips."""
