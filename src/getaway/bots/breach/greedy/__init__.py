"""A greedy player of The Breach: nodes that its Objective needs, the cheapest way to their rooms, ready to fight."""

from getaway.bots.breach.greedy.answers import decide

__all__ = ["decide"]
