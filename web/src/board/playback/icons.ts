/** The sign and the sound of each kind of beat. */

import type { IconName } from "../../lib/icons";
import type { Sound } from "../../sounds/voices";
import type { Kind } from "./beats";

export const SIGNS: Readonly<Record<Kind, IconName>> = {
  word: "log",
  step: "step",
  dice: "dice",
  door: "door",
  seen: "eye",
  hit: "hit",
  ping: "signal",
  threat: "warn",
  clock: "clock",
  good: "check",
  bad: "close",
};

export const SOUNDS: Readonly<Record<Kind, Sound | null>> = {
  word: null,
  step: "step",
  dice: "dice",
  door: "door",
  seen: "alarm",
  hit: "hit",
  ping: "ping",
  threat: "threat",
  clock: "clock",
  good: "good",
  bad: "bad",
};
