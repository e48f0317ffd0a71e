"""What the audiences are told, one type for each kind of thing that happens."""

from __future__ import annotations

from getaway.kernel import Event, Seat

# Set-up


class InformationLaid(Event, frozen=True):
    """Information lies on the nodes."""

    tokens: tuple[str, ...]


class RewardsLaid(Event, frozen=True):
    """Four Rewards lie face up."""

    cards: tuple[str, ...]


class PasswordGiven(Event, frozen=True):
    """A player holds the Password."""

    seat: Seat


class AvatarChosen(Event, frozen=True):
    """A player takes an Avatar."""

    seat: Seat
    avatar: str


class BreacherChosen(Event, frozen=True):
    """A player takes a Breacher."""

    seat: Seat
    breacher: str


class InterfaceChosen(Event, frozen=True):
    """A player takes an interface."""

    seat: Seat
    colour: str


class ProgramChosen(Event, frozen=True):
    """A player shows a Program."""

    seat: Seat
    card: str


class ObjectiveDealt(Event, frozen=True):
    """A player is dealt an Objective, which only that player sees."""

    seat: Seat
    objective: str


# The turn


class RoundBegan(Event, frozen=True):
    """A new round begins."""

    round: int


class TurnBegan(Event, frozen=True):
    """A player's turn begins."""

    seat: Seat


class TurnEnded(Event, frozen=True):
    """A player's turn is over."""

    seat: Seat


class Connected(Event, frozen=True):
    """An Avatar comes into the Database."""

    seat: Seat
    room: int


class ActionTaken(Event, frozen=True):
    """A player performs an action; so many are left."""

    seat: Seat
    action: str
    left: int


class Configured(Event, frozen=True):
    """A player configures: pushes or draw."""

    seat: Seat
    what: str


class Developed(Event, frozen=True):
    """A development cube goes to a Cheat."""

    seat: Seat
    box: int
    cheat: str


class CheatActivated(Event, frozen=True):
    """A Cheat is activated; a Program is named."""

    seat: Seat
    cheat: str
    card: str


class ProgramFlipped(Event, frozen=True):
    """The other Program shows."""

    seat: Seat
    card: str


class Purchased(Event, frozen=True):
    """A player buys a Reward or Information."""

    seat: Seat
    reward: str


class OrderGiven(Event, frozen=True):
    """A player gives a standing order."""

    seat: Seat
    order: str


class Passed(Event, frozen=True):
    """A player passes."""

    seat: Seat


# Cubes, Credits, Information


class CubeMoved(Event, frozen=True):
    """A code cube moves from box to box."""

    seat: Seat
    colour: str
    box: str
    to: str


class CubeGained(Event, frozen=True):
    """A code cube is gained."""

    seat: Seat
    colour: str


class CreditsGained(Event, frozen=True):
    """Credits are gained."""

    seat: Seat
    n: int


class CreditsPaid(Event, frozen=True):
    """Credits are paid."""

    seat: Seat
    n: int


class InformationGained(Event, frozen=True):
    """A token goes to the Hard Disk, maybe for another."""

    seat: Seat
    token: str
    dropped: str = ""


class InformationLeft(Event, frozen=True):
    """A token is left for want of room."""

    seat: Seat
    token: str


class MarkCovered(Event, frozen=True):
    """A mark of the Hard Disk is covered for the first time."""

    seat: Seat
    mark: int


class NodeTraced(Event, frozen=True):
    """A node is traced: the Viruses leave its rooms."""

    seat: Seat
    node: int
    token: str


class NodeInfected(Event, frozen=True):
    """A Virus is put in a node that was traced."""

    seat: Seat
    node: int


class CopiedOrPaid(Event, frozen=True):
    """An infecting player copies Information of a disconnected Avatar, or takes a Credit."""

    seat: Seat
    other: Seat
    token: str


# Cards and tokens


class MalwareDrawn(Event, frozen=True):
    """A player draws a card; others see its back."""

    seat: Seat
    card: str


class MalwareDiscarded(Event, frozen=True):
    """A card is discarded."""

    seat: Seat
    card: str


class MalwarePlayed(Event, frozen=True):
    """A card is played."""

    seat: Seat
    card: str


class MalwareRecycled(Event, frozen=True):
    """A discard pile becomes a deck."""

    seat: Seat


class AlternativeUsed(Event, frozen=True):
    """A card is played for its Alternative Effect."""

    seat: Seat
    card: str


class ResearchGained(Event, frozen=True):
    """A player takes a Research token; others see its back."""

    seat: Seat
    token: str


class ResearchUsed(Event, frozen=True):
    """A Research token is used."""

    seat: Seat
    token: str


class ResearchLaid(Event, frozen=True):
    """Research tokens lie in a room."""

    room: int
    n: int


class ResearchRecycled(Event, frozen=True):
    """Discarded Research tokens become the Reserve."""

    n: int


class Boosted(Event, frozen=True):
    """An ability is boosted."""

    seat: Seat
    ability: str
    n: int


class RangeGiven(Event, frozen=True):
    """Attacks reach further."""

    seat: Seat
    n: int


class Peeked(Event, frozen=True):
    """A player looks at activation cards; others see their backs."""

    seat: Seat
    cards: tuple[str, ...]


# The Database


class RoomRevealed(Event, frozen=True):
    """A dark room is revealed."""

    seat: Seat
    room: int
    code: str


class RoomTurned(Event, frozen=True):
    """A room is oriented."""

    room: int
    turn: int


class RoomDarkened(Event, frozen=True):
    """A room becomes dark."""

    room: int


class RoomActivated(Event, frozen=True):
    """A room is activated."""

    seat: Seat
    room: int
    kind: str


class BreachOpened(Event, frozen=True):
    """A Breach is opened."""

    border: int


class BreachWorn(Event, frozen=True):
    """A Breach was crossed: it turns over, or is gone."""

    border: int
    gone: bool


class GatewayMoved(Event, frozen=True):
    """A Gateway moves."""

    gateway: int
    room: int
    side: int


class GatewaySealed(Event, frozen=True):
    """A Gateway is removed."""

    gateway: int


class MoveBegun(Event, frozen=True):
    """A Move begins with so many MP."""

    seat: Seat
    mp: int


class Moved(Event, frozen=True):
    """An Avatar enters a room."""

    seat: Seat
    room: int
    cost: int


class MoveEnded(Event, frozen=True):
    """A Move is over; MP are lost."""

    seat: Seat
    mp: int


class Slid(Event, frozen=True):
    """An Avatar slides."""

    seat: Seat
    room: int


class AvatarPlaced(Event, frozen=True):
    """An Avatar is placed."""

    seat: Seat
    room: int


class Pulled(Event, frozen=True):
    """An Avatar is moved by an ICE."""

    seat: Seat
    room: int


# Viruses, Threat, attacks


class DieRolled(Event, frozen=True):
    """The Infection die shows a face."""

    seat: Seat
    face: str


class Rerolled(Event, frozen=True):
    """The Infection die is rolled again."""

    seat: Seat
    face: str


class VirusPlaced(Event, frozen=True):
    """A Virus is placed in a room."""

    seat: Seat
    room: int


class VirusIgnored(Event, frozen=True):
    """A Virus finds one of its colour there."""

    seat: Seat
    room: int


class VirusMoved(Event, frozen=True):
    """A Virus goes to another room."""

    seat: Seat
    room: int
    to: int


class VirusTakenBack(Event, frozen=True):
    """A player takes a Virus back to use it again."""

    seat: Seat
    virus: int


class VirusAssigned(Event, frozen=True):
    """An Avatar receives a Virus."""

    seat: Seat
    owner: int


class VirusesRemoved(Event, frozen=True):
    """Firewall Viruses leave an Avatar."""

    seat: Seat
    n: int


class Purged(Event, frozen=True):
    """A Virus leaves a room."""

    seat: Seat
    room: int


class ThreatRose(Event, frozen=True):
    """Threat rises."""

    seat: Seat
    threat: int


class ThreatReset(Event, frozen=True):
    """Threat is reset."""

    seat: Seat


class ThreatIgnored(Event, frozen=True):
    """Threat does not rise: a shield keeps it away, or the Avatar is disconnected."""

    seat: Seat


class Shielded(Event, frozen=True):
    """An Avatar is shielded."""

    seat: Seat


class ShieldLost(Event, frozen=True):
    """A Shield token is discarded."""

    seat: Seat


class ShieldHeld(Event, frozen=True):
    """A shield stops a Virus."""

    seat: Seat


class AttackDeclared(Event, frozen=True):
    """An attack begins, by an Avatar or an ICE."""

    seat: Seat
    model: int
    attack: int


class TargetNamed(Event, frozen=True):
    """The target of an attack or a subroutine."""

    seat: Seat
    model: int


class Forgone(Event, frozen=True):
    """An attack finds no target."""

    seat: Seat


class Eluded(Event, frozen=True):
    """A Virus is eluded."""

    seat: Seat


class AttackResolved(Event, frozen=True):
    """An attack assigned so many Viruses."""

    seat: Seat
    model: int
    n: int


class Disconnected(Event, frozen=True):
    """An Avatar leaves the Database."""

    seat: Seat


# The Firewall


class RevealSkipped(Event, frozen=True):
    """A player whose Avatar is disconnected reveals no activation card."""

    seat: Seat


class CardRevealed(Event, frozen=True):
    """An activation card is revealed."""

    seat: Seat
    card: str


class CardResolved(Event, frozen=True):
    """An activation card is discarded; after a Guardian's card the same player reveals one more."""

    card: str
    more: bool


class DeckRecycled(Event, frozen=True):
    """The discards become the activation deck."""

    n: int


class TrackAdvanced(Event, frozen=True):
    """An ICE cube advances to a box."""

    category: str
    box: int


class TrackStayed(Event, frozen=True):
    """The Guardian cube is on the last box and stays there."""

    category: str


class DieRaised(Event, frozen=True):
    """The Firewall die rises."""

    die: int


class DieStayed(Event, frozen=True):
    """The Firewall die cannot rise any more."""

    die: int


class IceDeployed(Event, frozen=True):
    """An ICE comes into the Database."""

    model: int
    ice: str
    room: int


class QuickSubroutine(Event, frozen=True):
    """An ICE is activated by its Quick Subroutine."""

    model: int
    seat: Seat


class QuickIgnored(Event, frozen=True):
    """No ICE of the category can target that Avatar."""

    category: str


class IceActivated(Event, frozen=True):
    """An ICE is activated: it can reach an Avatar, has one in Range, comes nearer, or is the Guardian."""

    model: int
    seat: Seat
    why: str


class NobodyActivated(Event, frozen=True):
    """No ICE of the category is activated: there is none, none has an Avatar in Range, or nobody is connected."""

    category: str
    why: str


class IceMoved(Event, frozen=True):
    """An ICE moves."""

    model: int
    room: int


class IceStayed(Event, frozen=True):
    """An ICE that could move does not."""

    model: int


class IceAttached(Event, frozen=True):
    """An ICE attaches itself to an Avatar."""

    model: int
    seat: Seat


class AttachIgnored(Event, frozen=True):
    """An ICE finds no room at the base of an Avatar."""

    model: int
    seat: Seat


class NoTarget(Event, frozen=True):
    """A subroutine finds no target."""

    model: int
    what: str


class Retargeted(Event, frozen=True):
    """Another Avatar becomes the target."""

    seat: Seat
    other: Seat


class IceInfected(Event, frozen=True):
    """An ICE has so many Viruses."""

    model: int
    n: int


class IceEliminated(Event, frozen=True):
    """A player eliminates an ICE."""

    model: int
    ice: str
    seat: Seat


class IceDisconnected(Event, frozen=True):
    """An ICE goes back to the Reserve."""

    model: int


class IceCleaned(Event, frozen=True):
    """Viruses leave Bots and Hunters."""


class GuardianInfected(Event, frozen=True):
    """A Virus lies on the Guardian's card."""

    seat: Seat


class GuardianShuffledIn(Event, frozen=True):
    """Deck, discards and Guardian cards become one activation deck."""

    n: int


class GuardianAwoke(Event, frozen=True):
    """The Guardian awakes: its card shows its statistics."""


class SheetFlipped(Event, frozen=True):
    """The Guardian's sheet shows side B from now on."""

    seat: Seat


class OmegaEntered(Event, frozen=True):
    """Omega lies beside a room."""

    room: int


class SealCancelled(Event, frozen=True):
    """Viruses keep a Gateway open."""

    gateway: int


# The end


class ObjectiveShown(Event, frozen=True):
    """A completed Objective is shown."""

    seat: Seat
    objective: str


class GameEnded(Event, frozen=True):
    """The game is over: a player wins, or nobody."""

    winner: Seat
    result: str
