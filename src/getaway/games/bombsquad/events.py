"""What the seats are told. A card is told by its kind, a hidden one by HIDDEN."""

from __future__ import annotations

from getaway.kernel import Event


class SetUp(Event, frozen=True):
    """One of the eleven steps of set-up is done."""

    step: str
    what: str | int = ""


class Dealt(Event, frozen=True):
    """A seat has its hand."""

    seat: int
    cards: tuple[int, ...]


class TimerStarted(Event, frozen=True):
    """The countdown runs."""

    seat: int


class Informed(Event, frozen=True):
    """One seat told another which of its cards have a value."""

    seat: int
    to: int
    value: str
    places: tuple[int, ...]


class Discarded(Event, frozen=True):
    """A seat called a card and discarded it."""

    seat: int
    place: int
    card: int
    colour: str
    action: str
    right: bool


class Recharged(Event, frozen=True):
    """The main battery gained cells."""

    cells: int
    main: int


class Drew(Event, frozen=True):
    """A seat drew a card."""

    seat: int
    card: int


class TurnedOver(Event, frozen=True):
    """The discard pile became the draw pile."""

    cards: int


class MishapDeclared(Event, frozen=True):
    """A seat discarded cards it had seen by accident."""

    seat: int
    cards: tuple[int, ...]


class Programmed(Event, frozen=True):
    """A seat put a card on the frame."""

    seat: int
    place: int
    slot: int
    card: int


class Activated(Event, frozen=True):
    """A seat became the operator and turned the programmed cards up."""

    operator: int
    cards: tuple[int, ...]


class Ordered(Event, frozen=True):
    """The operator decided the order."""

    operator: int
    cards: tuple[int, ...]


class Dropped(Event, frozen=True):
    """The operator discarded a programmed card."""

    operator: int
    card: int


class Paid(Event, frozen=True):
    """The robot used cells."""

    cells: int
    main: int
    reserve: int


class Moved(Event, frozen=True):
    """The robot moved."""

    card: int
    direction: str
    to: int


class Worked(Event, frozen=True):
    """A door was opened, a hostage rescued or a bomb disarmed."""

    card: int
    cell: int


class Failed(Event, frozen=True):
    """A card could not be carried out: an error."""

    card: int
    direction: str = ""


class ActivationEnded(Event, frozen=True):
    """The cards of the frame were discarded in the order they were carried out."""

    cards: tuple[int, ...]


class Exploded(Event, frozen=True):
    """A bomb exploded."""

    letter: str


class MissionEnded(Event, frozen=True):
    """The mission is over."""

    cause: str
    success: bool
    score: int
    stars: int


class RoleTaken(Event, frozen=True):
    """A seat has a role."""

    seat: int
    role: str


class RobotPlaced(Event, frozen=True):
    """A robot was placed at an entrance."""

    tile: str
    cell: int


class RobotChanged(Event, frozen=True):
    """Another robot is active."""

    tile: str


class TurnedUp(Event, frozen=True):
    """A token that the fog hid was turned up; `code` is the kind of card that takes it off."""

    cell: int
    code: int


class TakenBack(Event, frozen=True):
    """The Analyst took the discarded card back."""

    seat: int
    card: int


class Revealed(Event, frozen=True):
    """The Commander turned a programmed card up."""

    seat: int
    slot: int
    card: int


class Unprogrammed(Event, frozen=True):
    """The Commander discarded a programmed card."""

    seat: int
    slot: int
    card: int


class Played(Event, frozen=True):
    """A seat played a card that is carried out at once."""

    seat: int
    place: int
    card: int


class Filmed(Event, frozen=True):
    """A camera saw the robot move."""

    cells: int


class Fizzled(Event, frozen=True):
    """The time of a bomb that does not end the mission ran out; a barrier lies on its space."""

    letter: str
    cell: int


class RobotOut(Event, frozen=True):
    """A robot's reserve fell below zero; another one goes on."""

    tile: str
