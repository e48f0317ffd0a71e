"""Set-up: mission, difficulty, captain and bots, the first floor, the first power, the first burncycle."""
