"""Plans at a table, questions that pass by themselves there, and what options would bring."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from tests.serving import new_id
from tests.unit.table.seated import At, House, at_home, refused

from getaway.games.burncycle.turn import turn
from getaway.kernel import SPECTATOR, Answer, Seat, Wish, from_json
from getaway.kernel.passing import end_of
from getaway.kernel.wire import PlainWish
from getaway.table import Stored, Wanted, key_of, opening
from getaway.table import commands as c
from getaway.table.acts import BOT, AnyAct, Handed, Played, Revoked, Sat
from getaway.table.deciding import answer, decide, sit
from getaway.table.live import COURTESY, HEAD_START, Live
from getaway.table.opening import id_of, laid, opened
from getaway.table.telling import Shown, table_view
from getaway.table.weighing import Outlook, Weigh

BEGIN, DONE = PlainWish("begin-turn"), PlainWish("done")
SEED = bytes(32)
"""In this world no alarm interrupts the first turn."""


@pytest.fixture(autouse=True)
def _same_world(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every table of this file plays in one world, so that what stops a plan is always the same."""
    monkeypatch.setattr(opening, "new_seed", lambda: SEED)


def begun(players: int = 2, people: int = 2) -> Live:
    """A table of burncycle with these people, at the first turn."""
    wanted = Wanted("burncycle", players, "Ada", options={"mission": "first_shift"} if players == 1 else {})
    live, _ = laid(opened(wanted, key_of("ada"), 1000), id_of("ada"))
    for name in ("Bob", "Cleo")[: people - 1]:
        live.commit(sit(live, name, key_of(name), "", None, 1001))
    live.commit(decide(live, 0, c.Start(id="start"), 1002))
    while asked(live) != "before-turn":
        by_hand(live)
    return live


def asked(live: Live) -> str:
    """The question that stands."""
    return live.playing().asks[0].question.name


def by_hand(live: Live, wish: Wish | None = None, seat: Seat | None = None) -> Played:
    """Answer with this wish, or go on if that's possible, or else with the first of a seat's options."""
    ask = next(ask for ask in live.playing().asks if seat in (None, ask.seat))
    end = end_of(ask)
    act = answer(live, ask.seat, wish or next(iter(end.wishes() if end else ask.choice)), ask.id, live.last + 1)
    live.commit(act)
    assert isinstance(act, Played)
    return act


def plan(live: Live, seat: Seat, *wishes: PlainWish) -> c.PlanIt:
    """A plan of these wishes for the question that stands."""
    ask = next(ask.id for ask in live.playing().asks if ask.seat == seat)
    return c.PlanIt(id=new_id(), ask=ask, steps=tuple(c.PlainStep(wish) for wish in wishes))


def planned(live: Live, seat: Seat, *wishes: PlainWish) -> tuple[Played, list[dict[str, Any]]]:
    """Carry a plan out; the row, and what the table told the seat about it."""
    act = decide(live, seat, plan(live, seat, *wishes), live.last + 1)
    row = live.commit(act)
    assert isinstance(act, Played)
    told = from_json(row.told[seat if len(row.told) > 1 else 0], list[dict[str, Any]])
    return act, [item for item in told if item["item"] == "plan"]


def test_a_plan_is_one_row() -> None:
    """Its answers are entries of one row, which leads any other node to the same place."""
    live = begun()
    before, seat, seq = live.checkpoint(), live.playing().g.active, live.seq
    act, told = planned(live, seat, BEGIN, DONE)
    assert [entry.wish.verb for entry in act.entries if isinstance(entry, Answer)] == ["begin-turn", "done"]
    assert (live.seq, asked(live), told) == (seq + 1, "act", [])
    other = Live.load(live.id, Stored(live.seed, before, (), ()))
    other.commit(act)
    assert act.plan is not None
    assert act.plan.why == "complete"


def test_a_plan_that_stops_says_where_and_why_to_its_seat_alone() -> None:
    """The others see what was done, not what was meant to be done."""
    live = begun()
    seat = live.playing().g.active
    act = decide(live, seat, plan(live, seat, BEGIN, DONE, DONE), live.last + 1)
    row = live.commit(act)
    mine, theirs, spectators = [row.told[each] for each in (seat, 1 - seat, SPECTATOR)]
    (ended,) = [item for item in from_json(mine, list[dict[str, Any]]) if item["item"] == "plan"]
    assert (ended["done"], ended["steps"], ended["why"]) == (2, 3, "changed")
    assert ended["clause"] == "BC-TURN-02"
    assert b'"plan"' not in theirs
    assert theirs == spectators


def test_a_plan_goes_on_after_others_have_passed() -> None:
    """A player is asked to pay a share; if they decline, the rest of the plan is carried out in the same row."""
    live, upgrade, seat, other = at_a_shared_upgrade()
    act, told = planned(live, seat, upgrade, DONE)
    assert [(item["why"], item["facts"]) for item in told] == [("others", {"seats": [other]})]
    assert len(act.rest) == 1
    kept = Live.load(live.id, Stored(live.seed, live.checkpoint(), (), ()))
    for each in (live, kept):
        row = by_hand(each, Wish("decline"), other)
        assert [entry.wish.verb for entry in row.entries if isinstance(entry, Answer)] == ["decline", "done"]
        assert (asked(each), each.table.waiting) == ("act", None)
    assert live.playing().chain == kept.playing().chain


def test_a_plan_ends_when_others_do_something() -> None:
    """They agree, and pay: that's not what the rest of the plan was made for."""
    live, upgrade, seat, other = at_a_shared_upgrade()
    planned(live, seat, upgrade, DONE)
    row = by_hand(live, Wish("agree"), other)
    assert row.plan is not None
    assert (row.plan.why, live.table.waiting, asked(live)) == ("used", None, "route-first")


def at_a_shared_upgrade() -> tuple[Live, PlainWish, Seat, Seat]:
    """A turn at its start, and an upgrade of the module that the other player's agent pays a share of."""
    live = begun()
    seat = live.playing().g.active
    planned(live, seat, BEGIN)
    (ask,) = live.playing().asks
    shared = [w for w in ask.choice if w.verb == "upgrade-module" and w["shares"][1 - seat]]
    return live, PlainWish("upgrade-module", dict(shared[0].args)), seat, 1 - seat


def test_a_seat_that_answers_by_hand_gives_its_plan_up() -> None:
    """Taking back what was done ends the plan as well."""
    live, upgrade, seat, other = at_a_shared_upgrade()
    planned(live, seat, upgrade, DONE)
    live.commit(decide(live, seat, c.Undo(id=new_id()), live.last + 1))
    assert (live.table.waiting, asked(live)) == (None, "route-first")
    assert other != seat


@pytest.mark.parametrize(
    "changed",
    [
        lambda seat: Handed(seat=seat, to=BOT, by=1 - seat, at=2000),
        lambda seat: Revoked(seat=seat, at=2000),
        lambda seat: Sat(seat=seat, name="Dan", key=key_of("dan"), number="", at=2000),
    ],
    ids=["handed", "revoked", "sat"],
)
def test_a_plan_ends_when_its_seat_changes_hands(changed: Callable[[Seat], AnyAct]) -> None:
    """The next player at the seat decides for themselves; a change at another seat leaves the plan waiting."""
    live, upgrade, seat, other = at_a_shared_upgrade()
    planned(live, seat, upgrade, DONE)
    waits = []
    for each in (other, seat):
        live.commit(changed(each))
        waits.append(live.table.waiting is not None)
    assert waits == [True, False]
    row = by_hand(live, Wish("decline"), other)
    assert [entry.wish.verb for entry in row.entries if isinstance(entry, Answer)] == ["decline"]
    assert (row.plan, asked(live)) == (None, "route-first")


# Passing


def test_a_seat_says_when_it_wants_to_be_asked() -> None:
    """Everyone sees the setting, and the row that passes by itself says so."""
    live = begun(1, 1)
    assert [seat.stop for seat in table_view(live).seats] == ["new"]
    live.commit(decide(live, 0, c.SetStop(id="s", stop="never"), live.last + 1))
    assert [seat.stop for seat in table_view(live).seats] == ["never"]
    autos = 0
    for _ in range(40):
        act = by_hand(live, seat=0)
        autos += sum(isinstance(entry, Answer) and entry.auto for entry in act.entries)
    assert autos


def test_seats_that_say_nothing_stop_for_something_new() -> None:
    """One seat's setting leaves the others alone."""
    live = begun()
    assert live.table.stopping == ("new", "new")
    live.commit(decide(live, 1, c.SetStop(id="s", stop="always"), live.last + 1))
    assert live.table.stopping == ("new", "always")
    assert [seat.stop for seat in table_view(live).seats] == ["new", "always"]


def test_a_bot_begins_its_own_turn() -> None:
    """Before a bot's turn anyone may reboot; if nobody does for a while, the bot goes on."""
    live = begun(2, 1)
    match = live.playing()
    while match.g.active == 0 or asked(live) != "before-turn":
        by_hand(live)
    assert live.bots_asked() == [1]
    assert live.due == live.table.asked[1] + live.thinking(1) - HEAD_START
    assert live.thinking(1) == COURTESY == 4000


# On a real store


def test_a_plan_that_is_sent_again_counts_once(dsn: str) -> None:
    """The answer was lost, or the node died: the same command leads to one row, whole."""

    async def story(here: House) -> None:
        at = await here.open(players=1, people=1, game="burncycle", options={"mission": "first_shift"})
        await to_the_first_turn(at)
        live = await at.live()
        sent, seq = plan(live, 0, BEGIN, DONE), live.seq
        await at.do(0, sent)
        await at.do(0, sent)
        here.tables.house.rooms.clear()
        await at.do(0, sent)
        live = await at.live()
        assert (live.seq, asked(live)) == (seq + 1, "act")
        rows = [row for row in await here.store.tail(at.id, 0) if b'"begin-turn"' in row.act]
        assert len(rows) == 1
        assert b'"done"' in rows[0].act

    at_home(dsn, story)


def test_a_plan_that_stumbles_half_way_is_one_row(dsn: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What was done of it is stored under its id, so that the same command isn't carried out again."""

    def stumbles(*_: object) -> None:
        raise LookupError

    async def story(here: House) -> None:
        at = await here.open(players=1, people=1, game="burncycle", options={"mission": "first_shift"})
        await to_the_first_turn(at)
        live = await at.live()
        sent, seq = plan(live, 0, BEGIN, DONE), live.seq
        monkeypatch.setattr(turn, "build_pool", stumbles)
        await at.do(0, sent)
        here.tables.house.rooms.clear()
        await at.do(0, sent)
        live = await at.live()
        assert (live.seq, asked(live)) == (seq + 1, "route-first")
        (row,) = await here.store.tail(at.id, seq)
        ran = from_json(row.act, Played).plan
        assert ran is not None
        assert (row.id, ran.done, ran.why, ran.clause) == (f"s0:{sent.id}", 1, "changed", "GT-FAULT-01")

    at_home(dsn, story)


async def to_the_first_turn(at: At) -> None:
    """Choose the first of everything until a turn can begin."""
    while asked(live := await at.live()) != "before-turn":
        ask = live.playing().asks[0]
        wish = next(iter(ask.choice))
        await at.do(0, c.AnswerIt(id=new_id(), ask=ask.id, wish=PlainWish(wish.verb, dict(wish.args))))


def test_options_are_weighed_for_the_seat_that_is_asked(dsn: str) -> None:
    """Spectators and outdated questions are refused; the questions ahead come on request."""

    async def story(here: House) -> None:
        at = await here.open(players=1, people=1, game="burncycle", options={"mission": "first_shift"})
        await to_the_first_turn(at)
        ask = (await at.live()).playing().asks[0].id
        wanted = Weigh(ask=ask, wishes=(PlainWish("reboot"), BEGIN), ahead=True)
        found = from_json(await here.tables.weigh(at.id, at.keys[0], wanted), Outlook)
        assert [each.wish for each in found.weighed] == [Wish("reboot"), Wish("begin-turn")]
        assert [each.question for each in found.ahead][:2] == ["route-first", "act"]
        await refused("GT-ASK-02", here.tables.weigh(at.id, "", wanted))
        await refused("GT-ASK-02", here.tables.weigh(at.id, at.keys[0], Weigh(ask=ask - 1)))
        await refused("BC-ACT-02", here.tables.weigh(at.id, at.keys[0], Weigh(ask=ask, wishes=(DONE,))))

    at_home(dsn, story)


@pytest.mark.parametrize("framed", [False, True])
def test_frames_come_only_to_those_who_ask(framed: bool) -> None:
    """The steps of a plan are pictures of their own; without them the change of the view is the whole."""
    live = begun()
    seat = live.playing().g.active
    shown = Shown(live, seat)
    planned(live, seat, BEGIN, DONE)
    sent = shown.update(live, table_view(live), live.last, framed=framed)
    assert sent is not None
    update = from_json(sent, dict[str, Any])
    assert ("frames" in update) == framed
