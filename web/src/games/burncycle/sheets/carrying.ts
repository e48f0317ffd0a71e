/** What a chip of a reserve is good for: it pays for an input at once, or is picked up and put on a slot of the burncycle. */

import type { Compose, Option } from "../../../lib/compose.svelte";
import { give } from "../../../lib/give";
import { answers } from "../../../lib/shapes";

const ALTER = "alter";

/** A chip that lies in the team's reserve or your own, which are kept by these bots. */
export interface Reserved {
  reserve: "team" | "own";
  bot: number;
  chip: string;
}

const held = ({ reserve, chip }: Reserved): string => `reserve:${reserve}:${chip}`;

const fits = ({ act, binds }: Option, { reserve, chip }: Reserved): boolean =>
  act.verb === ALTER && binds["reserve"] === reserve && binds["chip"] === chip;

/** The ways to alter the burncycle, while nothing else was begun. */
function ways(compose: Compose): readonly { slot: number; reserve: unknown; chip: unknown }[] {
  const free = compose.asked && !compose.waits && !compose.steps.length;
  const act = free ? compose.ask?.choice?.find(({ verb }) => verb === ALTER) : undefined;
  if (!act) return [];
  return answers(act).map(({ binds: { slot, reserve, chip } }) => ({ slot: Number(slot), reserve, chip }));
}

/** The answer that the chip completes by itself: an input it pays for, or the slot that was chosen before. */
function completed(compose: Compose, reserved: Reserved): Option | undefined {
  const chosen = compose.steps.length ? compose.onBoard.find((option) => fits(option, reserved)) : undefined;
  const paid = compose
    .matches(`reserve:${reserved.bot}`)
    .find(({ act, binds }) => act.verb !== ALTER && (binds["input"] ?? reserved.chip) === reserved.chip);
  return chosen ?? paid;
}

/** Whether a chip can be used: picked up, or for an answer at once. */
export function pickable(compose: Compose, reserved: Reserved): boolean {
  const { reserve, chip } = reserved;
  return Boolean(
    completed(compose, reserved) ?? ways(compose).find((way) => way.reserve === reserve && way.chip === chip),
  );
}

/** Whether this chip is picked up. */
export function isPicked(compose: Compose, reserved: Reserved): boolean {
  return compose.held === held(reserved);
}

/** Use a chip for what it completes; else pick it up, or put it back. */
export function pick(compose: Compose, reserved: Reserved): void {
  if (!compose.settled) return;
  const answer = completed(compose, reserved);
  if (answer) compose.choose(answer, `reserve:${reserved.bot}`);
  else if (isPicked(compose, reserved)) compose.release();
  else compose.hold(held(reserved));
}

/** The chip that is picked up; null without one. */
export function carried(compose: Compose): Pick<Reserved, "reserve" | "chip"> | null {
  const [kind, reserve, chip] = compose.held.split(":");
  return kind === "reserve" && chip && (reserve === "team" || reserve === "own") ? { reserve, chip } : null;
}

/** Whether the chip that is picked up can go onto a slot, counted from 1. */
export function takes(compose: Compose, slot: number): boolean {
  const it = carried(compose);
  return (
    it !== null && ways(compose).some((way) => way.slot === slot && way.reserve === it.reserve && way.chip === it.chip)
  );
}

/** Put the chip that is picked up onto a slot. */
export function put(compose: Compose, slot: number): void {
  const it = carried(compose);
  if (it) give(compose, ALTER, { slot, ...it });
}
