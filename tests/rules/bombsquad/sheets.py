"""A mission sheet of the tests' own, beside those of the box."""

from __future__ import annotations

from getaway.games.bombsquad.pieces import add_mission, parse_mission

# Three bombs around [3, 2], two red hostages and a yellow one around [2, 4], two red doors at [4, 4]:
#
#   +-+-+ +-+-+-+-+ +-+-+
#   |. .|. r .|. . . . .|
#   + + + + + + + + + + +
#   |. 1 y . r|. . . . .|
#   + + + + + +-+-+ +-+-+
#    @ . 3 . . # . . . .
#   + + + + + +-+-+ +-+-+
#   |. 2 . . R|. . . . .|
#   + + + + + + + + + + +
#   |. . .|R .|. . . . .|
#   +-+-+ +-+-+-+-+ +-+-+
SHEET = """
id = "depot"
series = "custom"
title = "The Depot"
source = "authored"
layout = [["1A", "2A"]]
robot = "felix"
start = [3, 1]
programming = "face_down"
roles = { required = false, max_activation = 0 }
players = [2, 6]
success = "all_bombs"
bombs = [
    { letter = "A", level = 1, time = 600, space = [2, 2] },
    { letter = "B", level = 2, time = 1200, space = [4, 2] },
    { letter = "C", level = 3, time = 1800, space = [3, 3] },
]
hostages = [
    { level = 1, space = [1, 4] },
    { level = 1, space = [2, 5] },
    { level = 2, space = [2, 3] },
]
doors = [{ level = 1, space = [4, 5] }, { level = 1, space = [5, 4] }]
barriers = [{ space = [3, 6] }]
stars = { standard = [13, 19, 22, 25], epic = [13, 19, 22, 25] }
"""

DEPOT = parse_mission(SHEET).id
add_mission(parse_mission(SHEET))
