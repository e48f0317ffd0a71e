"""What tests and players that search need: arranged positions, faults, starts and sampled worlds."""
