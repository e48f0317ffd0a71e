"""Custom missions: a sheet is read, checked and laid beside the box."""
