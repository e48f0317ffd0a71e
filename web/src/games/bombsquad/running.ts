/** An order and the ways planned for its moves as one plan, so that no way is asked again. */

import type { PlanStep, Wish } from "../../lib/wire";
import { actionOf } from "./cards";
import type { Rehearsal } from "./view";

/** What an error or a camera brings; a plan that knows of it goes on. */
const LOSS = "cells-lost";

/** The order, then a direction for each move up to the first that isn't planned. */
export function planOf(order: Wish, { acts }: Rehearsal): PlanStep[] {
  const steps: PlanStep[] = [{ wish: order, foreseen: [] }];
  for (const { kind, how, direction, filmed } of acts) {
    if (actionOf(kind) === "move") {
      if (!direction || how === "open" || how === "unknown") break;
      steps.push({ wish: { verb: "go", args: { direction } }, foreseen: [] });
    }
    const step = steps.at(-1);
    if (step && (how === "error" || filmed)) step.foreseen = [LOSS];
  }
  return steps;
}
