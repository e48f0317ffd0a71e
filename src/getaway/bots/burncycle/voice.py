"""What bots of burncycle say about their acts. All play with open cards, so all but the commonplaces is said."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

VOICED: Final[Mapping[str, tuple[str, ...]]] = {
    "move-for-task": ("bot", "task"),
    "move-to-safety": ("bot",),
    "step-out": ("bot",),
    "stop-safer": ("bot",),
    "open-door": ("bot", "door"),
    "try-door": ("bot", "door"),
    "force-door": ("chance",),
    "use-key": (),
    "try-with-drone": (),
    "leave-locked": (),
    "terminal-task": ("bot", "task"),
    "terminal-idle": ("bot",),
    "for-task": ("task",),
    "strike-unit": ("unit", "chance"),
    "strike-wall": ("chance",),
    "repair-shut": ("other",),
    "repair-weak": ("other", "power"),
    "network-card": (),
    "upgrade-way": ("upgrade",),
    "upgrade-repair": (),
    "reboot": ("chips", "threat"),
    "propose-reboot": ("chips", "threat"),
    "propose-chip": ("slot", "chip"),
    "propose-captains-chip": ("slot", "chip"),
    "propose-input": (),
    "propose-power": ("upgrade", "power"),
    "alter-degraded": ("slot", "chip"),
    "alter-captain": (),
    "alter-better": ("slot", "chip"),
    "hub-level": (),
    "hub-threat": ("threat",),
    "hub-power": ("power",),
    "hub-core": (),
    "ip-to-ping": ("node",),
    "leave-cache": (),
    "away-from-us": (),
    "look-away": (),
    "strongest-takes-it": (),
    "least-missed": (),
    "near-tasks": (),
}
