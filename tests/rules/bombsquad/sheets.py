"""Mission sheets for the tests, beside those in the box."""

from __future__ import annotations

from getaway.games.bombsquad.table.pieces import add_mission, parse_mission

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

# Crates o, cameras by their facing, a red plate and sliding door at [3, 3] and [3, 4], a yellow plate and sliding
# door at [2, 4] and [3, 7]. The cameras at [1, 2], [1, 5] are red, [1, 7] is yellow, [5, 5] blue:
#
#   +-+-+ +-+-+-+-+ +-+-+
#   |r v|. # v|. > . . .|
#   + + + + + + + + + + +
#   |. . o _ .|. . . . y|
#   + + + + + +-+-+ +-+-+
#    @ o _ = . . = . o .
#   + + + + + +-+-+ +-+-+
#   |. . 1 . .|. . . . .|
#   + + + + + + + + + + +
#   |. . .|R ^|. 2 . . .|
#   +-+-+ +-+-+-+-+ +-+-+
YARD_SHEET = """
id = "yard"
series = "custom"
title = "The Yard"
source = "authored"
layout = [["1A", "2A"]]
robot = "felix"
start = [3, 1]
programming = "face_down"
roles = { required = false, max_activation = 1 }
players = [2, 6]
success = "all_bombs"
bombs = [
    { letter = "A", level = 1, time = 600, space = [4, 3] },
    { letter = "B", level = 2, time = 900, space = [5, 7] },
]
hostages = [
    { level = 1, space = [1, 1] },
    { level = 2, space = [2, 10] },
    { level = 3, space = [4, 9], epic = true },
]
doors = [{ level = 1, space = [5, 4] }]
barriers = [{ space = [1, 4] }]
crates = [{ space = [3, 2] }, { space = [2, 3] }, { space = [3, 9] }]
cameras = [
    { level = 1, facing = "S", space = [1, 2] },
    { level = 1, facing = "S", space = [1, 5] },
    { level = 2, facing = "E", space = [1, 7] },
    { level = 3, facing = "N", space = [5, 5] },
]
plates = [{ level = 1, space = [3, 3] }, { level = 2, space = [2, 4] }]
sliding_doors = [{ level = 1, space = [3, 4] }, { level = 2, space = [3, 7] }]
stars = { standard = [9, 13, 15, 17], epic = [12, 18, 21, 23] }
"""

# Bombs A and B are red and not fatal, C is yellow and ends the mission:
#
#   +-+-+ +-+-+
#   |. .|. . .|
#   + + + + + +
#   |. 1 . . r|
#   + + + + + +
#    @ . . 2 .
#   + + + + + +
#   |. 1 . . .|
#   + + + + + +
#   |. . .|R .|
#   +-+-+ +-+-+
VAULT_SHEET = """
id = "vault"
series = "custom"
title = "The Vault"
source = "authored"
layout = [["1A"]]
robot = "felix"
start = [3, 1]
programming = "face_down"
roles = { required = false, max_activation = 1 }
players = [2, 6]
success = "fatal_bombs"
bombs = [
    { letter = "A", level = 1, time = 40, space = [2, 2], fatal = false },
    { letter = "B", level = 1, time = 80, space = [4, 2], fatal = false },
    { letter = "C", level = 2, time = 120, space = [3, 4] },
]
hostages = [{ level = 1, space = [2, 5] }, { level = 1, space = [1, 5], epic = true }]
doors = [{ level = 1, space = [5, 4] }]
stars = { standard = [8, 12, 14, 15], epic = [9, 13, 15, 17] }
"""


def beside_the_box(text: str) -> str:
    """Lay the sheet beside the box; its id."""
    sheet = parse_mission(text)
    add_mission(sheet)
    return sheet.id


DEPOT, YARD, VAULT = map(beside_the_box, (SHEET, YARD_SHEET, VAULT_SHEET))
