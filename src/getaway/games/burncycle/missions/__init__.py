"""Missions: tasks, objectives, floors, escapes."""
