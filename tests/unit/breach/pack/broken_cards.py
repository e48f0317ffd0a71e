"""Broken sheets and cards."""

# ruff: noqa: E501 - a table with one edit a line
# fmt: off

from __future__ import annotations

from tests.unit.packs import END, Edit

AVATARS = [
    Edit("avatars.toml", "[hugo]", '["cache"]', "[cache]", "", "not TOML"),
    Edit("avatars.toml", "[hugo]", "start = {", 'colour = "red"\nstart = {', "hugo.colour", "unknown key"),
    Edit("avatars.toml", "[hugo]", "movement = 2, attack", "movement = -1, attack", "hugo.start.movement", "from 0 to 60, not -1", "start"),
    Edit("avatars.toml", "[hugo]", ", any = 2", "", "hugo.start.any", "is missing", "start"),
    Edit("avatars.toml", "[hugo]", "defense = 1, any", "defence = 1, any", "hugo.start.defence", "did you mean defense?"),
    Edit("avatars.toml", "[hugo]", 'attack = ["cache"]', 'attack = ["kitchen"]', "hugo.arrows.attack[0]", "'kitchen' isn't one of"),
    Edit("avatars.toml", "[hugo]", 'attack = ["cache"]', "attack = []", "hugo.arrows.attack", "1 or 2 arrows are expected, not 0"),
    Edit("avatars.toml", "[hugo]", 'attack = ["cache"]', 'attack = ["cache", "defense", "movement"]', "hugo.arrows.attack", "1 or 2 arrows are expected, not 3"),
    Edit("avatars.toml", "[hugo]", 'attack = ["cache"]', 'attack = ["attack"]', "hugo.arrows.attack[0]", "an arrow leads to another box"),
    Edit("avatars.toml", "[hugo]", 'attack = ["cache"], ', "", "hugo.arrows.attack", "is missing"),
    Edit("avatars.toml", "[hugo]", 'cache = ["defense"]', 'cache = ["movement"]', "hugo.arrows", "no way leads from movement to defense"),
    Edit("avatars.toml", "[hugo]", '"push"', '"pusch"', "hugo.development[0].effects[1].do", "there is no effect pusch; did you mean push?"),
    Edit("avatars.toml", "[hugo]", '"gain-cube", what = "movement"', '"gain-cube", what = "purple"', "hugo.development[0].effects[0].what", "knows 'movement', 'attack', 'defense', 'any', not 'purple'"),
    Edit("avatars.toml", "[hugo]", '"cache", what = "movement"', '"cache", what = "any"', "hugo.development[1].cost[0].what", "cache knows 'movement', 'attack', 'defense', not 'any'"),
    Edit("avatars.toml", "[hugo]", '"cache", what = "movement"', '"push"', "hugo.development[1].cost[0].do", "a cost is cache or credit, not push"),
    Edit("avatars.toml", "[sturm]", 'danger = [{ do = "threat" }]', 'danger = [{ do = "draw" }]', "sturm.development[1].danger[0].do", "a danger is threat or virus-self, not draw"),
    Edit("avatars.toml", "[sturm]", "attack = 2", "attack = 9", "", "players could come to", "# The sheets"),
    Edit("avatars.toml", "[mila]", END, "", "", "4 Avatars are expected, not 3", "# The sheets"),
]

BREACHERS = [
    Edit("breachers.toml", "[argo]", '"discount"', '"discount", n = 9', "argo.cheat.effects[0].n", "from 1 to 6, not 9"),
    Edit("breachers.toml", "[argo]", 'cheat = { effects = [{ do = "discount" }] }', "cheat = { effects = [] }", "argo.cheat.effects", "nothing happens"),
    Edit("breachers.toml", "[cassia]", '"place-virus", where = "connected"', '"place-virus", where = "there"', "cassia.development[1].effects[0].where", "knows 'here', 'connected', 'any', not 'there'"),
    Edit("breachers.toml", "[dedalo]", '{ do = "push" }', '{ do = "push", where = "here" }', "dedalo.development[1].effects[1].where", "push takes no where, not 'here'"),
    Edit("breachers.toml", "[ishtar]", '"range", what = "turn"', '"range", what = "week"', "ishtar.cheat.effects[0].what", "range knows 'turn', not 'week'"),
    Edit("breachers.toml", "[ishtar]", '{ do = "draw" }', '{ do = "draw", range = 2 }', "ishtar.development[1].effects[1].range", "draw takes no range, not 2"),
]

MALWARE = [
    Edit("malware.toml", "[overclock]", '"hugo"', '"hugho"', "overclock.owner", "no Avatar or Breacher is called hugho; did you mean hugo?"),
    Edit("malware.toml", "[overclock]", '"tactic"', '"tactics"', "overclock.type", "'tactics' isn't one of tactic, mission, program"),
    Edit("malware.toml", "[overclock]", '"action-phase"', '"lunch"', "overclock.timing", "there is no timing lunch"),
    Edit("malware.toml", "[overclock]", "copies = 2", "copies = 3", "", "hugo has 6 cards beside the Program, not 7", "# Malware"),
    Edit("malware.toml", "[overclock]", "[overclock]", "[Over Clock]", "", "not TOML"),
    Edit("malware.toml", "[overclock]", "[overclock]", "[OverClock]", "OverClock", "'OverClock' isn't a name"),
    Edit("malware.toml", "[fair-trade]", 'condition = "activates-room"\n', "", "fair-trade.condition", "is missing: a Mission has one", "[fair-trade]"),
    Edit("malware.toml", "[fair-trade]", '"activates-room"', '"activate-room"', "fair-trade.condition", "there is no condition activate-room; did you mean activates-room?", "condition"),
    Edit("malware.toml", "[fair-trade]", '"mission"', '"tactic"', "fair-trade.condition", "a Tactic has none", 'condition = "activates-room"'),
    Edit("malware.toml", "[toolbelt]", "choose = 2", "choose = 3", "toolbelt.choose", "3 of 3 leaves nothing to choose"),
    Edit("malware.toml", "[toolbelt]", '{ do = "draw" }', '{ do = "push", n = 2 }', "toolbelt.effects[1].do", "push is there already"),
    Edit("malware.toml", "[toolbelt]", '"program"', '"tactic"', "", "hugo has 1 Program, not 0", "# Malware"),
    Edit("malware.toml", "[second-opinion]", '"your-infect"', '"action-phase"', "second-opinion.effects[0].do", "reroll belongs to your-infect, not to action-phase", 'effects = [{ do = "reroll"'),
    Edit("malware.toml", "[long-shot]", '"range"', '"range", what = "never"', "long-shot.effects[0].what", "range knows 'turn', not 'never'"),
    Edit("malware.toml", "[shatter]", "alternative = true\n", "", "shatter.alternative", "the card needs another player", "[shatter]"),
    Edit("malware.toml", "[trapdoor]", "alternative = true\n", "", "trapdoor.alternative", "the card needs another player", "[trapdoor]"),
    Edit("malware.toml", "[ransom]", "alternative = true\n", "", "ransom.alternative", "the card needs another player", "[ransom]"),
    Edit("malware.toml", "[warpath]", 'do = "attack", n = 2, range = 1', 'do = "attack", n = 2, range = 8', "warpath.effects[0].range", "attack takes a range from 0 to 6, not 8"),
    Edit("malware.toml", "[archive]", "effects =", "alternative = true\neffects =", "archive.alternative", "a Program has no Alternative Effect"),
    Edit("malware.toml", "[archive]", "effects =", "copies = 2\neffects =", "archive.copies", "there is one of each Program"),
    Edit("malware.toml", "[counterproof]", ', who = "attacker"', ', who = "all"', "counterproof.effects[0].who", "assign-virus knows 'attacker', not 'all'"),
]

CARDS = [
    Edit("objectives.toml", "[o02]", "{ bio = 2, science = 2, politics = 1 }", "{ bio = 2, science = 2, crypto = 1 }", "o02.need", "o01 asks for the same", "need"),
    Edit("objectives.toml", "[o02]", "{ bio = 2, science = 2, politics = 1 }", "{ bio = 2, magic = 1 }", "o02.need.magic", "unknown key", "need"),
    Edit("objectives.toml", "[o02]", "{ bio = 2, science = 2, politics = 1 }", "{ bio = 9, science = 9, politics = 1 }", "o02.need", "takes 11 boxes, and the Hard Disk has 6", "need"),
    Edit("objectives.toml", "[o02]", "{ bio = 2, science = 2, politics = 1 }", "{}", "o02.need", "asks for nothing"),
    Edit("objectives.toml", "[o12]", END, "", "", "12 Objectives are expected, not 11", "# Two types"),
    Edit("rewards.toml", "[data-broker]", "price = 3", "price = 0", "data-broker.price", "a price of at least 1"),
    Edit("rewards.toml", "[data-broker]", "price = 3", "price = 17", "data-broker.price", "there are only 16 Credits"),
    Edit("rewards.toml", "[data-broker]", 'what = "any"', 'what = "gossip"', "data-broker.effects[0].what", "partial-info knows"),
    Edit("rewards.toml", "[prototype]", END, "", "", "6 Rewards are expected, not 5", "[data-broker]"),
    Edit("research.toml", "[boost-movement]", "copies = 3", "copies = 4", "", "20 tokens are expected, not 21", "# The fronts"),
    Edit("research.toml", "[push]", '"push" }', '"draw" }', "push.effects[0].do", "a token gives boost, reroll"),
    Edit("research.toml", "[push]", '[{ do = "push" }]', '[{ do = "push" }, { do = "push" }]', "push.effects", "1 effect is expected, not 2", "effects"),
]

ALL = [*AVATARS, *BREACHERS, *MALWARE, *CARDS]
