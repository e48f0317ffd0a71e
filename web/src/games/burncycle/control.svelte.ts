/** What the parts of the floor share: the scene, which floor is looked at, what is pointed at, and who would see it. */

import { Failed } from "../../lib/api-calls";
import type { Compose } from "../../lib/compose.svelte";
import { lasting } from "../../lib/lasting.svelte";
import type { TableState } from "../../lib/table.svelte";
import type { Facts } from "../../lib/wire";
import { sightOf } from "./board/seeing";
import { playbackOf } from "./playback/playback.svelte";
import { as, type BurncycleView, NOWHERE, type Scene, type Sight, type Watch } from "./view";

const PAUSE = 120;

const ROOMS = new WeakMap<Compose, FloorRoom>();

/** The floor of a table, the same for every part of its picture. */
export function floorRoom(state: TableState, compose: Compose): FloorRoom {
  const room = ROOMS.get(compose) ?? lasting(() => new FloorRoom(state, compose));
  ROOMS.set(compose, room);
  return room;
}

export class FloorRoom {
  readonly #state: TableState;
  readonly #compose: Compose;
  /** The floor as it is drawn; null until it was fetched. */
  scene = $state.raw<Scene | null>(null);
  /** The floor that is looked at instead of the one in play; empty for that. */
  plan = $state("");
  /** The space that is pointed at by mouse, finger or keys. */
  pointed = $state(NOWHERE);
  /** Whether the awareness of all units is shown. */
  awareness = $state(false);
  sight = $state.raw<Sight | null>(null);
  #users = 0;
  #stop = (): void => {};

  constructor(state: TableState, compose: Compose) {
    this.#state = state;
    this.#compose = compose;
  }

  /** The table as it is drawn: while the corporation's turn is played back, as it lay then. */
  readonly view: BurncycleView | null = $derived.by(() => playbackOf(this.#state).view);

  /** Whether the corporation's turn is being played back. */
  readonly replaying: boolean = $derived.by(() => playbackOf(this.#state).playing);

  /** The spaces that a unit walks in the act that is played back, the last one included. */
  walk(unit: number): number[] {
    const act = playbackOf(this.#state).act ?? [];
    return act.flatMap(({ event }) => (event["event"] === "UnitStepped" && event["unit"] === unit ? [event["cell"] as number] : []));
  }

  /** Keep everything fresh as long as a part of the floor is shown. */
  use(): () => void {
    if (this.#users++ === 0) this.#stop = this.#follow();
    return () => {
      if (--this.#users === 0) this.#stop();
    };
  }

  #follow(): () => void {
    const listening = playbackOf(this.#state).use();
    const following = $effect.root(() => {
      $effect(() => this.#fetchScene(this.#position));
      $effect(() => this.#look(this.#looked));
    });
    return () => {
      listening();
      following();
    };
  }

  // The scene

  /** Changes when anything changes that a scene speaks of. */
  readonly #position: string = $derived.by(() => {
    const view = as<BurncycleView | null>(this.#state.view);
    if (!view?.plan) return "";
    return JSON.stringify([view.plan, this.plan, view.open_doors, view.broken, view.keypads, view.units]);
  });

  #fetchScene(position: string): void {
    if (!position) return;
    void this.#query<Scene>("scene", this.plan ? { plan: this.plan } : {}).then((scene) => {
      if (scene && position === this.#position) this.scene = scene;
    });
  }

  /** Look at a floor of the mission. */
  look(plan: string): void {
    this.plan = plan === this.view?.plan ? "" : plan;
    this.pointed = NOWHERE;
  }

  /** What the server answers; null where it cannot be reached, or the moment that was asked about is over. */
  async #query<T>(name: string, args: Facts): Promise<T | null> {
    try {
      return as<T>(await this.#state.query(name, args));
    } catch (error) {
      if (error instanceof Failed) return null;
      throw error;
    }
  }

  // Awareness

  /** The units whose awareness is shown: all while a bot moves or on demand, else the one that is pointed at. */
  readonly watches: readonly Watch[] = $derived.by(() => {
    const { view, scene } = this;
    if (!view || !scene?.here || this.replaying) return [];
    if (this.awareness || view.moving) return scene.watches;
    const unit = view.units.find(({ cell, number }) => cell === this.pointed || this.#compose.lit(`unit:${number}`));
    return scene.watches.filter((watch) => watch.unit === unit?.number);
  });

  /** The bot and the space of which it is asked who would see it there; empty for none. */
  readonly #looked: string = $derived.by(() => {
    const { view, scene } = this;
    if (!view || !scene?.here || this.replaying) return "";
    const asked = sightOf(view, scene, this.pointed, this.#compose.pointed);
    return asked ? JSON.stringify([asked, view.bots[asked.bot], view.units]) : "";
  });

  #look(looked: string): (() => void) | undefined {
    this.sight = null;
    if (!looked) return undefined;
    const [args] = JSON.parse(looked) as [Facts];
    let wanted = true;
    const timer = setTimeout(() => {
      void this.#query<Sight>("sight", args).then((sight) => {
        if (wanted) this.sight = sight;
      });
    }, PAUSE);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }
}
