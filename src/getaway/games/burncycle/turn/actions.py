"""The actions of a turn, each in its own file, in the book's order."""

from getaway.games.burncycle.bots.repair import REPAIR
from getaway.games.burncycle.keypad.drone_keypad import DRONE_KEYPAD
from getaway.games.burncycle.keypad.keypad import KEYPAD
from getaway.games.burncycle.missions.actions import MISSION_ACTION
from getaway.games.burncycle.movement.move import MOVE
from getaway.games.burncycle.network.netcard import NETWORK_CARD
from getaway.games.burncycle.strike.strike import STRIKE_UNIT, STRIKE_WALL
from getaway.games.burncycle.terminal.terminal import TERMINAL

ACTIONS = (MOVE, STRIKE_UNIT, STRIKE_WALL, TERMINAL, NETWORK_CARD, KEYPAD, DRONE_KEYPAD, REPAIR)
MISSION_ACTIONS = (MISSION_ACTION,)
