"""A scripted team for burncycle: errands from the mission, ways from danger maps, threat kept down by the network."""

from getaway.bots.burncycle.team.answers import decide

__all__ = ["decide"]
