"""What this chapter adds to the game."""

from __future__ import annotations

from getaway.games.burncycle.ground.chapters import Chapter
from getaway.games.burncycle.inventory import equipment, imperatives, inventory, mods, offers, trade

INVENTORY = Chapter(
    verbs=(trade.TRADE, *offers.VERBS),
    effects={
        "key": inventory.give_keys,
        "equipment": equipment.give_equipment,
        "mod": mods.give_mods,
        "imperative": imperatives.give_imperatives,
    },
    consequences={"overfull": inventory.make_room, "imperative-broken": imperatives.pay_for_it},
    watchers=(imperatives.notice, equipment.ready_again),
)
