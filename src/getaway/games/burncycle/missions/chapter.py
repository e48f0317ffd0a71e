"""What this chapter adds to the game."""

from __future__ import annotations

from getaway.games.burncycle.ground.chapters import Chapter
from getaway.games.burncycle.missions import actions, beads, change, lesson, objectives

MISSIONS = Chapter(
    verbs=(actions.MISSION_ACTION,),
    phases={
        "change-floor": change.change_floor,
        "carry-over": change.carry_over,
        "new-floor": change.new_floor,
    },
    consequences={
        "lay-bead": beads.lay_when_complete,
        "bead": beads.take_or_leave,
        "which-task": objectives.which_task,
        "objective": objectives.complete,
    },
    watchers=(beads.come_upon, lesson.notice, objectives.notice),
    looks=(lesson.look, objectives.look),
)
