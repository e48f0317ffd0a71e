"""Operating the Robot."""
