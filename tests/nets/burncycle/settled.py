"""The words around the figures, and how each difference that was found is settled."""

from __future__ import annotations

HEAD = """\
# A second opinion on security activation

Written by `scripts/second-opinion burncycle --write` from the seed `{seed}`, in {minutes:.0f} minutes.

`tests/nets/burncycle` restates security activation from the rulebook alone: who acts, in which group, towards what, by
which routes, where it stops and which way it faces, whom it detects and attacks, which chips are turned over or
cleared. The match and the restatement play the same activation. At each decision of the players both must offer the
same options and show the same table; what happened in between and the table at the end must be the same, too. The
answer is then drawn at random.

| positions | |
| --- | --- |
| arranged at random, on all floors | {arranged:,} |
| that random play came to | {played:,} |
| **all** | **{positions:,}** |
| the match ended in the middle of the activation | {ended:,} |
| **with a difference** | **{differing:,}** |

**{decisions:,}** decisions were compared. The players decided:

| question | |
| --- | --- |
{asked}

There was only one option, so that nobody was asked, for:

| decision | |
| --- | --- |
{forced}

What the units did, compared one by one:

| deed | |
| --- | --- |
{facts}

## Differences found, and how they were settled

| difference | what the book says | settled |
| --- | --- | --- |
{settled}

## Where the book leaves room

On these the restatement follows the rulings of the catalogue, not a sentence of the book; both could be wrong alike:

{open}
"""

SETTLED: tuple[tuple[str, str, str], ...] = ()
OPEN: tuple[str, ...] = ()
