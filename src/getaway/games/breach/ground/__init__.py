"""Rules that every chapter stands on."""
