/** What the parts of the picture share: the scene, the plan that is being composed, and the time. */

import { showingOf } from "../../board/playback/showing.svelte";
import type { Compose } from "../../lib/compose.svelte";
import { following, lasting } from "../../lib/lasting.svelte";
import type { TableState } from "../../lib/table.svelte";
import { type Called, lastCall, lastTold } from "./lately";
import { playbackOf } from "./playback/playback.svelte";
import { type Run, runOf } from "./ran";
import { type BombSquadView, type Direction, type Rehearsal, type Scene, sent } from "./view";

const PAUSE = 90;
const TICK = 250;
const BEFORE_THE_START = ["setup", "roles", "deal", "ready"];

const ROOMS = new WeakMap<Compose, ControlRoom>();

/** The control room of a table, the same for every part of its picture. */
export function controlRoom(state: TableState, compose: Compose): ControlRoom {
  const room = ROOMS.get(compose) ?? lasting(() => new ControlRoom(state, compose));
  ROOMS.set(compose, room);
  return room;
}

/** How long a bomb has left. */
export interface Left {
  letter: string;
  level: number;
  /** In milliseconds; null while its countdown does not run. */
  time: number | null;
  turns: number | null;
  /** What is left of its whole time, from 0 to 1. */
  share: number;
  /** Whether it is the next to go off. */
  next: boolean;
}

export class ControlRoom {
  readonly #state: TableState;
  readonly #compose: Compose;
  /** What the picture shows besides the view; null until it was fetched. */
  scene = $state.raw<Scene | null>(null);
  /** The composed order carried out in thought; null while nothing is composed. */
  rehearsal = $state.raw<Rehearsal | null>(null);
  #ways = $state.raw<readonly (Direction | "")[]>([]);
  #now = $state(0);
  #users = 0;
  #stop = (): void => {};

  constructor(state: TableState, compose: Compose) {
    this.#state = state;
    this.#compose = compose;
  }

  /** The table as it lies. */
  readonly #live: BombSquadView | null = $derived.by(() => sent.view(this.#state.view));

  /** The table as it is drawn: while a run is shown card by card, as it lay then. */
  readonly view: BombSquadView | null = $derived.by(() => playbackOf(this.#state).view);

  /** Whether the question waits for what is being shown: then nothing can be chosen yet. */
  readonly waits: boolean = $derived.by(() => showingOf(this.#state).waits);

  /** The call that was just made, and the cards that were just told about. */
  readonly called: Called | null = $derived.by(() => lastCall(this.#state.items));
  readonly told: readonly string[] = $derived.by(() => lastTold(this.#state.items));

  /** The run that is being carried out or shown, until the answer after it; null without one. */
  readonly run: Run | null = $derived.by(() => {
    const shown = this.waits ? playbackOf(this.#state).act?.at(-1) : undefined;
    return runOf(this.#state.items, shown?.rev);
  });

  /** Keep everything fresh as long as a part of the picture is shown. */
  use(): () => void {
    if (this.#users++ === 0) this.#stop = this.#follow();
    return () => {
      if (--this.#users === 0) this.#stop();
    };
  }

  #follow(): () => void {
    return following(() => {
      $effect(() => this.#fetchScene(this.#position));
      $effect(() => this.#rehearse(this.slots, this.directions));
      $effect(() => {
        if (this.#live && !this.running && !this.slots) this.#ways = []; // the next run is planned from the start
      });
      $effect(() => {
        this.#now = this.#state.now();
        const timer = setInterval(() => (this.#now = this.#state.now()), TICK);
        return () => clearInterval(timer);
      });
    });
  }

  // The scene

  /** Changes when anything changes that a scene speaks of. */
  readonly #position: string = $derived.by(() => {
    if (!this.#live) return "";
    const { mission, board, robot, robot_tile, parked, main, reserve, secured, lost, active } = this.#live.table;
    const building = [mission, board, robot, robot_tile, parked, main, reserve, secured, lost, active];
    return JSON.stringify([...building, this.#live.frame.length]);
  });

  #fetchScene(position: string): void {
    if (!position) return;
    void sent.ask(this.#state, "scene", {}).then((scene) => {
      if (scene && position === this.#position) this.scene = scene;
    });
  }

  // The plan

  /** The slots in the order that is composed, or that is being carried out from here on; null without either. */
  readonly slots: readonly number[] | null = $derived.by(() => {
    const wish = this.#compose.wish;
    if (this.#compose.asked && wish?.verb === "order") return wish.args["slots"] as number[];
    const table = this.#live?.table;
    if (table?.phase !== "operate" || !this.#compose.asked) return null;
    return this.#live?.frame.map((_, slot) => slot).slice(table.step) ?? null;
  });

  /** Whether this seat composes an order now, and may plan where its moves go. */
  readonly planning: boolean = $derived.by(() => this.#compose.asked && this.slots !== null);

  /** Whether the cards are being carried out. */
  readonly running: boolean = $derived(this.#live?.table.phase === "operate");

  /** How many cards of the order have run. */
  readonly first: number = $derived(this.running ? (this.#live?.table.step ?? 0) : 0);

  readonly directions: readonly (Direction | "")[] = $derived(this.#ways.slice(this.first));

  #rehearse(slots: readonly number[] | null, directions: readonly (Direction | "")[]): (() => void) | undefined {
    if (!slots) {
      this.rehearsal = null;
      return undefined;
    }
    if (this.#compose.busy) return undefined;
    const args = { slots: [...slots], directions: slots.map((_, i) => directions[i] ?? ("" as const)) };
    let wanted = true;
    const timer = setTimeout(() => {
      void sent.ask(this.#state, "rehearse", args).then((rehearsal) => {
        if (wanted) this.rehearsal = rehearsal;
      });
    }, PAUSE);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }

  /** Plan a direction for the card at this place of the order, counted from the first that is still to run. */
  plan(place: number, direction: Direction | ""): void {
    const ways = [...this.#ways];
    ways[this.first + place] = direction;
    this.#ways = Array.from(ways, (way) => way ?? "");
  }

  /** Forget the direction at this place and all behind it. */
  planAgain(place: number): void {
    this.#ways = this.#ways.slice(0, this.first + place);
  }

  /** The card at one place of the order went to another: its direction goes with it. */
  moved(from: number, to: number): void {
    const ways = Array.from({ length: Math.max(this.#ways.length, from + 1, to + 1) }, (_, i) => this.#ways[i] ?? "");
    const [way = ""] = ways.splice(from, 1);
    ways.splice(to, 0, way);
    this.#ways = ways;
  }

  // Time

  /** The bombs that are left, the next to go off first. */
  readonly bombs: readonly Left[] = $derived.by(() => {
    const { view, scene } = this;
    if (!view || !scene) return [];
    const left = view.clocks.map((clock) => {
      const fuse = scene.bombs.find((bomb) => bomb.letter === clock.letter);
      const time = clock.due < 0 ? null : Math.max(0, clock.due - this.#elapsed(view));
      const turns = view.table.clock === "turns" && time !== null ? Math.ceil(time / view.table.turn_time) : null;
      const share = time === null || !fuse ? 1 : Math.min(1, time / fuse.time);
      return { letter: clock.letter, level: fuse?.level ?? 0, time, turns, share, next: false };
    });
    left.sort((one, other) => (one.time ?? Infinity) - (other.time ?? Infinity));
    return left.map((bomb, i) => ({ ...bomb, next: i === 0 && bomb.time !== null }));
  });

  #elapsed(view: BombSquadView): number {
    const { phase, clock, turns, turn_time, started_at } = view.table;
    if (BEFORE_THE_START.includes(phase)) return 0;
    return clock === "turns" ? turns * turn_time : this.#now - started_at;
  }
}

/** Minutes and seconds as a clock shows them. */
export function minutes(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
