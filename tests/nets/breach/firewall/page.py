"""The page with the figures of a run."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

DECISIONS = {
    "who reveals a card": "who reveals a card, and which",
    "which-ice": "which ICE that can reach an Avatar is activated",
    "which-ice-aims": "which ICE with an Avatar in Range is activated",
    "which-ice-at-all": "which ICE is activated if none can reach an Avatar",
    "which-ice-leaves": "which ICE is disconnected if there is no way to an Avatar",
    "which-ice-quick": "which ICE performs its Quick Subroutine",
    "where-ice-goes": "in which Avatar's room an ICE stops",
    "where-ice-heads": "which Avatar an ICE moves closer to",
    "which-way-ice-goes": "how far it moves, and which way",
    "which-way-guardian-goes": "which way the Guardian goes",
    "which-target": "which Avatar a subroutine is aimed at",
    "which-virus-purged": "which Virus is purged",
    "elude": "Elude, and where the cube goes",
    "where-to-slide": "where an Avatar slides after an attack",
    "copy-or-credit": "a copy of Information, or a Credit",
    "which-token-to-drop": "which token makes room on a full Hard Disk",
    "which-track": "which track advances first",
    "where-to-deploy": "where an ICE is deployed when a single player is disconnected",
}
"""Decisions by kind."""
HAPPENED = {
    "event AttackResolved": "attacks with the number of their Viruses",
    "event VirusAssigned": "Viruses assigned",
    "event ShieldHeld": "Viruses kept away by a shield",
    "event ThreatRose": "Threat raised",
    "event ThreatReset": "Threat reset",
    "event ThreatIgnored": "Threat ignored",
    "event Disconnected": "Avatars disconnected",
    "event InformationGained": "copies stored",
    "event MarkCovered": "marks covered",
    "event TrackAdvanced": "track advances with everything in the box",
    "event DieRaised": "rises of the Firewall die",
    "event IceDeployed": "ICE deployed",
    "event QuickSubroutine": "Quick Subroutines",
    "event QuickIgnored": "Quick Subroutines that nobody could perform",
    "event IceMoved": "ICE moved",
    "event IceAttached": "Worms attached",
    "event AttachIgnored": "Worms that found no room at an Avatar's base",
    "event Pulled": "Avatars pulled",
    "event Purged": "Viruses purged",
    "event IceDisconnected": "ICE disconnected",
    "event NobodyActivated": "cards that activated nobody",
    "event GuardianAwoke": "awakenings",
    "event GatewaySealed": "Gateways sealed",
    "event SealCancelled": "seals cancelled",
    "event GameEnded": "games ended",
    "response boost": "responses that boost Attack or Defense",
    "response shield": "responses that shield an Avatar",
    "response retarget": "responses that pass the target on to another Avatar",
    "response slide-after": "responses that let the Avatar slide after the attack",
    "response reset-threat": "responses that reset Threat",
    "response remove-virus": "responses that remove a Virus",
    "response credit": "responses that give a Credit",
    "tables compared": "whole tables compared",
}
"""What happened, by kind."""
SETTLED = (
    (
        "an ICE that only moves closer had to use all its movement",
        "the engine was wrong (p.29): it may stop anywhere on its way, or stay (BR-SUBR-08)",
    ),
    (
        "Objectives were checked after the marks that copies cover",
        "the engine was wrong (p.19): a completed Objective wins before anything else happens (BR-END-04, BR-DISC-02)",
    ),
    (
        "an ICE couldn't be put in Omega when a single player is disconnected",
        "the engine was wrong (p.41 says any room): Omega counts once it's there (BR-SOLO-08)",
    ),
    (
        "in which order Avatars take the Threat of the awakening",
        "the book and the sheet leave it open: clockwise from the Password holder (BR-AWAKE-05)",
    ),
    (
        "whether an ICE must come within Range of any Avatar, or of the one it heads for",
        "the book leaves it open: of the one it heads for (BR-SUBR-08)",
    ),
    (
        "whether an ICE without a way may be chosen while another one can move closer",
        "the second opinion was wrong: the book says any ICE of the category (BR-CHOOSE-04)",
    ),
    (
        "in which box of a full Hard Disk a replacement token goes",
        "the second opinion was wrong: in the box that was freed (p.16)",
    ),
)
"""The differences found, and how each was settled."""


INTRODUCTION = """\
`scripts/second-opinion breach` lets the engine play Firewall turns alongside a second implementation of the rulebook
that shares no rules with it. Both start from the same random position. Whenever a player decides, both must ask the
same seat and offer the same options; one option is picked at random for both. What happened and what's on the table
is compared at every decision and at the end."""


def page(positions: int, counts: Mapping[str, int], differences: Iterable[str]) -> str:
    """All figures."""
    modes, players, states = [listed(counts, word) for word in ("mode ", "players ", "Guardian ")]
    decisions = sum(counts.get(name, 0) for name in DECISIONS)
    rows = [
        ("positions", f"{positions:,}"),
        ("decisions compared, with all options", f"{decisions:,}"),
        ("options in them", f"{counts.get('options', 0):,}"),
        ("differences", f"{len(list(differences)):,}"),
    ]
    return "\n".join(
        [
            "# A second opinion on the Firewall",
            "",
            INTRODUCTION,
            "",
            f"Positions by mode: {modes};",
            f"by players: {players}; by the Guardian's state: {states}.",
            "",
            *table(("what", "number"), rows),
            "",
            "## Decisions",
            "",
            *table(("decision", "compared"), figures(DECISIONS, counts)),
            "",
            "## What happened",
            "",
            *table(("what", "compared"), figures(HAPPENED, counts)),
            "",
            "## Differences found, and how they were settled",
            "",
            *table(("difference", "settled"), SETTLED, right=False),
            "",
        ]
    )


def listed(counts: Mapping[str, int], word: str) -> str:
    """How many positions there are of each kind."""
    found = [name for name in sorted(counts) if name.startswith(word)]
    return ", ".join(f"{name.removeprefix(word)} ({counts[name]:,})" for name in found)


def figures(words: Mapping[str, str], counts: Mapping[str, int]) -> list[tuple[str, str]]:
    """A row for each kind."""
    return [(word, f"{counts.get(name, 0):,}") for name, word in words.items()]


def table(head: tuple[str, str], rows: Iterable[tuple[str, str]], *, right: bool = True) -> list[str]:
    """A table of two columns."""
    line = "| --- | ---: |" if right else "| --- | --- |"
    return [f"| {head[0]} | {head[1]} |", line, *[f"| {left} | {other} |" for left, other in rows]]
