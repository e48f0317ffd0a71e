"""Questions, answers, events and matches: the ground every game stands on."""
