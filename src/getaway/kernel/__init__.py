"""The kernel: rules are pure scripts that ask questions; the kernel carries questions and answers."""

from getaway.kernel.arguments import Argument, own
from getaway.kernel.chance import Chance, Committed, Recorded, Seeded, commitment
from getaway.kernel.choice import Act, Choice, Dice
from getaway.kernel.declared import Bench, FirstMatch, Level, Setting
from getaway.kernel.entries import Answer, AnyEntry, Began, Drawn, Fired, Undone
from getaway.kernel.events import HIDDEN, Event
from getaway.kernel.game import Game
from getaway.kernel.match import Incident, Match
from getaway.kernel.play import Ask, Play
from getaway.kernel.position import Position, from_text, position, restore, to_text
from getaway.kernel.record import Record, Unseen
from getaway.kernel.requests import Cut, ask, ask_all, ask_any, carry_out, chance, pick, shuffle
from getaway.kernel.rules import FREE, Deadline, Rules, Talk
from getaway.kernel.shapes import One, Order, Rows, Shape, Some, Split
from getaway.kernel.state import (
    SPECTATOR,
    Public,
    Seat,
    State,
    encode,
    known,
    known_parts,
    once,
    secrecy,
    secret,
    state_hash,
)
from getaway.kernel.then import Then
from getaway.kernel.verbs import END, MAIN, RARE, USUAL, Odds, Question, Script, Verb
from getaway.kernel.wire import from_json, to_json
from getaway.kernel.wish import ALLOWED, Allowed, Arg, Args, Refused, Verdict, Wish
from getaway.kernel.worlds import NoWorldFits, sample_world
from getaway.kernel.written import Options, read_wish, written

__all__ = [
    "ALLOWED",
    "END",
    "FREE",
    "HIDDEN",
    "MAIN",
    "RARE",
    "SPECTATOR",
    "USUAL",
    "Act",
    "Allowed",
    "Answer",
    "AnyEntry",
    "Arg",
    "Args",
    "Argument",
    "Ask",
    "Began",
    "Bench",
    "Chance",
    "Choice",
    "Committed",
    "Cut",
    "Deadline",
    "Dice",
    "Drawn",
    "Event",
    "Fired",
    "FirstMatch",
    "Game",
    "Incident",
    "Level",
    "Match",
    "NoWorldFits",
    "Odds",
    "One",
    "Options",
    "Order",
    "Play",
    "Position",
    "Public",
    "Question",
    "Record",
    "Recorded",
    "Refused",
    "Rows",
    "Rules",
    "Script",
    "Seat",
    "Seeded",
    "Setting",
    "Shape",
    "Some",
    "Split",
    "State",
    "Talk",
    "Then",
    "Undone",
    "Unseen",
    "Verb",
    "Verdict",
    "Wish",
    "ask",
    "ask_all",
    "ask_any",
    "carry_out",
    "chance",
    "commitment",
    "encode",
    "from_json",
    "from_text",
    "known",
    "known_parts",
    "once",
    "own",
    "pick",
    "position",
    "read_wish",
    "restore",
    "sample_world",
    "secrecy",
    "secret",
    "shuffle",
    "state_hash",
    "to_json",
    "to_text",
    "written",
]
