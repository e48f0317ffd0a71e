"""A scripted team for burncycle: errands from the mission, ways from danger maps, threat kept down by the network."""

from getaway.lab.burncycle.team.answers import decide

__all__ = ["decide"]
