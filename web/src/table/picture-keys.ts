/** The keys of the table in the picture mode: what they bring to the front, and where they lead. */

import { tick } from "svelte";
import { Keys, type Spot } from "../lib/keys.svelte";
import { reader } from "../lib/reader.svelte";
import type { Parts } from "../lib/parts";
import type { TakingBack } from "./taking-back.svelte";

const GOES_TO: Readonly<Record<Spot, string>> = {
  why: "[data-clause]",
  rules: "[data-search]",
  search: "[data-search]",
  log: "[data-tab=log]",
  board: "#board",
};

/** `bring` shows the log or the board where they are hidden. */
export function pictureKeys(parts: Parts, back: TakingBack, bring: (spot: "log" | "board") => void): Keys {
  const { table, compose, desk } = parts;

  async function show(spot: Spot): Promise<void> {
    if (spot === "log" || spot === "board") bring(spot);
    else desk.open(spot === "why" ? compose.ask?.cites?.[0] : undefined);
    await tick();
    document.querySelector<HTMLElement>(GOES_TO[spot])?.focus();
  }

  return new Keys({
    compose,
    open: () => table.connection === "live" && !table.table?.paused,
    undo: () => void back.ask(),
    show: (spot) => void show(spot),
    switchMode: () => reader.switchMode(),
  });
}
