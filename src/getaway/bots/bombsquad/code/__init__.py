"""The secret team code: what a clue means to a team of bots beyond what it says."""
