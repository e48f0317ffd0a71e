"""Broken rooms, floorplans and missions."""

# ruff: noqa: E501 - a table with one edit a line
# fmt: off

from __future__ import annotations

from tests.unit.packs import Edit

DRAWN = "drawing = '''"

ROOMS = [
    Edit("rooms/lobby.toml", DRAWN, "| .   T   . |", "| .   Q   . |", "drawing", "' Q ' isn't a space on this kind of mat"),
    Edit("rooms/lobby.toml", DRAWN, "+---+===+---+", "+---+=-=+---+", "drawing", "'=-=' cannot stand at character 6: a wall is ---"),
    Edit("rooms/lobby.toml", DRAWN, "| .   T   . |", "| .   T   . . |", "drawing", "the line has 15 characters, the others 13"),
    Edit("rooms/lobby.toml", DRAWN, "| .   T   . |", "| .   1>  . |", "drawing", "isn't a space on this kind of mat"),
    Edit("rooms/lobby.toml", DRAWN, "| .   T   . |\n+---+===+---+", "| .   T   . |", "drawing", "one above, between and below", "| .   T"),
    Edit("rooms/lobby.toml", DRAWN, "| .   .   . |", "| .   .   . !", "drawing", "'!' cannot stand at character 13: a wall is |, a door :"),
    Edit("rooms/lobby.toml", "type", '"office"', '"kitchen"', "type", "'kitchen' isn't one of industry, office"),
    Edit("rooms/lobby.toml", "dice", "dice = 0", "dice = 3", "dice", "from 0 to 2, not 3"),
    Edit("rooms/lobby.toml", "key", '"lobby"', '"lounge"', "key", "the file is called lobby, the room lounge"),
    Edit("rooms/security_room.toml", "attached", 'attached = { key = "small_elevator" }\n', "", "attached", "the drawing has a safe zone z", "key ="),
    Edit("rooms/archive.toml", "dice", "dice = 0", 'dice = 0\nattached = { key = "small_elevator" }', "attached", "no space z for it"),
    Edit("rooms/restroom.toml", DRAWN, "+---+===+", "+---+---+", "drawing", "the room has no door", DRAWN),
]

FLOORS = [
    Edit("floors/needchain1.toml", "rooms", '"workshop"', '"workshopp"', "rooms[4].room", "no room workshopp; did you mean workshop?"),
    Edit("floors/needchain1.toml", "rooms", '"break_room", space = [5, 11]', '"break_room", space = [5, 9]', "rooms[5]", "break_room lies on another room"),
    Edit("floors/needchain1.toml", "rooms", '"restroom", space = [9, 11]', '"restroom", space = [11, 11]', "rooms[8]", "restroom does not lie on the floor mat"),
    Edit("floors/needchain1.toml", "rooms", '"workshop"', '"lobby"', "rooms[6].room", "lobby lies on this floor already", '"lobby", space = [9, 2]'),
    Edit("floors/needchain1.toml", "entrance", "[11, 5]", "[21, 5]", "entrance.space", "[21, 5] is outside a mat of 12 rows and 14 columns"),
    Edit("floors/needchain1.toml", "entrance", "[11, 5]", "[10, 3]", "entrance.space", "[10, 3] is in a room"),
    Edit("floors/needchain3.toml", "entrance", '[4, 12], door = "up"', '[4, 14], door = "right"', "entrance.door", "the door right of [4, 14] leads to nothing"),
    Edit("floors/needchain1.toml", "entrance", '"down"', '"below"', "entrance.door", "'below' isn't one of up, right, down, left"),
    Edit("floors/needchain1.toml", "starts", "[12, 4]", "[12, 3]", "starts[1]", "[12, 3] is there twice"),
    Edit("floors/needchain1.toml", "starts", ", [12, 7]", "", "starts", "4 start spaces are too few"),
    Edit("floors/needchain2.toml", "starts", "[10, 13]", "[12, 3]", "starts[4]", "[12, 3] is not in play on floor 2"),
    Edit("floors/needchain1.toml", "bare", "[5, 13]", "[5, 1]", "bare[0]", "[5, 1] has neither terminal nor cache"),
    Edit("floors/needchain1.toml", "icons", "[4, 7]", "[5, 7]", "icons[4].space", "[5, 7] is in a room"),
    Edit("floors/needchain1.toml", "rooms", ", zone = 2", "", "rooms[1].zone", "security_room is a safe zone, or has one"),
    Edit("floors/needchain1.toml", "rooms", "zone = 3", "zone = 2", "rooms[5].zone", "another safe zone has place 2"),
    Edit("floors/needchain1.toml", "rooms", '"storage", space = [1, 2]', '"storage", space = [1, 2], zone = 4', "rooms[0].zone", "storage has no safe zone"),
    Edit("floors/needchain3.toml", "rooms", '"stairwell", space = [10, 13]', '"stairwell", space = [9, 13]', "rooms[9]", "safe zone 1 is at [9, 13], on needchain1 at [10, 13]"),
    Edit("floors/needchain3.toml", "rooms", '"restroom", space = [9, 11]', '"restroom", space = [9, 11], turn = 180', "rooms[8]", "no way leads to restroom"),
    Edit("floors/needchain2.toml", "rooms", "turn = 180", "turn = 45", "rooms[3].turn", "45 isn't one of 0, 90, 180, 270"),
    Edit("floors/needchain2.toml", "rooms", "surveilled = true", 'surveilled = "yes"', "rooms[8].surveilled", "expected true or false"),
    Edit("floors/needchain1.toml", DRAWN, " 2v ", " 7v ", "drawing", "isn't a space on this kind of mat"),
    Edit("floors/needchain3.toml", "\n| ~ | .   .   .   1>", " . |", " . :", "drawing", "the door right leads to nothing at [4, 14]"),
    Edit("floors/needchain1.toml", DRAWN, "| ~ | .   . ", "| ~ | .   1>", "drawing", "is under a room"),
    Edit("floors/needchain1.toml", "key", 'corporation = "needchain"', 'corporation = "needchian"', "corporation", "no corporation needchian; did you mean needchain?"),
    Edit("floors/needchain1.toml", "key", "number = 1", "number = 2", "number", "needchain names another floor for number 2"),
    Edit("floors/needchain1.toml", "key", 'key = "needchain1"', 'key = "needchain"', "key", "the file is called needchain1, the floor needchain"),
]

MISSIONS = [
    Edit("missions/fire_drill.toml", "corporation", '"salida"', '"salidda"', "corporation", "there is no corporation salidda"),
    Edit("missions/fire_drill.toml", "complexity", "complexity = 1", "complexity = 4", "complexity", "4 isn't one of 1, 2, 3"),
    Edit("missions/fire_drill.toml", "threat", "threat = #", "threat = 30", "threat", "threat starts from 1 to 25, not at 30"),
    Edit("missions/fire_drill.toml", "[[floors]]", "number = 1", "number = 4", "floors[0].number", "4 isn't one of 1, 2, 3"),
    Edit("missions/fire_drill.toml", "captain", 'room = "', 'room = "old_', "floors[0].captain.room", "salida1 has no room 'old_"),
    Edit("missions/heavy_lifting.toml", "start", '"loading_dock"', '"loading_deck"', "floors[0].start[0]", "needchain2 has no room 'loading_deck'; did you mean loading_dock?"),
    Edit("missions/heavy_lifting.toml", "start", '"loading_dock"', '"small_elevator"', "floors[0].start", "1 spaces are too few to start from"),
    Edit("missions/heavy_lifting.toml", "crate-in-the-open-office", '"open_office"', '"lobby"', "floors[0].tasks[0].where.room", "needchain2 has no room 'lobby'"),
    Edit("missions/heavy_lifting.toml", "takes", '["crate"]', '["box"]', "floors[0].takes[0]", "no bead 'box' is laid"),
    Edit("missions/heavy_lifting.toml", "heavy", '["crate"]', '["box"]', "heavy[0]", "no bead 'box' is laid"),
    Edit("missions/heavy_lifting.toml", "crate-in-the-open-office", '"crate"', '"box"', "floors[0].tasks[0].detail", "no bead 'box' is laid"),
    Edit("missions/heavy_lifting.toml", "beads", '"objective"', '"outdoors"', "floors[0].beads[0].where", "no space of needchain2 is such a place"),
    Edit("missions/pillar_of_panic.toml", "each-collects-a-cache", '"cache"', '"cash"', "floors[0].tasks[0].does", "nothing that happens is called cash"),
    Edit("missions/pillar_of_panic.toml", "bomb-in-the-elevator", '"place-the-bomb"', '"place-the-bob"', "floors[2].tasks[0].detail", "no action of floor 3 is called 'place-the-bob'"),
    Edit("missions/pillar_of_panic.toml", "escape", '"executive_office"', '"lobby"', "escape", "needchain3 has no room 'lobby'"),
    Edit("missions/pillar_of_panic.toml", "escape", '"executive_office"', '"assembly_line"', "escape", "assembly_line of needchain3 has no wall that leads out"),
    Edit("missions/pillar_of_panic.toml", "sabotage-shopping", 'do = "key"', 'do = "keys"', "floors[0].reward[0].do", "no effect keys; did you mean key?"),
    Edit("missions/pillar_of_panic.toml", "casing-of-the-bomb", '"one-bot"', '"a-bot"', "floors[1].tasks[0].who", "'a-bot' isn't one of one-bot"),
    Edit("missions/pillar_of_panic.toml", "casing-of-the-bomb", "times = #", "times = 0", "floors[1].tasks[0].times", "at least once is expected"),
    Edit("missions/pillar_of_panic.toml", "fuse-of-the-bomb", "players = #", "players = 5", "floors[1].tasks[1].players", "from 1 to 4 players play, not 5"),
    Edit("missions/pillar_of_panic.toml", "eyes-on-the-warehouses", '{ type = "warehouse" }', '{ spot = "safe" }', "floors[1].tasks[2].where", "needs a type"),
    Edit("missions/pillar_of_panic.toml", "eyes-on-the-warehouses", '"warehouse"', '"kitchen"', "floors[1].tasks[2].where.type", "needchain2 has no kitchen room"),
    Edit("missions/pillar_of_panic.toml", "wall-of-the-office", '{ room = "executive_office" }', '{ spot = "safe" }', "win.tasks[0].where", "needs a room"),
    Edit("missions/pillar_of_panic.toml", "lays", '"restroom"', '"rest_room"', "floors[1].lays[0].where.room", "needchain2 has no room 'rest_room'; did you mean restroom?"),
    Edit("missions/pillar_of_panic.toml", "[win]", '"distraction-action"', '"Distraction Action"', "win.title", "isn't a name"),
    Edit("missions/ruxpin_rampage.toml", "grab-a-bear", 'does = "cache"', 'does = "cache"\nholds = "apart"', "floors[0].tasks[0]", "one of does and holds", "[[floors.tasks]]"),
    Edit("missions/ruxpin_rampage.toml", "grab-a-bear", 'does = "cache"\n', "", "floors[0].tasks[0]", "one of does and holds", "[[floors.tasks]]"),
    Edit("missions/ruxpin_rampage.toml", "all-in-the-office", 'who = "all-agents"', 'who = "all-agents"\nplayers = 2', "win", "picnic asks nothing of one player", "[win]"),
    Edit("missions/ruxpin_rampage.toml", "grab-a-bear-unseen", "grab-a-bear-unseen", "grab-a-bear", "floors[0]", "names a task twice", "[[floors]]"),
    Edit("missions/ruxpin_rampage.toml", "all-in-the-office", '"stands"', '"standing"', "win.tasks[0].holds", "no condition standing; did you mean stands?"),
]

PLACES = [*ROOMS, *FLOORS, *MISSIONS]
