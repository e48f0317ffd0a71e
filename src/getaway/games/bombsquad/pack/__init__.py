"""Custom missions: reading a sheet, checking it and laying it beside the box."""
