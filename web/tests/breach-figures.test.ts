/** The figures of The Breach: everybody has a drawing of their own, and so has every unit of the Firewall. */

import { describe, expect, it } from "vitest";
import { arrowBetween, attackIn, enemiesOf, roomsOf } from "../src/games/breach/board/blows";
import { segments } from "../src/games/breach/board/geometry";
import { rungsOf } from "../src/games/breach/board/strikes";
import { AVATARS, figureOf, UNKNOWN } from "../src/games/breach/figures/avatars";
import { creatureOf, OUTLINES } from "../src/games/breach/figures/ice";
import { PEOPLE } from "../src/games/breach/figures/people";
import { MOTIFS } from "../src/games/breach/figures/rooms";
import { faceOf, stepOf } from "../src/games/breach/hand/faces";
import { actionsOf } from "../src/games/breach/hand/seats";
import { isPicking, picks, takenBy } from "../src/games/breach/pick/picking";
import { begun } from "../src/games/breach/sheet/cubes";
import type { BreachView, Scene } from "../src/games/breach/view";
import type { Option } from "../src/lib/compose.svelte";
import { ringOf } from "../src/lib/ring";
import type { Ask } from "../src/lib/wire";
import kept from "./breach.json";
import { position } from "./desks";

const act = position("act");
const avatars = ["hugo", "sturm", "vitruvian", "mila"];
const breachers = ["argo", "cassia", "dedalo", "ishtar", "null", "vesper"];

describe("drawings", () => {
  it("show every Avatar and Breacher, each in another way", () => {
    expect(Object.keys(PEOPLE).sort()).toEqual([...avatars, ...breachers].sort());
    expect(new Set(avatars.map((name) => figureOf(name).shape)).size).toBe(avatars.length);
    expect(Object.keys(AVATARS)).toEqual(avatars);
    expect(figureOf("somebody")).toBe(UNKNOWN);
  });

  it("tell units apart by outline and silhouette", () => {
    const worm = creatureOf("worm", "bot");
    const shapes = ["worm", "tentacle", "echo", "kynodontas", "xan4th"].map((name) => creatureOf(name, "bot").shape);
    expect(new Set(shapes).size).toBe(5);
    expect(new Set(Object.values(OUTLINES)).size).toBe(3);
    expect([worm.category, creatureOf("xan4th", "guardian").category]).toEqual(["bot", "guardian"]);
    expect(creatureOf("stranger", "hunter").category).toBe("hunter");
  });

  it("have a sign for every kind of room", () => {
    expect(Object.keys(MOTIFS).sort()).toEqual(["garden", "industrial", "terminal", "tower", "void"]);
  });

  it("give cards a sign by their moment, and gold to Missions", () => {
    expect(faceOf({ timing: "enemy-attack", type: "tactic" })).toEqual({ icon: "shield", tone: "bio" });
    expect(faceOf({ timing: "your-move", type: "mission" }).tone).toBe("cry");
    expect(faceOf(null).icon).toBe("spark");
  });

  it("let cards overlap only where they must", () => {
    expect(stepOf(3, 301, 95, 8)).toBe(103);
    expect(stepOf(5, 300, 95, 8) * 4 + 95).toBeLessThanOrEqual(300);
  });
});

describe("a node's ring", () => {
  const { scene } = kept.positions[1] as unknown as { scene: Scene };
  const node = scene.nodes.find(({ central }) => central);

  it("has a segment for each room, cut into as many pieces as players are there", () => {
    if (!node) throw new Error("no node");
    const all = node.rooms.map((room) => segments(scene, node, room, 25, 1)[0]);
    expect(new Set(all).size).toBe(4);
    expect(segments(scene, node, node.rooms[0] ?? 0, 25, 3)).toHaveLength(3);
  });
});

describe("an attack", () => {
  const strike = {
    attack: 4,
    ladder: [
      { viruses: 1, attack: 1 },
      { viruses: 2, attack: 4 },
      { viruses: 3, attack: 6 },
    ],
    helps: [{ verb: "play" as const, name: "borrowed-muscle", attack: 6, defense: 3, viruses: 3, in_range: true }],
  };

  it("shows its ladder with the rung reached and the one a card would reach", () => {
    expect(rungsOf(strike)).toEqual([
      { viruses: 1, from: 1, to: 3, on: false, may: false },
      { viruses: 2, from: 4, to: 5, on: true, may: false },
      { viruses: 3, from: 6, to: -1, on: false, may: true },
    ]);
    const alike = strike.ladder.map(({ viruses }) => ({ viruses, attack: 1 }));
    expect(rungsOf({ ...strike, ladder: alike }).map(({ viruses }) => viruses)).toEqual([3]);
  });

  it("is drawn from who strikes to who is struck, and leaves both free", () => {
    const { line } = arrowBetween({ x: 0, y: 0, r: 30 }, { x: 100, y: 0, r: 30 });
    expect(line).toBe("M36.0 0.0L56.5 0.0");
  });

  it("concerns the rooms of both", () => {
    const view = position("with a card").view;
    const now = attackIn(view);
    expect(now).toEqual({ by: 0, target: 1 });
    expect(now && [...roomsOf(view, now)].every((room) => room >= 0)).toBe(true);
    expect(attackIn(act.view)).toBeNull();
    expect(enemiesOf(act.view)).not.toContain(act.view.seat);
  });
});

describe("your own side", () => {
  it("counts the actions left, by the CPU or by the Click that replaces it", () => {
    const most = act.desk.seats[0]?.click ?? 0;
    expect(actionsOf({ ...act.view, limit: -1, clicks: 1 }, act.desk, act.view.active)?.left).toBe(most - 1);
    expect(actionsOf({ ...act.view, limit: 1, clicks: 0 }, act.desk, act.view.active)).toEqual({ left: 1, most: 1 });
    expect(actionsOf(act.view, act.desk, act.view.active + 1)).toBeNull();
  });
});

describe("the gallery", () => {
  const asked = (question: string) => ({ ...act.ask, question });
  const setup: BreachView = { ...act.view, phase: "setup" };

  it("has the stage while you choose who you are, and nowhere else", () => {
    expect(isPicking(setup, asked("which-avatar"))).toBe(true);
    expect([isPicking(setup, asked("turn-room")), isPicking(act.view, asked("act")), isPicking(setup, null)]).toEqual([
      false,
      false,
      false,
    ]);
  });

  it("is looked at by who waits only while everybody learns who is who", () => {
    const waiting = (question: string): Ask => {
      const { choice: _, ...ask } = asked(question);
      return ask as Ask;
    };
    expect(isPicking(setup, waiting("which-avatar"))).toBe(true);
    expect([asked("which-program"), waiting("which-program")].map((ask) => isPicking(setup, ask))).toEqual([
      true,
      false,
    ]);
  });

  it("keeps everybody in one place, taken or not", () => {
    const free = { binds: { card: "mila" } } as unknown as Option;
    const [first, second] = setup.seats.map(({ avatar }) => avatar);
    const seen = picks(setup, "which-avatar", []);
    expect(seen.map(({ name }) => name)).toEqual(Object.keys(AVATARS));
    expect(
      seen
        .filter(({ owner }) => owner >= 0)
        .map(({ name, owner }) => [owner, name])
        .sort(),
    ).toEqual([
      [0, first],
      [1, second],
    ]);
    const choosing = picks({ ...setup, seats: [] }, "which-avatar", [free]);
    expect(choosing).toEqual([{ name: "mila", option: free, owner: -1 }]);
    expect(takenBy(free)).toBe("mila");
  });

  it("draws a sheet as it begins", () => {
    const sheet = begun({ cubes: [2, 1, 0], values: [4, 2, 0] });
    expect([sheet.movement_box, sheet.attack_box, sheet.defense_box, sheet.movement]).toEqual([
      ["movement", "movement"],
      ["attack"],
      [],
      4,
    ]);
  });
});

describe("a window's ring", () => {
  it("empties with the time", () => {
    expect([ringOf(1, 10), ringOf(0.5, 10), ringOf(0, 10)]).toEqual(["62.8 62.8", "31.4 62.8", "0.0 62.8"]);
  });
});
