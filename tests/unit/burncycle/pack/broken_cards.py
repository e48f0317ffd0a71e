"""Broken card sets."""

# ruff: noqa: E501 - a table with one edit a line
# fmt: off

from __future__ import annotations

from tests.unit.packs import END, Edit

BOTS = [
    Edit("bots.toml", "[processor.agent]", '"coordinator"', "coordinator", "", "not TOML"),
    Edit("bots.toml", "[processor.agent]", '"coordinator"', '"coordinator"\ncolour = "red"', "processor.agent.colour", "unknown key"),
    Edit("bots.toml", "[processor.agent]", 'role = "coordinator"\n', "", "processor.agent.role", "is missing", "[processor.agent]"),
    Edit("bots.toml", "[processor.agent]", "limit = #", 'limit = "five"', "processor.agent.limit", "from 0 to 10, not 'five'"),
    Edit("bots.toml", "[processor.agent]", "limit = #", "limit = 12", "processor.agent.limit", "from 0 to 10, not 12"),
    Edit("bots.toml", "[processor.agent]", "limit = #", "limit = 0", "processor.agent.limit", "at least 1"),
    Edit("bots.toml", "[processor.agent]", 'allotment = ["physical"', 'allotment = ["plasma"', "processor.agent.allotment[0]", "'plasma' isn't one of general"),
    Edit("bots.toml", "hot-restart", '"restore"', '"restor"', "processor.agent.unique[2].effects[0].do", "no effect restor; did you mean restore?"),
    Edit("bots.toml", "free-fall", "n = #", 'who = "everyone"', "byte.agent.unique[2].effects[0].who", "for self or agents or bots or module or another"),
    Edit("bots.toml", "rebound", '"power"', '"power", what = "red"', "crash.agent.unique[1].effects[0].what", "takes no what"),
    Edit("bots.toml", "branch-prediction", '"dice"', '"lunch"', "processor.agent.unique[1].when", "has no time 'lunch'; known are always"),
    Edit("bots.toml", "branch-prediction", '"turn"', '"week"', "processor.agent.unique[1].limit", "'week' isn't one of"),
    Edit("bots.toml", "pipeline", "swap", "sawp", "processor.agent.innate.gives.sawp", "cannot give sawp; did you mean swap?"),
    Edit("bots.toml", "turbo", "pool-basic", "team-pool", "processor.agent.unique[0].gives.team-pool", "an agent cannot give team-pool"),
    Edit("bots.toml", "master-clock", "team-pool", "drone", "processor.module.innate.gives.drone", "a command module cannot give drone"),
    Edit("bots.toml", "right-of-way", "cheap-push = #", "cheap-push = 0", "exe.agent.innate.gives.cheap-push", "at least 1 is expected, not 0"),
    Edit("bots.toml", "[casing.agent]", '"pressure"', '"presure"', "casing.agent.die", "no own die presure; did you mean pressure?"),
    Edit("bots.toml", "[casing.agent]", 'die = "pressure"\n', "", "casing.agent.die", "pressure rolls an own die", "[casing.agent]"),
    Edit("bots.toml", "[processor.module]", "[#, #, #, #, #]", "[1, 1, 2, 3]", "processor.module.costs", "expected 5 values, not 4"),
    Edit("bots.toml", "[processor.module]", "green = #", "green = 7", "processor.module.green", "from 0 to 5, not 7"),
    Edit("bots.toml", "[processor.agent]", "turbo", "pipeline", "processor.agent.unique[0].key", "another ability of processor is called pipeline"),
    Edit("bots.toml", "[processor.agent]", "turbo", "Turbo Boost", "processor.agent.unique[0].key", "'Turbo Boost' isn't a name"),
    Edit("bots.toml", "rebound", 'when = "free", ', "", "crash.agent.unique[1].when", "effects need a time"),
    Edit("bots.toml", "[crash.agent]", END, "", "", "4 bots are too few", "# The bots."),
]

CAPTAINS = [
    Edit("captains.toml", "[zuk]", '"closest-bot"', '"nearest-bot"', "zuk.patrol", "there is no patrol nearest-bot"),
    Edit("captains.toml", "[zuk]", ", { unit = # }]", "]", "zuk.detail[0]", "expected 3 values, not 2"),
    Edit("captains.toml", "[zuk]", "  [{ unit = # }, { unit = #, key = true }, { unit = # }],\n", "", "zuk.detail", "expected 3 values, not 2", "detail = ["),
    Edit("captains.toml", "[zuk]", "unit = #", "unit = 4", "zuk.detail[0][0].unit", "from 0 to 3, not 4"),
    Edit("captains.toml", "[zuk]", "key = true", 'key = "yes"', "zuk.detail[0][1].key", "expected true or false, not 'yes'"),
    Edit("captains.toml", "[zuk]", '"seen"', '"noticed"', "zuk.abilities[0].when", "a captain has no time 'noticed'"),
    Edit("captains.toml", "[kessler]", "guard-movement", "guard-moves", "kessler.abilities[0].gives.guard-moves", "a captain cannot give guard-moves"),
    Edit("captains.toml", "[kessler]", 'do = "turn"', 'do = "spin"', "kessler.action[0].do", "there is no effect spin"),
    Edit("captains.toml", "[kessler]", '"guards"', '"agents"', "kessler.action[0].who", "turn is for guards or units, not for 'agents'"),
    Edit("captains.toml", "[kessler]", "n = #", "n = 9", "kessler.action[0].n", "turn takes a number from 1 to 3, not 9"),
    Edit("captains.toml", "[zuk]", "durability = #", "durability = 0", "zuk.durability", "at least 1"),
    Edit("captains.toml", "[oduya]", END, '[hamster]\ndurability = 9\nmovement = 3\nawareness = 5\npatrol = "pace"\naction = []\ndetail = [\n  [{ unit = 1 }, { unit = 1 }, { unit = 1 }],\n  [{ unit = 1 }, { unit = 1 }, { unit = 1 }],\n  [{ unit = 1 }, { unit = 1 }, { unit = 1 }],\n]\n', "hamster", "a guard is called hamster, too"),
]

GUARDS = [
    Edit("guards.toml", "[hamster]", "level = #", "level = 5", "hamster.level", "from 1 to 3, not 5"),
    Edit("guards.toml", "[hamster]", '"pace"', '"dance"', "hamster.patrol", "there is no patrol dance"),
    Edit("guards.toml", "[hamster]", "awareness = #", "awareness = 0", "hamster.awareness", "a range of at least 1"),
    Edit("guards.toml", "[walker]", '"drain"', '"drane"', "walker.ability", "no ability drane; did you mean drain?"),
    Edit("guards.toml", "[clinch]", "n = #\n", "", "clinch.n", "grapple has a number", "[clinch]"),
    Edit("guards.toml", "[tripod]", "level = #", "chips = 0\nlevel = 1", "tripod.chips", "from 1 to 30, not 0"),
    Edit("guards.toml", "# Level 3", END, "", "", "no guard of level 3", "# Level 1"),
]

CORPORATIONS = [
    Edit("corporations.toml", "[needchain]", '"needchain2"', '"needchain9"', "needchain.floors.2", "there is no floor needchain9"),
    Edit("corporations.toml", "[needchain]", ', 3 = "needchain3"', "", "needchain.floors.3", "is missing"),
    Edit("corporations.toml", "[needchain]", "level = 6", "level = 3", "needchain.threat[1].level", "level 3 comes after level 4"),
    Edit("corporations.toml", "[needchain]", "level = 6", "level = 4", "needchain.threat[1].level", "another entry has level 4"),
    Edit("corporations.toml", "[needchain]", "level = 23", "level = 26", "needchain.threat[8].level", "from 2 to 25, not 26"),
    Edit("corporations.toml", "[needchain]", "door-level", "doors", "needchain.threat[2].gives.doors", "an escalation cannot give doors"),
    Edit("corporations.toml", "reinforcements", '"guard"', '"dragon"', "needchain.threat[8].effects[0].what", "surveil-all knows 'guard', "),
    Edit("corporations.toml", "monitor-protocol", '"escalation"', '"event"', "needchain.threat[2].gives", "an event is over at once", "gives"),
    Edit("corporations.toml", "remote-spindown", 'effects = [{ do = "deactivate", n = # }]', "", "needchain.threat[1]", "does nothing", "[[needchain.threat]]"),
    Edit("corporations.toml", "remote-spindown", "n = #", "n = 6", "needchain.threat[1].effects[0].n", "from 1 to 5, not 6"),
    Edit("corporations.toml", "[needchain]", '"activity-tracking"', '"Activity Tracking"', "needchain.threat[0].title", "isn't a name"),
]

DICE = [
    Edit("dice.toml", "basic", "[#, #, #, #, #, #]", "[0, 0, 1, 1, 1]", "basic", "expected 6 values, not 5"),
    Edit("dice.toml", "burncycle", '"choice"', '"any"', "burncycle[5]", "'any' isn't one of 1, 2, 3, 4, 5, choice"),
    Edit("dice.toml", "reroll", "[5]", "[6]", "reroll[0]", "from 0 to 5, not 6"),
    Edit("dice.toml", "advanced = ", "[#, #, #, #, #, #]", "[0, 0, 1, 1, 1, 1]", "advanced", "no more AP on average than basic dice"),
    Edit("dice.toml", "3 = [", "{}, {}]", "{}]", "equipment.3", "expected 6 values, not 5"),
    Edit("dice.toml", "6 = [", '"unlock"', '"unlok"', "equipment.6[4].effects[0].do", "no effect unlok; did you mean unlock?"),
    Edit("dice.toml", "ping = [", '"level"', '"levels"', "ping[2]", "'levels' isn't one of threat"),
    Edit("dice.toml", "[own]", "lift = ", '"Lift Up" = [{}, {}, {}, {}, {}, {}]\nlift = ', 'own."Lift Up"', "isn't a name"),
]

EQUIPMENT = [
    Edit("equipment.toml", "[rocket-skates]", "die = #", "die = 9", "rocket-skates.die", "no equipment die 9; known are 1, 2"),
    Edit("equipment.toml", "[rocket-skates]", "die = #", "", "rocket-skates.die", "breakable equipment has a die", "[rocket-skates]"),
    Edit("equipment.toml", "[nitro-shot]", '"single"', '"triple"', "nitro-shot.category", "'triple' isn't one of discard, single"),
    Edit("equipment.toml", "[battery-belt]", "start = #\n", "", "battery-belt.start", "a counter starts from 1 to 6", "[battery-belt]"),
    Edit("equipment.toml", "[nitro-shot]", 'category = "single"', 'category = "single"\ndie = 1', "nitro-shot.die", "single equipment has no die"),
    Edit("equipment.toml", "[key-card]", "copies = #", "copies = 0", "key-card.copies", "from 1 to 30, not 0"),
    Edit("equipment.toml", "[power-cell]", 'effects = [{ do = "power", n = # }]', "", "power-cell.effects", "the card does nothing", "[power-cell]"),
    Edit("equipment.toml", "[nitro-shot]", 'category = "single"', 'category = "single"\ngives = { swap = 1 }', "nitro-shot.gives.swap", "equipment cannot give swap"),
    Edit("equipment.toml", "[overclock]", '"act"', '"later"', "overclock.when", "'later' isn't one of free, act"),
    Edit("equipment.toml", "[overclock]", '"advanced"', '"golden"', "overclock.effects[0].what", "dice knows 'basic', 'advanced', 'elite', not 'golden'"),
    Edit("equipment.toml", "[key-card]", "key = true", "key = true\nkey = true", "key-card.key", "there twice"),
    Edit("equipment.toml", "[key-card]", END, "", "", "a deck needs at least one card", "# Discard"),
]

OTHERS = [
    Edit("imperatives.toml", "[hands-off]", '"strike-unit"', '"strike-units"', "hands-off.broken_by[0]", "called strike-units; did you mean strike-unit?"),
    Edit("imperatives.toml", "[hands-off]", 'ends = ["turn-end"]\n', "", "hands-off.ends", "would never end", "[hands-off]"),
    Edit("imperatives.toml", "[hands-off]", "power = #", "power = 20", "hands-off.power", "from 0 to 10, not 20"),
    Edit("imperatives.toml", "[self-reliant]", "times = #", "times = 0", "self-reliant.times", "from 1 to 30, not 0"),
    Edit("keypads.toml", "[buzzer]", '"alarm"', '"siren"', "buzzer.columns[0].inputs[0]", "'siren' isn't one of die, physical"),
    Edit("keypads.toml", "[gamble]", '["die", "die", "die"]', '["die", "die", "die", "die"]', "gamble.columns[2].inputs", "4 inputs; a column has at most 3"),
    Edit("keypads.toml", "[plain]", "{ inputs = [] }, ", "", "plain.columns", "expected 3 values, not 2"),
    Edit("mods.toml", "[cannonarm]", "strike-reach", "strike-range", "cannonarm.gives.strike-range", "a mod cannot give strike-range"),
    Edit("mods.toml", "[gyroscope]", '"dice"', '"seen"', "gyroscope.when", "a mod has no time 'seen'"),
    Edit("mods.toml", "[gyroscope]", "[gyroscope]", "[grapnel]", "grapnel", "equipment is called grapnel, too"),
    Edit("network.toml", "access", "[2, 6, 10, 14]", "[2, 6, 10]", "access", "4 access points are expected, not 3"),
    Edit("network.toml", "access", "14]", "20]", "access[3]", "layer 1 has places 0 to 15, not 20"),
    Edit("network.toml", "lines", "[14, 10]", "[14, 30]", "layers[0].lines[5]", "layer 2 has places 0 to 11, not 30"),
    Edit("network.toml", "lines", "[3, 2]", "[0, 2]", "layers[0].lines[1]", "another line ends at place 0 of layer 1"),
    Edit("network.toml", "nodes", '"physical"', '"magic"', "layers[0].nodes[5]", "'magic' isn't one of physical"),
    Edit("network.toml", 'nodes = ["hub"', '"hub"', '"tech"', "layers[3].nodes", "has one hub, the core"),
    Edit("network.toml", 'nodes = ["hub"', '"utility"]', '"utility"]\nlines = [[0, 0]]', "layers[3].lines", "no line leads inwards"),
    Edit("network_cards.toml", "[quick-dash]", "layer = 1", "layer = 7", "quick-dash.layer", "the network has layers 1 to 4, not 7"),
    Edit("network_cards.toml", "[quick-dash]", '"physical"', '"magic"', "quick-dash.type", "'magic' isn't one of physical, tech, utility"),
    Edit("network_cards.toml", "[packet-sniffer]", '"level"', '"level", n = 0', "packet-sniffer.effects[0].n", "from -5 to 5 and not 0, not 0"),
    Edit("network_cards.toml", "[spare-cell]", '[{ do = "power" }]', "[]", "spare-cell.effects", "the card does nothing"),
    Edit("supplies.toml", "chips", "general = #, physical = #", "physical = 8, general = 6", "chips", "the order is general, physical"),
    Edit("supplies.toml", "chips", ", utility = #", "", "chips.utility", "is missing"),
    Edit("supplies.toml", "chips", "#, physical = #, tech = #, utility = #", "1, physical = 1, tech = 1, utility = 1", "chips", "4 action chips are too few"),
    Edit("supplies.toml", "pool", "elite = #", "elite = 5, gold = 1", "pool.gold", "there is no such kind; known are basic"),
    Edit("supplies.toml", "chips", "captain = #", "captain = 2", "chips.captain", "there is 1 captain chip"),
    Edit("terminals.toml", "[patch-panel]", '    { name = "trickle-charge", category = "systems", ap = #, effects = [{ do = "power" }] },\n', "", "patch-panel.options", "expected 3 values, not 2", "options = ["),
    Edit("terminals.toml", "[patch-panel]", "ap = #", 'ap = "two"', "patch-panel.options[0].ap", "from 0 to 30, not 'two'"),
    Edit("terminals.toml", "[patch-panel]", '"trickle-charge"', '"Trickle!"', "patch-panel.options[0].name", "'Trickle!' isn't a name"),
    Edit("terminals.toml", "[patch-panel]", '"room"', '"house"', "patch-panel.options[1].effects[0].what", "unlock knows 'beside', 'room', 'any', not 'house'"),
]

CARDS = [*BOTS, *CAPTAINS, *GUARDS, *CORPORATIONS, *DICE, *EQUIPMENT, *OTHERS]
