"""The words around the figures, and how each difference that was found is settled."""

from __future__ import annotations

HEAD = """\
# A second opinion on security activation

Written by `scripts/second-opinion burncycle --write` from the seed `{seed}`, in {minutes:.0f} minutes.

`tests/nets/burncycle` implements security activation a second time, from the rulebook alone: who acts, in which
group, towards what, by which routes, where units stop and which way they face, whom they detect and attack, and
which chips are turned over or cleared. The match and the second version play the same activation. At each of the
players' decisions, both must offer the same options and show the same table; what happened in between and the final
table must be the same too. The answer is then drawn at random.

| positions | |
| --- | --- |
| arranged at random, on all floors | {arranged:,} |
| reached by random play | {played:,} |
| **all** | **{positions:,}** |
| the mission failed in the middle of the activation | {lost:,} |
| left out because an objective was completed in between | {left_out:,} |
| **with a difference** | **{differing:,}** |

**{decisions:,}** decisions were compared. The players decided:

| question | |
| --- | --- |
{asked}

Decisions with only one option, so nobody was asked:

| decision | |
| --- | --- |
{forced}

What the units did, compared one by one:

| act | |
| --- | --- |
{facts}

## Differences found, and how they were settled

| difference | what the book says | settled |
| --- | --- | --- |
{settled}

## Where the book leaves room

Here the second version follows the catalogue's rulings, not a sentence in the book, so both could be wrong in the
same way:

{open}
"""

SETTLED: tuple[tuple[str, str, str], ...] = (
    (
        "After a patrol had put a chip into play, units went back to investigate or pursue.",
        "p. 35 and the example on p. 37: the groups follow one another once.",
        "The rules were wrong and have been fixed (BC-SACT-20, BC-PATROL-01).",
    ),
    (
        "Doomscrolling passed over hidden bots.",
        "p. 9 and 10: a hidden bot may be within awareness; it just isn't detected.",
        "The rules were wrong and have been fixed (BC-AWRNG-12).",
    ),
    (
        "The bot or chip a unit headed for was gone or moved at the end of its movement: which way does it face?",
        "p. 35 only mentions the way it would go next.",
        "Left open by the book; ruled at BC-SACT-11. The second version follows the ruling.",
    ),
    (
        "A unit stood on the chip it was to investigate: the second version left the chip.",
        "p. 35: the unit moves onto the chip, which removes it.",
        "Left open by the book; ruled at BC-INVEST-10: it has reached the chip.",
    ),
    (
        "A unit was swapped onto a chip: the second version left the chip.",
        "p. 9: a chip is cleared when a security unit moves onto it.",
        "The second version was wrong; BC-AWCHIP-04 says so.",
    ),
    (
        "The second version kept a captain on its perimeter from passing the entrance's door in a hallway.",
        "p. 16: captains may patrol through this door.",
        "The second version was wrong (BC-ENTR-07).",
    ),
    (
        "The investigated chip was cleared early because its bot was shut down: the second version stopped the unit.",
        "p. 36: a route changes only if the chip moves.",
        "The second version was wrong (BC-PATROL-20).",
    ),
    (
        "Two bots are equally close to a patrol with Shift, but it takes more steps to get next to one of them.",
        "p. 35: units choose the shortest route to their destination.",
        "The second version was wrong: the shorter route is taken (BC-SACT-03).",
    ),
)
OPEN: tuple[str, ...] = (
    (
        "which of several detected bots a unit pursues, and that pursuers are read again after each unit "
        "(BC-PURSUE-02, BC-PURSUE-08)"
    ),
    (
        "how the closest unit and the closest bot are measured, and that units patrol for a shut down agent too "
        "(BC-INVEST-15, BC-PATROL-15): at first, both versions read these differently, but in the same way"
    ),
    "which space a guard on the command module patrol goes to when the module is behind a door (BC-PATROL-16)",
    "that face-down units still detect (BC-SACT-31), and that units don't block awareness (BC-AWRNG-05)",
    "that a unit only sees in its final facing, not in those it turns through (BC-PATROL-11)",
    "that a chip under a unit is cleared before its bot is detected, if the bot comes into sight at the same step",
    (
        "what Drain, Cautious, Demerit and Shift do, printed in the Italian and French books only (BC-SECAB-03 to "
        "BC-SECAB-13), and the captains' cards, which are our own"
    ),
)
