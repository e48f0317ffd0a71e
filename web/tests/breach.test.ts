// @vitest-environment jsdom
/** What the picture of The Breach makes of positions that the rules have laid out. */

import { describe, expect, it } from "vitest";
import { dieAt, signsOf } from "../src/games/breach/board/die";
import { FIREWALL_TURN } from "../src/games/breach/board/turn";
import {
  between,
  dots,
  frameOf,
  gateAt,
  middle,
  nodeAt,
  PITCH,
  rectOf,
  SIDE,
  walls,
} from "../src/games/breach/board/geometry";
import { allStanding, ranks, seatsOf, toldLinks, viruses } from "../src/games/breach/board/pieces";
import { markOf, optionsAt, placesOf } from "../src/games/breach/board/spots";
import { pointOf } from "../src/games/breach/playback/points";
import { stage } from "../src/games/breach/playback/stages";
import { type BreachView, type Event, GUARDIAN, type Scene } from "../src/games/breach/view";
import type { Told as Telling } from "../src/lib/sent";
import kept from "./breach.json";
import { composing, position as desk } from "./desks";

interface Position {
  view: BreachView;
  scene: Scene;
}

function position(name: string): Position {
  return kept.positions.find((each) => each.name === name) as unknown as Position;
}

const START = position("start");
const MOVE = position("move");
const GUARDED = position("guardian");

describe("the Database as it lies", () => {
  it("has rooms with gaps between them, row by row", () => {
    expect(rectOf(MOVE.scene, 1).x - rectOf(MOVE.scene, 0).x).toBe(PITCH);
    expect(rectOf(MOVE.scene, 3).y - rectOf(MOVE.scene, 0).y).toBe(PITCH);
    expect(rectOf(MOVE.scene, 4).width).toBe(SIDE);
  });

  it("breaks the wall where a link is open, and only there", () => {
    for (const room of MOVE.scene.rooms) {
      const strokes = walls(rectOf(MOVE.scene, room.at), room.links).split("M").length - 1;
      expect(strokes - 4).toBe(room.links.reduce((sum, mp) => sum + (mp < 0 ? 1 : 2), 0));
    }
  });

  it("has a dot for each MP of an open link", () => {
    for (const { at, links } of MOVE.scene.rooms) {
      expect(dots(rectOf(MOVE.scene, at), links)).toHaveLength(links.reduce((sum, mp) => sum + Math.max(0, mp), 0));
    }
  });

  it("puts central nodes between four rooms and the others at the rim", () => {
    const { scene } = START;
    const [first] = scene.nodes;
    expect(first && nodeAt(scene, first)).toEqual({ x: between(scene, [0, 1]).x, y: between(scene, [0, 3]).y });
    const frame = { left: rectOf(scene, 0).x, right: rectOf(scene, 8).x + SIDE };
    for (const node of scene.nodes.filter(({ central }) => !central)) {
      const { x, y } = nodeAt(scene, node);
      expect([x, y].some((at) => at < frame.left || at > frame.right)).toBe(true);
    }
    expect(new Set(scene.nodes.map((node) => JSON.stringify(nodeAt(scene, node)))).size).toBe(scene.nodes.length);
  });

  it("grows where Omega lies outside the other rooms", () => {
    const omega = rectOf(GUARDED.scene, 9);
    const whole = frameOf(GUARDED.scene);
    expect(omega.y + omega.height).toBe(rectOf(GUARDED.scene, 1).y - (PITCH - SIDE));
    expect([whole.y < frameOf(MOVE.scene).y, whole.y < omega.y]).toEqual([true, true]);
    expect(middle(GUARDED.scene, 9).x).toBe(middle(GUARDED.scene, 1).x);
  });

  it("reads the links of a room that is being turned", () => {
    expect(toldLinks("N0 E1 Sx W2")).toEqual([0, 1, -1, 2]);
    for (const { links } of MOVE.scene.rooms) {
      const told = links.map((mp, side) => `${"NESW"[side] ?? ""}${mp < 0 ? "x" : mp}`).join(" ");
      expect(toldLinks(told)).toEqual(links);
    }
  });
});

describe("pieces", () => {
  it.each([START, MOVE, GUARDED])("draws every model once, in its room", ({ scene, view }) => {
    const drawn = [...allStanding(scene, view)].flatMap(([room, here]) =>
      here.models.map(({ model }) => [model, room]),
    );
    const there = [
      ...view.seats.map((player, seat) => [seat, player.room]),
      ...view.ice.map((each) => [each.number, each.room]),
    ];
    expect(drawn.sort()).toEqual(there.filter(([, room]) => room !== -1).sort());
  });

  it.each([MOVE, GUARDED])("keeps them inside and apart", ({ scene, view }) => {
    for (const [room, { models }] of allStanding(scene, view)) {
      const { x, y, width, height } = rectOf(scene, room);
      for (const piece of models) {
        expect(piece.x - x).toBeGreaterThan(0);
        expect(x + width - piece.x).toBeGreaterThan(0);
        expect([piece.y > y, piece.y < y + height]).toEqual([true, true]);
      }
      expect(new Set(models.map((piece) => `${piece.x} ${piece.y}`)).size).toBe(models.length);
    }
  });

  it("draws the Guardian about twice as large as others beside it", () => {
    const here = allStanding(GUARDED.scene, GUARDED.view).get(9)?.models ?? [];
    const [large, small] = [here.find((each) => each.model === GUARDIAN), here.find((each) => each.model === 1)];
    expect((large?.r ?? 0) / (small?.r ?? 1)).toBeGreaterThan(2);
  });

  it("lets attached ICE stand at their Avatar", () => {
    const here = allStanding(MOVE.scene, MOVE.view).get(4)?.models ?? [];
    const [avatar, worm] = [here.find((each) => each.model === 0), here.find((each) => each.model === 11)];
    expect(Math.hypot((avatar?.x ?? 0) - (worm?.x ?? 0), (avatar?.y ?? 0) - (worm?.y ?? 0))).toBeLessThan(
      2 * (avatar?.r ?? 0),
    );
  });

  it("has a place for each of many", () => {
    for (const count of [0, 1, 2, 3, 4, 5, 6, 7, 8]) {
      expect(new Set(ranks(count, { x: 0, y: 0 }).map(({ x, y }) => `${x} ${y}`)).size).toBe(count);
    }
  });

  it("shows Viruses by seat", () => {
    expect(seatsOf(0b1010)).toEqual([1, 3]);
    expect(viruses(MOVE.scene, MOVE.view, 4).map(({ seat }) => seat)).toEqual([0, 1]);
  });
});

describe("what can be chosen", () => {
  const mark = (place: string, { scene, view }: Position) => markOf(place, scene, view, allStanding(scene, view));

  it("finds everything that lies on the board", () => {
    const places = [
      "room:0",
      "room:9",
      "node:3",
      "border:0",
      "edge:2",
      "gateway:2",
      "model:10",
      "model:0",
      "seat:1",
      "virus:20",
    ];
    for (const place of places) expect(mark(place, GUARDED), place).not.toBeNull();
    expect(mark("virus:4", MOVE)).not.toBeNull();
    expect(mark("virus:41", MOVE)).toEqual(mark("model:1", MOVE));
  });

  it("finds nothing that is not there", () => {
    for (const place of ["gateway:1", "model:19", "cheat:0:slide", "virus:60"])
      expect(mark(place, GUARDED), place).toBeNull();
    expect(mark("seat:0", START)).toBeNull();
  });

  it("marks a Gateway where its tab is", () => {
    const gate = GUARDED.view.gateways[0] ?? { room: 0, side: 0 };
    const { rect } = mark("gateway:2", GUARDED) ?? { rect: { x: 0, y: 0, width: 0, height: 0 } };
    expect({ x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 }).toEqual(gateAt(GUARDED.scene, gate));
  });

  it("is what options touch and what they start at, pieces above rooms", () => {
    const { compose } = composing(desk("act"));
    const places = placesOf(compose.options);
    expect(places).toContain("model:0");
    expect(places.findIndex((place) => place.startsWith("room:"))).toBeLessThan(places.indexOf("model:0"));
    const verbs = optionsAt(compose, "model:0").map(({ act }) => act.verb);
    expect(verbs).toContain("move");
    expect(verbs).not.toContain("waive");
  });
});

type Told = Telling<Event>;

describe("the Firewall's turn", () => {
  it("begins with the Password of the Firewall's turn, not with that of the set-up", () => {
    const given = (cites: string[]): Told => ({
      item: "told",
      rev: 1,
      event: { event: "PasswordGiven", seat: 0 },
      cites,
    });
    expect([FIREWALL_TURN.begins(given(["BR-FWPASS-01"])), FIREWALL_TURN.begins(given(["BR-SETAV-01"]))]).toEqual([
      true,
      false,
    ]);
  });
});

describe("the Infection die", () => {
  const rolled = (face: string): BreachView => {
    const seats = START.view.seats.map((player, seat) => (seat === 0 ? { ...player, last: 4 } : player));
    return { ...START.view, seats, rolled: { seat: 0, face, ignored: false } };
  };

  it("lies in the room it was rolled for, until its result counts", () => {
    const { x, y, width, height } = rectOf(START.scene, 4);
    const at = dieAt(START.scene, rolled("virus"));
    expect(at && at.x > x && at.x < x + width && at.y > y && at.y < y + height).toBe(true);
    expect(dieAt(START.scene, { ...rolled("virus"), rolled: null })).toBeNull();
  });

  it("shows what each face brings", () => {
    expect(signsOf("virus-bot")).toEqual(["virus", "bot"]);
    expect(signsOf("double-threat")).toEqual(["virus", "warn", "warn"]);
    expect(signsOf("threat-retry")).toEqual(["warn", "undo"]);
    expect(signsOf("a face of a pack")).toEqual(["dice"]);
  });
});

describe("what is seen of a blow", () => {
  it("stamps a disconnection where the Avatar stood, and a trace at its node", () => {
    const seats = MOVE.view.seats.map((player, seat) => (seat === 0 ? { ...player, room: -1, last: 4 } : player));
    const view = { ...MOVE.view, seats };
    const out = stage({ rev: 1, event: { event: "Disconnected", seat: 0 } } as Telling<Event>);
    expect(out).toMatchObject({ stamp: "disconnected", to: "model:0" });
    expect(pointOf(MOVE.scene, view, allStanding(MOVE.scene, view), "model:0")).toEqual(middle(MOVE.scene, 4));
    const trace = { event: "NodeTraced", seat: 0, node: 2, token: "half-bio" };
    expect(stage({ rev: 2, event: trace } as Telling<Event>)).toMatchObject({ stamp: "traced", to: "node:2" });
    expect(stage({ rev: 2, event: { ...trace, token: "" } } as Telling<Event>)).toMatchObject({ stamp: "empty" });
  });
});
