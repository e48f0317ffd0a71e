"""Game End Conditions, Mission Objectives and Scoring."""
