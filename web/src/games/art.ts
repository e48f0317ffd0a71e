/** The games that have a drawing of their own in the lobby. */

import type { Component } from "svelte";
import BombSquadArt from "./bombsquad/Art.svelte";
import BreachArt from "./breach/Art.svelte";
import BurncycleArt from "./burncycle/Art.svelte";

export const ART: Readonly<Record<string, Component>> = {
  bombsquad: BombSquadArt,
  breach: BreachArt,
  burncycle: BurncycleArt,
};
