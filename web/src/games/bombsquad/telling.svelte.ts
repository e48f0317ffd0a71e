/** Bomb Squad told in words, for the text mode: clocks, batteries, the building row by row, the frame and the hands. */

import type { Countdown, Heard, Part, Teller } from "../../board/teller";
import { actionOf, COLOURS, levelOf, possible } from "./cards";
import { type ControlRoom, controlRoom, minutes } from "./control.svelte";
import { type BombSquadView, type Deed, type Machine, remembered, type Token, UNKNOWN } from "./view";
import { cardName, hintWords, ownCard, sizeOf, spaceOf } from "./words";

const WALL = "|";
const LEDGE = "-";

export class BombSquadTeller implements Teller {
  readonly #heard: Heard;
  readonly #room: ControlRoom;

  constructor(heard: Heard) {
    this.#heard = heard;
    this.#room = controlRoom(heard.state, heard.compose);
  }

  use(): () => void {
    return this.#room.use();
  }

  #say(id: string, args: Record<string, string | number | boolean> = {}): string {
    return this.#heard.words.texts.render(id, args);
  }

  // Clocks and meters

  readonly clocks: readonly Countdown[] = $derived.by(() =>
    this.#room.bombs.map(({ letter, level, time, turns }) => ({
      name: this.#say("meter-bomb", { letter, level }),
      left: time,
      note: turns === null ? "" : this.#say("tell-turns", { turns }),
    })),
  );

  readonly meters: readonly Part[] = $derived.by(() => {
    const { view, scene } = this.#room;
    if (!view || !scene) return [];
    const cost = scene.cost && !this.#room.running ? [{ text: this.#say("meter-cost", { cells: scene.cost }) }] : [];
    const colours = scene.keys.map((level) => COLOURS[level - 1] ?? "");
    const keys = this.#heard.words.texts.render("secured-keys", { colours, count: colours.length });
    return [
      ...scene.robots.map((robot) => this.#battery(robot)),
      ...cost,
      ...(colours.length ? [{ text: keys }] : []),
      { text: this.#pile("pile-draw", view.draw) },
      { text: this.#pile("pile-discards", view.discards, view.top_discard) },
    ];
  });

  #battery({ tile, main, main_most, reserve, reserve_most, out }: Machine): Part {
    if (out) return { text: this.#say("seen-robot-waiting", { tile, out }) };
    return { text: this.#say("tell-battery", { tile, main, main_most, reserve, reserve_most }) };
  }

  #pile(id: string, cards: number, top = UNKNOWN): string {
    const pile = this.#say(id);
    const count = this.#say("pile-cards", { cards });
    if (top === UNKNOWN) return this.#say("tell-pile", { pile, count });
    return this.#say("tell-pile-top", { pile, count, top: cardName(top, this.#heard.words.texts) });
  }

  // The building

  readonly board: readonly Part[] = $derived.by(() => {
    const { view } = this.#room;
    if (!view) return [];
    const rows = Array.from({ length: sizeOf(view.picture).rows }, (_, i) => this.#row(view, i + 1));
    return [...rows, this.#frame(view), ...this.#secured(view)];
  });

  /** What stands in a row, then its walls. */
  #row(view: BombSquadView, row: number): Part {
    const here = (cell: number): boolean => spaceOf(view, cell).row === row;
    const things = view.tokens.filter(({ what, cell }) => what !== "robot" && here(cell));
    const robots = (this.#room.scene?.robots ?? []).filter(({ cell }) => here(cell));
    const told = [
      ...things.map((token) => ({ cell: token.cell, text: this.#token(token) })),
      ...robots.map((robot) => ({ cell: robot.cell, text: this.#robot(robot) })),
    ].sort((one, other) => one.cell - other.cell);
    const spaces = told.map(({ cell, text }) => ({
      text: this.#say("tell-space", { ...spaceOf(view, cell), what: text }),
    }));
    return { text: this.#say("tell-row", { row }), parts: [...spaces, ...this.#walls(view, row)] };
  }

  #token({ what, level, letter, facing, cell }: Token): string {
    const { scene, bombs } = this.#room;
    const open =
      what === "door"
        ? (scene?.keys.includes(level) ?? false)
        : what === "camera"
          ? (scene?.watches.some((watch) => watch.cell === cell && watch.on) ?? false)
          : (scene?.open_doors.includes(cell) ?? false);
    const time = bombs.find((bomb) => bomb.letter === letter)?.time ?? null;
    if (what === "bomb" && time === null) return this.#say("meter-bomb", { letter, level });
    return this.#say(`seen-${what.replace("_", "-")}`, { level, letter, facing, open, left: minutes(time ?? 0) });
  }

  #robot({ tile, out }: Machine): string {
    const active = tile === this.#room.view?.table.robot_tile;
    return this.#say(active ? "seen-robot" : "seen-robot-waiting", { tile, out });
  }

  /** The inner walls of a row: between two columns of it, and to the row below. */
  #walls(view: BombSquadView, row: number): Part[] {
    const lines = view.picture.split("\n");
    const { rows, columns } = sizeOf(view.picture);
    const numbers = Array.from({ length: columns }, (_, i) => i + 1);
    const between = numbers.filter((column) => column < columns && lines[2 * row - 1]?.[2 * column] === WALL);
    const below = numbers.filter((column) => row < rows && lines[2 * row]?.[2 * column - 1] === LEDGE);
    const { texts } = this.#heard.words;
    const walls = [
      { id: "tell-walls-between", columns: between.map((column) => `${column}-${column + 1}`) },
      { id: "tell-walls-below", columns: below },
    ];
    const there = walls.filter(({ columns: found }) => found.length);
    return there.map(({ id, columns: found }) => ({ text: texts.render(id, { columns: found, count: found.length }) }));
  }

  // The frame and what was secured

  #frame(view: BombSquadView): Part {
    const parts = view.frame.map((_, slot) => ({ text: this.#slot(view, slot) }));
    const free = view.table.no_programming ? [] : [{ text: this.#say("tell-free-slots", { slots: view.free_slots }) }];
    return { text: this.#say("frame-title"), parts: [...parts, ...free] };
  }

  #slot(view: BombSquadView, slot: number): string {
    const kind = remembered(view, slot);
    const card = kind === UNKNOWN ? this.#say("frame-hidden") : cardName(kind, this.#heard.words.texts);
    const effect = this.#room.running && slot < view.table.step ? this.#say("tell-has-run") : "none";
    return this.#say("frame-slot", { slot: slot + 1, card, effect });
  }

  #secured(view: BombSquadView): Part[] {
    const name = (code: number): string => `seen-secured-${actionOf(code).replace("_", "-")}`;
    const parts = view.table.secured.map((code) => ({ text: this.#say(name(code), { level: levelOf(code) }) }));
    return parts.length ? [{ text: this.#say("secured-title"), parts }] : [];
  }

  // Hands

  seat(seat: number): readonly Part[] {
    const { view } = this.#room;
    const role = view?.table.roles[seat];
    const cards = view?.hands[seat]?.map((_, place) => ({ text: this.#card(view, seat, place) })) ?? [];
    return [...(role ? [{ text: this.#say("pick-take-role-role", { value: role }) }] : []), ...cards];
  }

  #card(view: BombSquadView, seat: number, place: number): string {
    const { texts } = this.#heard.words;
    const card = view.hands[seat]?.[place];
    const told = hintWords(card?.hint ?? 0, texts);
    if (seat === view.seat) return this.#say("hand-hidden", { place: place + 1, told: ownCard(view, place, texts) });
    if (!card || card.kind === UNKNOWN) return this.#say("hand-hidden", { place: place + 1, told });
    const face = this.#say("hand-card", { place: place + 1, card: cardName(card.kind, texts) });
    if (!possible(card.hint).length) return face;
    return this.#say("tell-known", { card: face, knows: this.#say("hand-knows", { told }) });
  }

  // The plan

  readonly plan: readonly Part[] = $derived.by(() => {
    const { rehearsal, view } = this.#room;
    if (!rehearsal || !view) return [];
    const { main, reserve, short } = rehearsal;
    const used = (this.#room.scene?.robots[0]?.reserve ?? 0) - reserve;
    const left =
      short > 0 ? this.#say("meter-short", { cells: short }) : this.#say("meter-after", { main, reserve, used });
    return [...rehearsal.acts.map((act) => ({ text: this.#deed(view, act) })), { text: left }];
  });

  #deed(view: BombSquadView, { kind, how, cells, direction }: Deed): string {
    const card = cardName(kind, this.#heard.words.texts);
    const end = cells.at(-1);
    const space = spaceOf(view, end ?? UNKNOWN);
    return this.#say("tell-deed", { card, how, direction, moves: direction !== "" && end !== undefined, ...space });
  }
}
