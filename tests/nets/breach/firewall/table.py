"""The table of the second opinion: what lies on it, in plain lists that the restatement changes as it goes."""

from __future__ import annotations

from dataclasses import dataclass, field

from tests.nets.breach.firewall.board import Board

from getaway.games.breach.table.model import Breach
from getaway.games.breach.table.parts import DEFENSE, FIREWALL, NOWHERE
from getaway.games.breach.table.pieces import TOKENS, ice
from getaway.kernel import Event

BLACK = FIREWALL
"""The Firewall's place among the owners of Viruses."""


@dataclass
class Person:
    """A player, the interface and the Avatar."""

    avatar: str
    room: int
    last: int
    cubes: list[list[int]]
    viruses: list[int]
    threat: int
    shield: bool
    waived: bool
    waives_threat: bool
    disk: list[str]
    credits: int
    objective: str

    @property
    def connected(self) -> bool:
        """Whether the Avatar is in the Database."""
        return self.room != NOWHERE

    def defense(self) -> int:
        """Two for each cube of the box's own colour, one for every other (p.17)."""
        box = self.cubes[DEFENSE]
        return sum(2 * n if colour == DEFENSE else n for colour, n in enumerate(box))


@dataclass
class Model:
    """An ICE in the Database."""

    number: int
    name: str
    room: int
    viruses: int
    on: int

    @property
    def category(self) -> str:
        """Bot, Hunter or Guardian."""
        return ice()[self.name].category


@dataclass
class Boosts:
    """What cards add to the attack that is being resolved."""

    target: int
    attack: int = 0
    defense: int = 0
    slides: int = 0


@dataclass
class Table:
    """Everything the Firewall's turn looks at or changes."""

    board: Board
    mode: str
    people: list[Person]
    models: list[Model]
    names: dict[str, str]
    deployed_so_far: int
    password: int
    round: int
    die: int
    sides: dict[str, str]
    cubes: dict[str, int]
    deck: list[str]
    ahead: list[str]
    pile: list[str]
    guardian_cards: list[str]
    guardian: str
    sheet: int
    gateways: dict[int, tuple[int, int]]
    infected: list[set[int]]
    traced: list[set[int]]
    nodes: list[tuple[int, ...]]
    on_guardian: list[int]
    marks: list[bool]
    reserve: dict[str, int]
    credit_reserve: int
    viruses_left: list[int]
    shields_left: int
    winner: int = NOWHERE
    result: str = ""
    over: bool = False
    attack: Boosts | None = None
    aim: int = NOWHERE
    """The Avatar that a subroutine other than an attack takes as its target."""
    told: list[Event] = field(default_factory=list)

    @property
    def solo(self) -> bool:
        """One player against the Firewall."""
        return len(self.people) == 1

    def clockwise(self, start: int) -> list[int]:
        """All seats from this one on."""
        n = len(self.people)
        return [(start + i) % n for i in range(n)]

    def of_category(self, category: str) -> list[Model]:
        """The ICE of a category in the Database."""
        return [model for model in self.models if model.category == category]

    def model(self, number: int) -> Model:
        """An ICE by its number."""
        return next(model for model in self.models if model.number == number)

    def avatars_in(self, room: int) -> list[int]:
        """The seats whose Avatars stand in a room."""
        return [seat for seat, person in enumerate(self.people) if person.connected and person.room == room]

    def connected(self) -> list[int]:
        """The seats whose Avatars are in the Database."""
        return [seat for seat, person in enumerate(self.people) if person.connected]

    def within(self, room: int, reach: int) -> list[int]:
        """The seats whose Avatars are within a Range (p.30)."""
        far = self.board.slides(room)
        return [seat for seat in self.connected() if far.get(self.people[seat].room, reach + 1) <= reach]

    def tell(self, event: Event) -> None:
        """Something happened."""
        self.told.append(event)


def read(g: Breach) -> Table:
    """The table as the engine's state has it, when the Firewall's turn begins."""
    bits = range(g.players)
    return Table(
        board=Board(g),
        mode=g.mode,
        people=[
            Person(
                avatar=each.avatar,
                room=each.room,
                last=each.last,
                cubes=[list(box) for box in each.cubes],
                viruses=list(each.viruses),
                threat=each.threat,
                shield=each.shield,
                waived=each.waived,
                waives_threat=each.waives_threat,
                disk=list(each.disk),
                credits=each.credits,
                objective=g.objectives[seat][0],
            )
            for seat, each in enumerate(g.seats)
        ],
        models=[Model(each.number, each.name, each.room, each.viruses, each.on) for each in g.ice],
        names={"bot": g.bot, "hunter": g.hunter, "guardian": "xan4th"},
        deployed_so_far=len(g.roster),
        password=g.password,
        round=g.round,
        die=g.die,
        sides=dict(zip(("bot", "hunter", "guardian"), g.sides, strict=True)),
        cubes=dict(zip(("bot", "hunter", "guardian"), g.track, strict=True)),
        deck=list(g.deck),
        ahead=list(g.ahead),
        pile=list(g.pile),
        guardian_cards=list(g.guardian_deck),
        guardian=g.guardian,
        sheet=g.sheet,
        gateways={each.number: (each.room, each.side) for each in g.gateways},
        infected=[{seat for seat in bits if mask >> seat & 1} for mask in g.infected],
        traced=[{seat for seat in bits if mask >> seat & 1} for mask in g.traced],
        nodes=[node.rooms for node in g.grid.nodes],
        on_guardian=list(g.guardian_viruses),
        marks=list(g.marks),
        reserve=dict(zip(TOKENS, g.reserve, strict=True)),
        credit_reserve=g.credit_reserve,
        viruses_left=list(g.virus_supply),
        shields_left=g.shield_reserve,
    )


def facts(t: Table) -> dict[str, object]:
    """What must be the same on both tables, in words that `facts_of` uses too."""
    return {
        "avatars": [person.room for person in t.people],
        "last rooms": [person.last for person in t.people if not person.connected],
        "code cubes": [tuple(tuple(box) for box in person.cubes) for person in t.people],
        "viruses on Avatars": [tuple(person.viruses) for person in t.people],
        "threat": [person.threat for person in t.people],
        "shields": [person.shield for person in t.people],
        "hard disks": [tuple(person.disk) for person in t.people],
        "credits": [person.credits for person in t.people],
        "ice": sorted((m.number, m.name, m.room, m.viruses, m.on) for m in t.models),
        "password": t.password,
        "die": t.die,
        "tracks": tuple(t.cubes.values()),
        "deck": sorted(t.deck),
        "ahead": tuple(t.ahead),
        "pile": sorted(t.pile),
        "guardian cards": sorted(t.guardian_cards),
        "guardian": (t.guardian, t.sheet, t.board.omega_place, tuple(t.on_guardian)),
        "gateways": sorted(t.gateways.items()),
        "viruses in rooms": [sorted(each) for each in t.infected],
        "viruses in nodes": [sorted(each) for each in t.traced],
        "marks": tuple(t.marks),
        "reserve": (tuple(t.reserve.values()), t.credit_reserve, tuple(t.viruses_left), t.shields_left),
        "end": (t.over, t.winner),
    }


def facts_of(g: Breach) -> dict[str, object]:
    """The same of the engine's state."""
    t = read(g)
    t.over, t.winner = g.phase == "over", g.winner
    return facts(t)
