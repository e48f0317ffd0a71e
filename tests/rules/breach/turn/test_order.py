"""Steps that the book numbers or puts in order, read as they are told.

Each position is one in which another order would come to another result; where it says so, both are worked out.
"""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.breach.boxed import boxed
from tests.rules.breach.firewall.watch import NOBODY, asleep, bots, corridor, order, reveals, story, tough
from tests.rules.breach.setup.opening import drawn
from tests.rules.breach.table import arrange, asked, can, do, g, node, player, told, whom

from getaway.games.breach.actions.events import DieRolled, MoveBegun, Moved, MoveEnded
from getaway.games.breach.attack.events import (
    AttackDeclared,
    AttackResolved,
    CopiedOrPaid,
    Disconnected,
    Eluded,
    IceAttached,
    IceEliminated,
    IceInfected,
    Shielded,
    ShieldHeld,
    ShieldLost,
    Slid,
    TargetNamed,
    ThreatReset,
    ThreatRose,
    VirusAssigned,
)
from getaway.games.breach.database.events import ResearchLaid, RoomRevealed
from getaway.games.breach.firewall.events import (
    CardResolved,
    CardRevealed,
    DieRaised,
    GuardianAwoke,
    GuardianShuffledIn,
    IceActivated,
    IceDeployed,
    IceMoved,
    OmegaEntered,
    PasswordGiven,
    QuickSubroutine,
    SheetFlipped,
    TrackAdvanced,
)
from getaway.games.breach.ground.events import ActionTaken, GameEnded
from getaway.games.breach.malware.events import MalwareDrawn
from getaway.games.breach.setup.events import (
    AvatarChosen,
    BreacherChosen,
    InformationLaid,
    InterfaceChosen,
    ObjectiveDealt,
    ProgramChosen,
    RewardsLaid,
)
from getaway.games.breach.sheet.events import (
    CheatActivated,
    CubeMoved,
    Developed,
    InformationGained,
    MarkCovered,
    ObjectiveShown,
    ProgramFlipped,
)
from getaway.games.breach.table.pieces import Effect, Reward, rewards
from getaway.games.breach.tokens.events import CreditsGained, CreditsPaid, Purchased, ResearchGained, VirusPlaced
from getaway.games.breach.turn.events import (
    Connected,
    IceCleaned,
    NodeInfected,
    NodeTraced,
    RoundBegan,
    TurnBegan,
    TurnEnded,
)
from getaway.kernel import Event, Match


def in_order(match: Match, *kinds: type[Event], never: tuple[type[Event], ...] = ()) -> None:
    """Check that these events came in exactly this order, each as often as it's named, and `never` ones not at all."""
    assert order(match, *kinds, *never) == [kind.__name__ for kind in kinds]


def by_seat(match: Match, kind: type[Event]) -> list[int]:
    """The seats that events of a kind are about."""
    return [event.seat for event in story(match, kind)]  # type: ignore[attr-defined]


# Set-up, round and turn


@pytest.mark.clause("BR-SETAV-01", "BR-SETBR-01", "BR-SETIF-18")
@pytest.mark.parametrize("seed", range(3))
def test_set_up(seed: int) -> None:
    """Database, Firewall, Password; Avatars clockwise, Breachers back, interfaces; then each player's own things."""
    match = drawn(3, seed=seed)
    first = g(match).password
    clockwise = [(first + i) % 3 for i in range(3)]
    laid = (InformationLaid, RewardsLaid, PasswordGiven)
    chosen = (AvatarChosen, BreacherChosen, InterfaceChosen)
    own = (ProgramChosen, MalwareDrawn, ObjectiveDealt)
    in_order(match, *laid, *[kind for kind in chosen for _ in range(3)], *own * 3, TurnBegan)
    assert by_seat(match, AvatarChosen) == by_seat(match, InterfaceChosen) == clockwise
    assert by_seat(match, BreacherChosen) == clockwise[::-1]
    assert by_seat(match, ProgramChosen) == by_seat(match, ObjectiveDealt) == clockwise
    assert by_seat(match, TurnBegan) == [first]


@pytest.mark.clause("BR-ROUND-02", "BR-ROUND-04", "BR-FWPASS-02", "BR-FWACT-02")
def test_a_round() -> None:
    """Turns from the Password holder clockwise, then the Password goes back, and its new holder reveals first."""
    seats = [tough(at=0), tough(at=2), tough(at=8)]
    match = arrange(3, phase="turn", active=1, password=1, seats=seats, deck=("twitch",) * 3)
    while len(told(match, RoundBegan)) == 0:
        done = next(verb for verb in ("end-actions", "end-configuring", "end-turn") if can(match, verb))
        do(match, done)
    turn = (TurnBegan, TurnEnded)
    cards = (CardRevealed, CardResolved)
    in_order(match, *turn * 3, PasswordGiven, *cards * 3, RoundBegan, TurnBegan)
    assert by_seat(match, TurnBegan) == [1, 2, 0, 0]
    assert by_seat(match, CardRevealed) == [0, 1, 2]


@pytest.mark.clause("BR-ROUND-03")
def test_the_phases_of_a_turn() -> None:
    """Action, Configuration, Trace: the token traced last would give a second Configure, and comes too late for it."""
    seats = [{"at": 8, "disk": ("half-politics",) * 2, "credits": 1}, {"at": 2}]
    match = arrange(infected={0: [0], 1: [0]}, tokens={"N0": "half-bio"}, marks=(True, True), seats=seats)
    asks = []
    for verb, args in (("end-actions", {}), ("configure", {"what": "draw"}), ("trace", {"node": node(match, "N0")})):
        asks.append(asked(match))
        do(match, verb, **args)
    assert asks == ["act", "configure", "trace"]
    in_order(match, MalwareDrawn, NodeTraced, InformationGained, NodeInfected, TurnEnded, TurnBegan)
    assert g(match).configuration(0) == 2


@pytest.mark.clause("BR-VICE-02", "BR-ROUND-02")
def test_the_end_of_a_turn() -> None:
    """The Viruses leave the ICE before the next player begins, who finds it unharmed."""
    ice = [{"name": "echo", "at": 4, "viruses": 1}]
    match = arrange(phase="configure", configured=1, ice=ice, seats=[{"at": 0}, {"at": 8}])
    in_order(match, IceCleaned, TurnEnded, TurnBegan)
    assert (whom(match), g(match).ice[0].viruses) == (1, 0)


# Connecting


@pytest.mark.clause("BR-RECON-04", "BR-RECON-05", "BR-RECON-06")
def test_reconnection() -> None:
    """Viruses and Threat are gone before a room is chosen; a dark one is revealed before the Avatar stands in it."""
    gone = {"at": None, "viruses": {1: 2, "firewall": 1}, "threat": 2}
    match = arrange(2, "v-1", phase="turn", dark=range(9), gateways={1: (0, 0), 2: (8, 2)}, seats=[gone, {"at": 4}])
    assert asked(match) == "where-to-reconnect"
    assert (sum(player(match).viruses), player(match).threat, player(match).connected) == (0, 0, False)
    assert [each["room"] for each in can(match, "choose-room")] == [0, 8]
    do(match, "choose-room", room=0)
    while asked(match) != "act":
        assert not player(match).connected
        do(match, "choose-turn", turn=0)
    in_order(match, ThreatReset, RoomRevealed, ResearchLaid, Connected)


# Actions


@pytest.mark.clause("BR-MOVE-01", "BR-MOVE-02")
def test_move() -> None:
    """The MP are counted before the cube is shifted: 4 with two cubes, though one is left in the box after that."""
    rooms = {0: "gr-1", 1: "v-1"}
    match = arrange(rooms=rooms, seats=[{"at": 0, "shield": True, "cubes": {"movement": {"movement": 2}}}, {"at": 8}])
    do(match, "move", **can(match, "move")[0])
    assert told(match, MoveBegun) == [MoveBegun(0, 4)]
    do(match, "go", room=1)
    assert player(match).shield
    do(match, "stop")
    in_order(match, ActionTaken, CubeMoved, MoveBegun, Moved, MoveEnded, ShieldLost)


@pytest.mark.clause("BR-REVEAL-03", "BR-REVEAL-04", "BR-REVEAL-05")
def test_reveal_a_room() -> None:
    """Paid, turned up, turned round, filled with Research; then it may be entered for the new link alone."""
    cubes = {"movement": {"movement": 2}}
    match = arrange(2, "v-1", rooms={0: "gr-1"}, dark=range(1, 9), seats=[{"at": 0, "cubes": cubes}, {"at": 8}])
    do(match, "move", **can(match, "move")[0])
    do(match, "reveal", room=1)
    assert asked(match) == "turn-room"
    assert (g(match).moves[-1].mp, g(match).room_research[1]) == (3, ())
    do(match, "choose-turn", turn=0)
    do(match, "go", room=1)
    assert (g(match).moves[-1].mp, player(match).room) == (2, 1)
    in_order(match, CubeMoved, MoveBegun, RoomRevealed, ResearchLaid, Moved)


@pytest.mark.clause("BR-ATTACK-03", "BR-ATTACK-04", "BR-RESATK-01", "BR-ASSIGN-08", "BR-ELUDE-02", "BR-ELUDE-07")
def test_attack() -> None:
    """Attack 4 against Defense 3 is 2 Viruses: the shield stops one and Elude the other.

    With the cube shifted first it would be 2 against 3, 1 Virus, and nobody would need to Elude; with the Elude first
    it would be 4 against 1, 3 Viruses, of which one came through.
    """
    sturm = {"avatar": "sturm", "at": 4, "shield": True, "cubes": {"attack": {"attack": 2}}}
    vitruvian = {"avatar": "vitruvian", "at": 4, "shield": True, "cubes": {"defense": {"defense": 1, "movement": 1}}}
    match = arrange(seats=[sturm, vitruvian])
    do(match, "attack", **can(match, "attack")[0])
    do(match, "target", model=1)
    do(match, "elude", **can(match, "elude")[0])
    assert told(match, AttackDeclared) == [AttackDeclared(0, -1, 4)]
    steps = (ActionTaken, CubeMoved, AttackDeclared, TargetNamed, ShieldHeld, CubeMoved, Eluded)
    in_order(match, *steps, AttackResolved, ShieldLost)
    assert (sum(player(match, 1).viruses), player(match, 1).shield, player(match).shield) == (0, True, False)


@pytest.mark.clause("BR-SHIELD-01", "BR-SHIELD-03")
def test_shield() -> None:
    """The cube first, the token after it."""
    match = arrange(seats=[{"at": 0, "cubes": {"defense": {"defense": 1}}}])
    do(match, "shield", **can(match, "shield")[0])
    in_order(match, ActionTaken, CubeMoved, Shielded)


@pytest.mark.clause("BR-INFDIE-03", "BR-INFDIE-04", "BR-INFDIE-05")
def test_infect() -> None:
    """The Virus before the track or the Threat; a retry raises the Threat before the die is rolled again."""
    match = arrange(2, "virus-bot", seats=[{"at": 0}, {"at": 8}])
    do(match, "infect")
    in_order(match, ActionTaken, DieRolled, VirusPlaced, TrackAdvanced, IceDeployed)
    match = arrange(2, "double-threat", seats=[{"at": 0, "threat": 1, "viruses": {"firewall": 2}}, {"at": 8}])
    do(match, "infect")  # the second Threat is one too many
    in_order(match, ActionTaken, DieRolled, VirusPlaced, ThreatRose, ThreatReset, VirusAssigned, Disconnected)
    match = arrange(2, "threat-retry", "virus", seats=[{"at": 0}, {"at": 8}])
    do(match, "infect")
    in_order(match, ActionTaken, DieRolled, ThreatRose, DieRolled, VirusPlaced)


@pytest.mark.clause("BR-DEV-01", "BR-DEV-03")
def test_develop() -> None:
    """The cube is on the Cheat before the effect of its box is resolved."""
    match = arrange(seats=[{"at": 0}, {"at": 8}])
    do(match, "develop", box=1, cheat="slide")
    in_order(match, ActionTaken, Developed, MalwareDrawn, MalwareDrawn)


# Effects


@pytest.mark.clause("BR-BUY-02", "BR-DANGER-02")
def test_a_dangerous_purchase() -> None:
    """Paid, then the penalty, then the benefit: the penalty eliminates, so that the Slide after it is lost."""
    slide = Reward(effects=(Effect("credit"), Effect("slide")), danger=(Effect("threat"),), price=1)
    with boxed(rewards(), trap=slide):
        seats = [{"at": 4, "credits": 1, "threat": 2, "viruses": {"firewall": 2}}, {"at": 8}]
        match = arrange(seats=seats, rewards=("trap",))
        do(match, "buy", reward="trap")
        steps = (CreditsPaid, Purchased, ThreatReset, VirusAssigned, Disconnected, CreditsGained)
        in_order(match, *steps)
        assert (told(match, Slid), player(match).room) == ([], -1)


@pytest.mark.clause("BR-CHEAT-10")
def test_a_program() -> None:
    """Its effect is resolved before the sleeve is turned over."""
    hugo = {"avatar": "hugo", "breacher": "argo", "at": 0, "credits": 1, "ready": ("program",), "side": 1}
    match = arrange(seats=[hugo, {"at": 8}])
    do(match, "cheat", cheat="program")
    steps = (CheatActivated, CreditsPaid, ResearchGained, MalwareDrawn, MalwareDrawn, ProgramFlipped)
    in_order(match, *steps)


# Tracing and winning


@pytest.mark.clause("BR-TRACE-05", "BR-TRACE-06", "BR-TRACE-07", "BR-TRACE-08")
def test_trace() -> None:
    """Declared, Viruses off the rooms, Information gained with all that follows, and last the Virus in the node.

    Alone and disconnected, a Hunter that the token brings comes to any room while no node is traced; with the Virus in
    the node first, it could only come to one of the two rooms around it.
    """
    position: dict[str, Any] = {"infected": {0: [0], 1: [0]}, "tokens": {"N0": "half-bio"}, "track": (0, 0, 2)}
    seats = [{"at": None, "disk": ("half-politics",)}]
    match = arrange(1, phase="trace", seats=seats, deck=("twitch",), **position)
    do(match, "trace", node=node(match, "N0"))
    assert [each["room"] for each in can(match, "choose-room")] == list(range(9))
    assert [g(match).infected[room] for room in (0, 1)] == [0, 0]
    do(match, "choose-room", room=8)
    in_order(match, NodeTraced, InformationGained, MarkCovered, TrackAdvanced, IceDeployed, NodeInfected)
    assert g(match).traced[node(match, "N0")] == 1


def leaving(objective: str) -> Match:
    """Sturm logs out and Hugo copies from him: the fourth token covers the second mark, and the Hunters are out.

    The Quick Subroutine that the mark brings eliminates Hugo, of whom Vitruvian copies his own last token.
    """
    hugo = {"at": 4, "disk": ("bio", "science", "half-bio"), "viruses": {2: 1, "firewall": 1}, "objective": objective}
    sturm = {"at": 0, "disk": ("half-crypto",), "viruses": {0: 1}}
    vitruvian = {"at": 8, "objective": "o07", "disk": ("science", "crypto")}
    seats = [{**hugo, "cubes": {"movement": {"movement": 2}}}, sturm, vitruvian]
    position: dict[str, Any] = {"marks": (True, False), "track": (0, 0, 2), "die": 4, "tokens": {}}
    match = arrange(3, seats=seats, active=1, password=2, ice=bots(4, 4, name="echo"), **position)
    do(match, "log-out")
    do(match, "choose-token", token="half-crypto")
    while not match.over and asked(match) != "configure":
        match.answer(whom(match), next(iter(match.asks[0].choice)))
    return match


@pytest.mark.clause("BR-END-04", "BR-END-05", "BR-DISC-02", "BR-LOGOUT-01")
def test_a_copy_that_completes() -> None:
    """Out, copied, stored, won: with the mark first Vitruvian would have won instead of Hugo."""
    match = leaving("o01")
    steps = (ActionTaken, Disconnected, CopiedOrPaid, InformationGained, ObjectiveShown, GameEnded)
    in_order(match, *steps, never=(MarkCovered, TrackAdvanced))
    assert told(match, GameEnded) == [GameEnded(0, "objective")]


@pytest.mark.clause("BR-HDCPU-08", "BR-QUICK-01", "BR-QUICK-03", "BR-VAVA-03", "BR-DISC-02")
def test_a_copy_that_covers_a_mark() -> None:
    """With another Objective: the mark, the track, the Quick Subroutine, the elimination, and what comes of that."""
    match = leaving("o12")
    gains = (Disconnected, CopiedOrPaid, InformationGained)
    quick = (MarkCovered, TrackAdvanced, QuickSubroutine, AttackDeclared, VirusAssigned)
    in_order(match, *gains, *quick, *gains, ObjectiveShown, GameEnded)
    assert told(match, GameEnded) == [GameEnded(2, "objective")]


@pytest.mark.clause("BR-DISC-02", "BR-END-04")
def test_the_copies_of_one_disconnection() -> None:
    """Sturm's copy covers a mark, Hugo's completes: all copies are stored before either is looked at."""
    hugo = {"at": 4, "disk": ("bio", "science"), "objective": "o01", "viruses": {"firewall": 2}}
    sturm = {"at": 8, "disk": ("half-science", "half-science", "politics"), "objective": "o12"}
    victim = {"at": 8, "cubes": {}, "viruses": {0: 1, 1: 1}, "disk": ("half-crypto", "half-bio")}
    seats = [hugo, {**sturm, "cubes": {"attack": {"attack": 2}}}, victim]
    position: dict[str, Any] = {"marks": (True, False), "track": (0, 0, 2), "die": 4, "tokens": {}}
    match = arrange(3, seats=seats, active=1, **position)
    do(match, "attack", **can(match, "attack")[0])
    do(match, "target", model=2)
    for seat, token in ((1, "half-bio"), (0, "half-crypto")):
        assert whom(match) == seat
        do(match, "choose-token", token=token)
    copies = (CopiedOrPaid, InformationGained)
    steps = (VirusAssigned, Disconnected, *copies * 2, ObjectiveShown, GameEnded)
    in_order(match, *steps, never=(MarkCovered, TrackAdvanced))
    assert g(match).winner == 0


@pytest.mark.clause("BR-END-04", "BR-TRACE-07", "BR-BUY-06")
def test_a_token_that_completes() -> None:
    """Traced or bought, it ends the game before the mark it covers, and before the Virus is put in the node."""
    hugo = {"at": 4, "disk": ("bio", "science", "half-bio"), "objective": "o01", "credits": 4}
    around: dict[str, Any] = {"infected": {0: [0], 1: [0]}, "tokens": {"N0": "half-crypto"}, "marks": (True, False)}
    match = arrange(phase="trace", seats=[hugo, {"at": 8}], **around)
    do(match, "trace", node=node(match, "N0"))
    end, never = (InformationGained, ObjectiveShown, GameEnded), (MarkCovered, TrackAdvanced, NodeInfected)
    in_order(match, NodeTraced, *end, never=never)
    match = arrange(seats=[hugo, {"at": 8}], **around)
    do(match, "buy", reward="information")
    do(match, "choose-token", token="half-crypto")
    in_order(match, CreditsPaid, Purchased, *end, never=never)


# The Firewall


@pytest.mark.clause("BR-ACARD-01", "BR-ACARD-02", "BR-SUBR-01")
def test_an_activation_card() -> None:
    """Chosen, resolved from top to bottom, then the tracks: the Worm deployed by them could not be chosen before."""
    position: dict[str, Any] = {"ice": bots(2), "track": (0, 0, 0), "bot": "worm"}
    match = reveals("crawl", **corridor(6), **position, seats=[tough(at=0), NOBODY])
    steps = (CardRevealed, IceActivated, IceMoved, IceAttached, TrackAdvanced, IceDeployed, CardResolved)
    in_order(match, *steps)
    assert [(each.number, each.room) for each in g(match).ice] == [(11, 0), (12, 0)]
    hunter: dict[str, Any] = {"ice": bots(1, name="echo"), "track": (1, 0, 0)}
    locked = reveals("lock-on", **hunter, seats=[tough(at=0), NOBODY])
    acts = (IceActivated, IceMoved, ThreatRose, AttackDeclared, VirusAssigned, AttackResolved)
    in_order(locked, CardRevealed, *acts, TrackAdvanced, CardResolved)


@pytest.mark.clause("BR-GACT-06", "BR-FWACT-01")
def test_a_guardian_card_brings_one_more() -> None:
    """It is resolved before the same player reveals the next, and only then comes the next player."""
    seats = [tough(at=5), tough(at=4)]
    cards = ("cordon", "twitch", "twitch")
    ice = [{"name": "xan4th", "at": 0}]
    position: dict[str, Any] = {**corridor(6, 3, 5), "ice": ice, "waiting": (0, 1), "track": (1, 2, 0)}
    match = reveals(*cards, **position, seats=seats)
    assert order(match, CardRevealed, CardResolved) == ["CardRevealed", "CardResolved"] * 3
    assert by_seat(match, CardRevealed) == [0, 0, 1]


@pytest.mark.clause("BR-AWAKE-01", "BR-AWAKE-02", "BR-AWAKE-03", "BR-AWAKE-04", "BR-AWAKE-05", "BR-AWAKE-06")
def test_the_awakening() -> None:
    """After the last card: Omega, the Guardian in it, its cards, its card turned, side A, side B; then a new round."""
    seats = [tough(at=0), tough(at=8)]
    position: dict[str, Any] = {**asleep(), "deck": ("twitch",), "waiting": (0,), "active": 0, "dark": range(9)}
    match = arrange(2, phase="activation", seats=seats, **position)
    awakening = (OmegaEntered, IceMoved, GuardianShuffledIn, GuardianAwoke, DieRaised, ThreatRose, ThreatRose)
    in_order(match, CardRevealed, CardResolved, *awakening, SheetFlipped, RoundBegan, TurnBegan)
    assert told(match, IceMoved)[0].model == 10
    assert g(match).die == 2


# Elimination


@pytest.mark.clause("BR-ELIM-02", "BR-ELIM-03")
def test_an_ice_is_eliminated() -> None:
    """It is gone before its Drop is gained: the Push is asked for with the Worm back in the Reserve."""
    sturm = {"avatar": "sturm", "at": 4, "cubes": {"attack": {"attack": 2}}}
    match = arrange(seats=[sturm, {"at": 8}], ice=bots(4))
    do(match, "attack", **can(match, "attack")[0])
    do(match, "target", model=11)
    assert (asked(match), g(match).ice) == ("push", ())
    do(match, "push", **can(match, "push")[0])
    steps = (ActionTaken, CubeMoved, AttackDeclared, TargetNamed, IceInfected, IceEliminated, CubeMoved)
    in_order(match, *steps, AttackResolved)


@pytest.mark.clause("BR-VAVA-03", "BR-DISC-03")
def test_an_avatar_is_eliminated() -> None:
    """The third Virus disconnects at once: of three assigned the last finds nobody, and its owner keeps it."""
    sturm = {"avatar": "sturm", "at": 4, "cubes": {"attack": {"attack": 2}}}
    match = arrange(seats=[sturm, {"at": 4, "cubes": {}, "viruses": {"firewall": 1}, "disk": ("half-bio",)}])
    do(match, "attack", **can(match, "attack")[0])
    do(match, "target", model=1)
    assert [each["token"] for each in can(match, "choose-token")] == ["half-bio", "credit"]
    do(match, "choose-token", token="credit")
    steps = (TargetNamed, VirusAssigned, VirusAssigned, Disconnected, CopiedOrPaid, CreditsGained, AttackResolved)
    in_order(match, *steps)
    assert told(match, AttackResolved)[0].n == 2
