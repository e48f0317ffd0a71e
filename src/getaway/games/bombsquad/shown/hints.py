"""Cards and what clues say about them, in short codes and in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from getaway.games.bombsquad.shown.view import CardView
from getaway.games.bombsquad.table.clues import ACTION_BITS, COLOUR_BITS
from getaway.games.bombsquad.table.pieces import ACTION, ACTIONS, COLOURS, LEVEL
from getaway.games.bombsquad.table.state import UNKNOWN

OPEN, NARROWED = "?", "~"


class Words(Protocol):
    """Where the words come from."""

    def render(self, message_id: str, args: Mapping[str, Any] = ...) -> str:
        """A message with its variables filled in."""


def code(card: CardView, texts: Words) -> str:
    """Four characters for a card: action type and level, or question marks while it lies face down."""
    if card.kind == UNKNOWN:
        return OPEN * 4
    return f"{action_code(ACTION[card.kind], texts)}{LEVEL[card.kind]}"


def action_code(action: int, texts: Words) -> str:
    """Three characters for an action type."""
    return texts.render(f"code-{ACTIONS[action].replace('_', '-')}")


def possible(hint: int) -> tuple[list[int], list[int]]:
    """The colours and the action types that the clues leave possible."""
    colours = [i for i in range(len(COLOURS)) if hint >> i & 1]
    actions = [i for i in range(len(ACTIONS)) if hint >> len(COLOURS) + i & 1]
    return colours, actions


def knowledge(hint: int, texts: Words) -> str:
    """Four characters for what is known of a card: `res?`, `???2`, with ~ where something is ruled out."""
    colours, actions = possible(hint)
    action = action_code(actions[0], texts) if len(actions) == 1 else _mark(len(actions), len(ACTIONS)) * 3
    level = str(colours[0] + 1) if len(colours) == 1 else _mark(len(colours), len(COLOURS))
    return action + level


def _mark(left: int, of: int) -> str:
    return OPEN if left == of else NARROWED


def marked(hint: int, text: str) -> str:
    """A card's code in capitals if its holder knows the action type, with a star if the colour."""
    colours, actions = possible(hint)
    return (text.upper() if len(actions) == 1 else text) + ("*" if len(colours) == 1 else "")


def words(hint: int, texts: Words) -> str:
    """What is known of a card, in full."""
    colours, actions = possible(hint)
    said = []
    if hint & COLOUR_BITS != COLOUR_BITS:
        said.append(_either([COLOURS[i] for i in colours], texts))
    if hint & ACTION_BITS != ACTION_BITS:
        said.append(_either([ACTIONS[i] for i in actions], texts))
    if not said:
        return texts.render("hint-nothing")
    return said[0] if len(said) == 1 else texts.render("hint-both", {"first": said[0], "second": said[1]})


def _either(names: Sequence[str], texts: Words) -> str:
    joined = texts.render("hint-known", {"what": names[0]})
    for name in names[1:]:
        joined = texts.render("hint-or", {"start": joined, "last": name})
    return joined
