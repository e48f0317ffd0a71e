"""The actions of a turn, each in its own file, in the book's order."""

from getaway.games.burncycle.actions.drone_keypad import DRONE_KEYPAD
from getaway.games.burncycle.actions.keypad import KEYPAD
from getaway.games.burncycle.actions.move import MOVE
from getaway.games.burncycle.actions.netcard import NETWORK_CARD
from getaway.games.burncycle.actions.repair import REPAIR
from getaway.games.burncycle.actions.strike import STRIKE_UNIT, STRIKE_WALL
from getaway.games.burncycle.actions.terminal import TERMINAL
from getaway.games.burncycle.missions.actions import MISSION_ACTION

ACTIONS = (MOVE, STRIKE_UNIT, STRIKE_WALL, TERMINAL, NETWORK_CARD, KEYPAD, DRONE_KEYPAD, REPAIR)
MISSION_ACTIONS = (MISSION_ACTION,)
