"""Rules that every chapter stands on: choices, consequences, effects, dice, supplies, how turns and games end."""
