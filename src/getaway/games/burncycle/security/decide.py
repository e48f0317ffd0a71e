"""What a security unit does and why: a function of nothing but its situation (BC-SACT-02 to BC-SACT-18).

Asked again once its movement has ended, it says which way the unit faces.
"""

from __future__ import annotations

from getaway.games.burncycle.floor import UNREACHABLE, covered, floor, unit_ways
from getaway.games.burncycle.security.heading import beside, bots_at, closest_of, free_ways, head_for, steps_to
from getaway.games.burncycle.security.patrols import patrol
from getaway.games.burncycle.security.situation import BotSeen, Candidate, Decision, Found, Search, Situation
from getaway.games.burncycle.table.parts import INVESTIGATE, NOWHERE, PATROL, PURSUE


def decide(s: Situation) -> Decision:
    """Pursue a detected bot in range, else investigate the chip it is sent to, else patrol (BC-SACT-02)."""
    task = s.task or priority(s)
    if task == PURSUE:
        return pursue(s)
    return investigate(s) if task == INVESTIGATE else patrol(s)


def priority(s: Situation) -> str:
    """The first priority that holds (BC-PURSUE-01, BC-INVEST-01, BC-PATROL-01).

    After the group of the pursuers no unit pursues, whatever comes into sight (BC-PURSUE-02).
    """
    if s.group == PURSUE and in_sight(s):
        return PURSUE
    return PATROL if s.bot == NOWHERE else INVESTIGATE


def in_sight(s: Situation) -> list[BotSeen]:
    """The detected bots within the unit's range whose chips were not pursued or investigated yet."""
    range_ = covered(floor(s.plan), s.cell, s.facing, s.reach)
    return [bot for bot in s.bots if bot.detected and not bot.flipped and range_ >> bot.cell & 1]


# Pursue and investigate


def pursue(s: Situation) -> Decision:
    """Head for a space adjacent to the closest detected bot in range (BC-PURSUE-08, BC-SACT-07).

    The players choose among equally close ones; `s.bot` says which they chose.
    """
    ways = free_ways(s)
    candidates = bots_at(s, ways, [s.bots[s.bot]] if s.task else in_sight(s))
    ties = tuple([each.what for each in closest_of(candidates)])
    target = s.bot if s.bot != NOWHERE else ties[0] if len(ties) == 1 else NOWHERE
    if target == NOWHERE:
        return Decision(PURSUE, candidates, ties=ties, cites=("BC-PURSUE-01", "BC-PURSUE-08"))
    cell = s.bots[target].cell
    return head_for(s, PURSUE, ways, candidates, beside(s, cell), (cell,), target, ("BC-PURSUE-01", "BC-PURSUE-08"))


def investigate(s: Situation) -> Decision:
    """Head for the chip itself (BC-SACT-09), or for a space adjacent to the detected bot under it (BC-INVEST-14).

    A chip that was cleared leaves nothing to head for.
    """
    ways, bot = free_ways(s), s.bots[s.bot]
    goals = () if bot.chip == NOWHERE else beside(s, bot.chip) if bot.detected else (bot.chip,)
    candidates = (Candidate(bot.bot, bot.chip, steps_to(ways, s.cell, bot.chip)),) if goals else ()
    faced = (bot.cell,) if bot.detected else ()
    cites = ("BC-INVEST-14",) if bot.detected else ("BC-INVEST-10",)
    return head_for(s, INVESTIGATE, ways, candidates, goals, faced, s.bot, ("BC-INVEST-01", *cites))


def find_investigator(search: Search) -> Found:
    """The units closest to the chip that have not acted, counted as each would move (BC-INVEST-03, BC-INVEST-15).

    It is the space of the chip that counts, also under a bot. Areas do not matter (BC-INVEST-05).
    """
    house, chip = floor(search.plan), search.chip
    steps = [(u.unit, steps_to(unit_ways(house, search.broken, shift=u.shift), u.cell, chip)) for u in search.units]
    reached = tuple([each for each in steps if each[1] != UNREACHABLE])
    least = min([n for _, n in reached], default=UNREACHABLE)
    return Found(reached, tuple([unit for unit, n in reached if n == least]))
