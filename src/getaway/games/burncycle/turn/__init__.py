"""The turns: a player's six steps, routing power to upgrades, and whose turn comes next."""
