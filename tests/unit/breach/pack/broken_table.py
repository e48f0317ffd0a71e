"""Broken boards, supplies, rooms, maps, ICE and tracks."""

# ruff: noqa: E501 - a table with one edit a line
# fmt: off

from __future__ import annotations

from tests.unit.packs import END, Edit

SUPPLIES = [
    Edit("supplies.toml", "cubes", "movement = 18", "movement = 17", "cubes", "54 code cubes are expected, not 53"),
    Edit("supplies.toml", "cubes", ", defense = 18", "", "cubes.defense", "is missing"),
    Edit("supplies.toml", "cubes", "defense = 18", "magic = 18", "cubes.magic", "unknown key"),
    Edit("supplies.toml", "interfaces", '"blue"', '"red"', "interfaces[3]", "another interface is red"),
    Edit("supplies.toml", "interfaces", ', "blue"', "", "interfaces", "4 interfaces are expected, not 3"),
    Edit("supplies.toml", "viruses", "viruses = 9", "viruses = 8", "viruses", "9 are expected, not 8"),
    Edit("supplies.toml", "firewall_viruses", "firewall_viruses = 17", "firewall_viruses = 18", "firewall_viruses", "17 are expected, not 18"),
    Edit("supplies.toml", "credits", "credits = 16", "credits = 15", "credits", "16 are expected, not 15"),
    Edit("supplies.toml", "breaches", "breaches = 10", "breaches = 11", "breaches", "10 are expected, not 11"),
    Edit("supplies.toml", "whole", "blank = 2", "blank = 1", "whole.blank", "2 are expected, not 1"),
    Edit("supplies.toml", "partial", "politics = 10", "religion = 10", "partial.religion", "there is no such kind"),
    Edit("supplies.toml", "infection", '"threat-retry"', '"threat-rety"', "infection[5]", "there is no result threat-rety; did you mean threat-retry?"),
    Edit("supplies.toml", "infection", ', "threat-retry"', "", "infection", "6 faces are expected, not 5"),
    Edit("supplies.toml", "[table]", "gateways = 4", "gateways = 5", "table.gateways", "4 are expected, not 5"),
    Edit("interface.toml", "cpu", "click = 3", "click = 0", "cpu[0].click", "a Click of at least 1"),
    Edit("interface.toml", "marks", "[2, 4]", "[2, 9]", "marks[1]", "the Hard Disk has boxes 1 to 6, not 9"),
    Edit("interface.toml", "marks", "[2, 4]", "[4, 2]", "marks", "the second mark lies behind the first"),
    Edit("interface.toml", "mark_track", '"guardian"', '"guard"', "mark_track", "'guard' isn't one of bot, hunter, guardian"),
]

DATABASE = [
    Edit("rooms.toml", "[in-1]", '[1, 1, 2, "x"]', "[1, 1, 2]", "in-1.links", "expected 4 values, not 3"),
    Edit("rooms.toml", "[in-1]", '[1, 1, 2, "x"]', '[1, 1, 2, "y"]', "in-1.links[3]", "expected a whole number or 'x', not 'y'"),
    Edit("rooms.toml", "[in-1]", '[1, 1, 2, "x"]', '["x", "x", "x", "x"]', "in-1.links", "nobody could leave"),
    Edit("rooms.toml", "[in-1]", '[1, 1, 2, "x"]', '[1, 1, -2, "x"]', "in-1.links[2]", "0 to 9 MP or 'x' are expected, not -2"),
    Edit("rooms.toml", "[in-1]", '"industrial"', '"industry"', "in-1.type", "there is no type industry; did you mean industrial?"),
    Edit("rooms.toml", "[in-1]", '"industrial"', '"industrial"\nresearch = 1', "in-1.research", "only Void rooms hold Research"),
    Edit("rooms.toml", "[v-1]", "research = 2", "research = 20", "", "rooms hold 24 Research tokens, and there are 20", "# The revealed"),
    Edit("rooms.toml", "[v-4]", END, "", "", "the room v-4 is missing", "# The revealed"),
    Edit("rooms.toml", "[v-4]", "research = 1\n", 'research = 1\n\n[v-5]\ntype = "void"\nlinks = [1, 1, 1, 1]\n', "v-5", "there is no room v-5", "[v-5]"),
    Edit("room_types.toml", "[garden]", '"reset-threat"', '"reset-threats"', "garden.effects[0].do", "did you mean reset-threat?"),
    Edit("room_types.toml", "[garden]", "[garden]", "[cellar]", "cellar", "there is no type cellar"),
    Edit("maps.toml", "[standard2]", "C11", "N0", "standard2.whole.N0", "N0 is an outer node: partial tokens"),
    Edit("maps.toml", "[standard2]", "N1 =", "C01 =", "standard2.partial.C01", "C01 is a central node, which holds whole tokens"),
    Edit("maps.toml", "[standard2]", "N1 =", "N7 =", "standard2.partial.N7", "there is no node N7"),
    Edit("maps.toml", "[standard4]", 'C02 = "science", C10 = "crypto"', 'C02 = "bio", C10 = "bio"', "standard4.whole", "3 tokens of bio are laid, and there are 2", "whole"),
    Edit("maps.toml", "[standard2]", '"science"', '"sience"', "standard2.whole.C00", "'sience' isn't one of bio"),
    Edit("random_information.toml", "2 =", "whole_blank = 2", "whole_blank = 1", "2.whole", "3 tokens and blanks are drawn for 4 nodes"),
    Edit("random_information.toml", "2 =", "[2, 0, 0, 2], partial_blank = 4", "[1, 0, 0, 2], partial_blank = 5", "2.partial_blank", "there are 4 blanks, not 5"),
    Edit("random_information.toml", "2 =", "[0, 1, 1, 0], whole_blank = 2", "[0, 3, 0, 0], whole_blank = 1", "2.whole[1]", "3 tokens of a type are drawn, and there are 2"),
]

FIREWALL = [
    Edit("ice.toml", "[worm]", '"bot"', '"hunter"', "worm.category", "worm is a bot, not a hunter"),
    Edit("ice.toml", "[worm]", "models = 4", "models = 0", "worm.models", "1 to 9 models are expected, not 0"),
    Edit("ice.toml", "[worm]", "force = 2", "force = 0", "worm.force", "a Force of at least 1"),
    Edit("ice.toml", "[worm]", "resistance = 1", "resistance = 0", "worm.resistance", "a Resistance of at least 1"),
    Edit("ice.toml", "[worm]", '"leech"', '"leach"', "worm.traits[0]", "there is no trait leach; did you mean leech?"),
    Edit("ice.toml", "[worm]", '{ do = "attach" }', '{ do = "seal" }', "worm.quick[1].do", "there is no subroutine seal"),
    Edit("ice.toml", "[worm]", '"half-moon"', '"square"', "worm.base", "'square' isn't one of round, half-moon"),
    Edit("ice.toml", "[xan4th]", "models = 1", "models = 2", "xan4th.models", "1 to 1 models are expected, not 2"),
    Edit("ice.toml", "[xan4th]", "resistance = 0", "resistance = 3", "xan4th.resistance", "it cannot be eliminated"),
    Edit("ice.toml", "[tentacle]", '"draw"', '"drawn"', "tentacle.drop[0].do", "did you mean draw?"),
    Edit("activation.toml", "[crawl]", '"worm"', '"wurm"', "crawl.ice", "there is no ICE wurm; did you mean worm?"),
    Edit("activation.toml", "[crawl]", '"111111"', '"11111"', "crawl.led", "6 LEDs are expected, each 0 or 1, not '11111'"),
    Edit("activation.toml", "[crawl]", '"111111"', '"111110"', "", "with 6 players 6 cards of worm are used, not 5", "# The activation"),
    Edit("activation.toml", "[crawl]", '"attach"', '"atach"', "crawl.subroutines[1].do", "there is no subroutine atach; did you mean attach?"),
    Edit("activation.toml", "[crawl]", "n = 2", "n = 7", "crawl.subroutines[0].n", "slide takes a number from 1 to 6, not 7"),
    Edit("activation.toml", "[crawl]", '["bot"]', '["bots"]', "crawl.advance[0]", "'bots' isn't one of bot, hunter, guardian"),
    Edit("activation.toml", "[squirm]", '"threat"', '"threat", who = "some"', "squirm.subroutines[1].who", "only threat is for all"),
    Edit("activation.toml", "[verdict]", END, "", "", "xan4th has 11 cards, not 10", "# The activation"),
    Edit("guardian.toml", "card", '"enter"', '"entre"', "card[1].do", "its card knows no entre; did you mean enter?"),
    Edit("guardian.toml", "card", ', { do = "shuffle-in" }', "", "card", "shuffle-in happens once, not 0 times"),
    Edit("guardian.toml", "sheet", '"die"', '"dye"', "sheet[0].do", "its sheet knows die and threat, not dye"),
    Edit("tracks.toml", "bot =", 'A = ["B", ""', 'A = ["B", "Q"', "bot.A[1]", "there is no icon 'Q'"),
    Edit("tracks.toml", "bot =", 'A = ["B", ""', 'A = ["B", "G"', "bot.A", "not 1 times here"),
    Edit("tracks.toml", "guardian =", '"B", "G"]', '"B", ""]', "guardian.A", "not 0 times here"),
    Edit("tracks.toml", "guardian =", 'A = ["F", ""', 'A = ["g", ""', "guardian.A", "does not advance itself"),
    Edit("tracks.toml", "bot =", '"Bg", "B"', '"g", "B"', "bot.B", "side B has more of B than side A", "B = "),
    Edit("tracks.toml", "hunter =", '"FT"', '"T"', "hunter.B", "side B has more of F than side A", "B = "),
    Edit("tracks.toml", "guardian =", '"G", "F"]', '"F", "G"]', "guardian.B", "brings the Guardian earlier", "B = "),
]

ALL = [*SUPPLIES, *DATABASE, *FIREWALL]
