/** What the parts of the floor share: the scene, which floor is looked at, what is pointed at, and who would see it. */

import type { Compose } from "../../lib/compose.svelte";
import { holding } from "../../lib/story";
import { following, lasting } from "../../lib/lasting.svelte";
import type { TableState } from "../../lib/table.svelte";
import { Glass } from "../../board/glass.svelte";
import { boundsOf, SPACE } from "./board/grid";
import { Reaching } from "./board/reaching.svelte";
import { sightOf } from "./board/seeing";
import { askedAt } from "./board/spots";
import { Walking } from "./board/walking.svelte";
import { Odds } from "./dice/odds.svelte";
import { Picking } from "./dice/picking.svelte";
import { rolled, since } from "./dice/rolls";
import { type Verdict, verdictOf } from "./dice/verdict";
import { playbackOf } from "./playback/playback.svelte";
import type { Point } from "../../board/spot";
import type { Frame } from "../../board/zoom";
import { WIDTHS } from "../../lib/screens";
import { type BurncycleView, NOWHERE, type Scene, sent, type Sight, type Watch } from "./view";

const PAUSE = 120;
/** As large as a space is on a phone, in pixels; the camera shows a part of the floor then. */
const NEAR = 62;
/** On a phone map and buttons lie over the foot of the stage, this many pixels high. */
const FOOT = 96;
const NOTHING: Frame = { x: 0, y: 0, width: 1, height: 1 };

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
  readonly picking: Picking;
  readonly odds: Odds;
  readonly reaching: Reaching;
  readonly walking: Walking;
  /** What the floor is seen through. */
  readonly glass: Glass;
  #users = 0;
  #stop = (): void => {};

  constructor(state: TableState, compose: Compose) {
    this.#state = state;
    this.#compose = compose;
    this.picking = new Picking(compose, () => this.odds.advised);
    this.odds = new Odds(state, compose, this.picking);
    this.reaching = new Reaching(state, compose, this.picking, () => (this.#walkable ? this.view : null));
    this.walking = new Walking(state, compose, this.picking, this.reaching);
    this.glass = new Glass({
      whole: () => (this.scene ? boundsOf(this.scene) : NOTHING),
      foot: () => ((this.glass.box?.width ?? WIDTHS.tablet) < WIDTHS.tablet ? FOOT : 0),
      space: SPACE,
      near: NEAR,
      about: () => this.#about,
    });
  }

  /** Whether the floor in play is what is looked at, as it lies now. */
  readonly #walkable: boolean = $derived.by(() => Boolean(this.scene?.here) && !this.replaying && !this.#compose.waits);

  /** What the question is about. */
  readonly #about: Point | null = $derived.by(() =>
    this.scene?.here && this.view ? askedAt(this.scene, this.view, this.#compose.options) : null,
  );

  /** The space of the bot that would walk. */
  readonly walker: number = $derived.by(() => this.view?.bots[this.reaching.reach?.bot ?? NOWHERE]?.cell ?? NOWHERE);

  /** The space that is looked at: the one pointed at on the floor, else that of the step pointed at in a list. */
  readonly looked: number = $derived.by(() =>
    this.pointed !== NOWHERE ? this.pointed : (this.sight?.cell ?? NOWHERE),
  );

  /** The table as it is drawn: while the corporation's turn is played back, as it lay then. */
  readonly view: BurncycleView | null = $derived.by(() => playbackOf(this.#state).view);

  /** Whether the corporation's turn is being played back. */
  readonly replaying: boolean = $derived.by(() => playbackOf(this.#state).playing);

  /** The spaces that a unit walks in the act that is played back, the last one included. */
  walk(unit: number): number[] {
    const act = playbackOf(this.#state).act ?? [];
    return act.flatMap(({ event }) => (event.event === "UnitStepped" && event.unit === unit ? [event.cell] : []));
  }

  /** What became of the last roll; null while that is open. */
  readonly verdict: Verdict | null = $derived.by(() => {
    const items = holding(this.#state.items);
    const dice = this.replaying ? null : rolled(items, null, null);
    return dice?.what === "check" ? verdictOf(since(items, dice.rev)) : null;
  });

  /** Keep everything fresh as long as a part of the floor is shown. */
  use(): () => void {
    if (this.#users++ === 0) this.#stop = this.#follow();
    return () => {
      if (--this.#users === 0) this.#stop();
    };
  }

  #follow(): () => void {
    const listening = playbackOf(this.#state).use();
    const end = following(() => {
      $effect(() => this.#fetchScene(this.#position));
      $effect(() => this.#look(this.#looked));
      $effect(() => void this.odds.fetch(this.picking.asked || this.picking.offered ? this.odds.key : ""));
      $effect(() => void this.reaching.fetch(this.reaching.key));
    });
    return () => {
      listening();
      end();
    };
  }

  // The scene

  /** Changes when anything changes that a scene speaks of. */
  readonly #position: string = $derived.by(() => {
    const view = sent.view(this.#state.view);
    if (!view?.plan) return "";
    return JSON.stringify([view.plan, this.plan, view.open_doors, view.broken, view.keypads, view.units]);
  });

  #fetchScene(position: string): void {
    if (!position) return;
    void sent.ask(this.#state, "scene", this.plan ? { plan: this.plan } : {}).then((scene) => {
      if (scene && position === this.#position) this.scene = scene;
    });
  }

  /** Look at a floor of the mission. */
  look(plan: string): void {
    this.plan = plan === this.view?.plan ? "" : plan;
    this.pointed = NOWHERE;
    this.glass.forget();
  }

  // Awareness

  /** The units whose awareness is shown: all while a bot can walk or on demand, else the one that is pointed at. */
  readonly watches: readonly Watch[] = $derived.by(() => {
    const { view, scene } = this;
    if (!view || !scene?.here || this.replaying) return [];
    if (this.awareness || view.moving || this.reaching.reach) return scene.watches;
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
    const [args] = JSON.parse(looked) as [{ bot: number; cell: number }];
    let wanted = true;
    const timer = setTimeout(() => {
      void sent.ask(this.#state, "sight", args).then((sight) => {
        if (wanted) this.sight = sight;
      });
    }, PAUSE);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }
}
