"""`getaway play --server`: open a table or come to one, and play there until the end or until somebody leaves."""

from __future__ import annotations

from getpass import getuser
from typing import Any

from getaway import games
from getaway.cli.console.said import say
from getaway.cli.console.screen import Screen
from getaway.cli.console.wording import Wording
from getaway.cli.errors import BadCommand, Closed, Left
from getaway.cli.play.online.doors import Link, look, open_table, read_link, sit_down
from getaway.cli.play.online.inbox import Inbox
from getaway.cli.play.online.lobby import LOBBY, gather, part
from getaway.cli.play.online.turn import OnlineTurn
from getaway.cli.play.online.visit import Visit
from getaway.kernel import SPECTATOR, Refused
from getaway.kernel.stream import Ended, Put

FULL = ("GT-SEAT-03", "GT-SEAT-04")
LONGEST_NAME = 24


def play(
    server: str,
    name: str,
    game: str | None,
    players: int | None,
    options: dict[str, Any],
    *,
    practice: bool,
    warns: bool = False,
    takeover: bool,
    bots: str = "",
    stop: str = "",
    reasons: bool = True,
) -> None:
    """Play at a table of this server, and at its rematches."""
    link, screen, inbox = read_link(server), Screen(), Inbox()
    named = name or own_name()
    if link.table and game is not None:
        raise BadCommand(say("table-has-game", game=game))
    if link.table:
        link, game = come_to(link, named, screen)
    else:
        wanted = {"options": options, "practice": practice, "takeover": takeover, **_levels(bots)}
        wanted |= {"warns": True} if warns else {}
        link = opened(link, named, game, players, wanted)
    inbox.listen_to_keyboard()
    while True:
        again = visit(link, str(game), screen, inbox, stop, reasons=reasons)
        if not again:
            return
        link = link._replace(table=again)


def _levels(bots: str) -> dict[str, Any]:
    """How well bots play: all alike, or by seat after the host's, between commas."""
    if "," in bots:
        return {"levels": ["", *bots.split(",")]}
    return {"bots": bots} if bots else {}


def own_name() -> str:
    """The user's name, if the machine knows it."""
    try:
        return getuser()[:LONGEST_NAME]
    except (KeyError, OSError):
        raise BadCommand(say("no-name")) from None


def opened(link: Link, name: str, game: str | None, players: int | None, more: dict[str, Any]) -> Link:
    """A new table."""
    if game is None:
        raise BadCommand(say("bad-open", server=link.server, games=games.names()))
    chosen = games.find(game)
    wanted = {"game": game, "players": players or chosen.players[0], "name": name, **more}
    try:
        return open_table(link.server, wanted)
    except Refused as refused:
        raise BadCommand(Wording(chosen).refusal(refused)) from None


def come_to(link: Link, name: str, screen: Screen) -> tuple[Link, str]:
    """A seat at the table of a link, by its secret or a new one; where every seat is taken, a place to watch from."""
    wording = Wording(games.find(games.names()[0]))
    try:
        table = look(link)
        wording = Wording(games.find(table.game))
        return link if link.secret else sit_down(link, name), table.game
    except Refused as refused:
        if refused.clause not in FULL:
            raise BadCommand(wording.refusal(refused)) from None
        screen.write(wording.refusal(refused))
        return link, wording.game.name


def visit(link: Link, game: str, screen: Screen, inbox: Inbox, stop: str = "", *, reasons: bool = True) -> str:
    """One table from coming to leaving; the id of the next, if there is one."""
    if link.secret:
        screen.write(say("way-back"))
        screen.write_whole(link.way_back)
    here = Visit(link, game, screen, inbox, reasons=reasons)
    try:
        with screen.taken_over(True):
            here.begin()
            if stop and here.copy.seat != SPECTATOR:
                here.stop_at(here.copy.seat, stop)
            return sit(here)
    except (Closed, Left, KeyboardInterrupt):
        screen.write(say("left-online", seated=bool(link.secret)))
        return ""
    finally:
        here.line.close()


def sit(here: Visit) -> str:
    """Gather, play and part."""
    while True:
        question = here.copy.question
        if here.copy.table.stage == LOBBY:
            gather(here)
        elif isinstance(question, Ended):
            return part(here)
        elif isinstance(question, Put):
            OnlineTurn(here).run()
        else:
            here.wait_for(lambda: here.copy.question is not None)
