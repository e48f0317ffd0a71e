/** What a game gives the client: its drawing in the lobby, its picture, its words, and how it is told in text mode. */

import type { Component } from "svelte";
import type { Compose } from "../lib/compose.svelte";
import type { TableState } from "../lib/table.svelte";
import type { Facts } from "../lib/wire";
import type { GameWords, Words } from "../lib/words.svelte";
import type { Heard, Teller } from "./teller";

/** What every part of a picture is given. */
export interface Shown {
  state: TableState;
  words: Words;
  compose: Compose;
  /** On a phone: whether there is a whole page for it, not only a line. */
  roomy?: boolean;
}

/** The rectangle that the board keeps for the whole match, and what lies around it at a desk, in pixels. */
export interface Stage {
  /** Its width for a height of 1; where the window is wider than high, up to `widest`. */
  ratio: number;
  widest?: number;
  /** The same in a low window, as on a laptop. */
  low?: number;
  /** On a tablet held upright, where it is another one. */
  upright?: number;
  /** On a phone held upright, for a game whose boards differ by the view; left out where the board takes all the room. */
  phone?: number | ((view: Facts | null) => number);
  /** On a phone on its side, for a board that needs less than the width left there: the rest gets it. */
  lying?: number;
  /** The least widths of the rails; 0 where a game has nothing there. */
  left: number;
  right: number;
  /** The height of the row under the question. */
  below: number;
}

/** The parts of a game's picture, each named by its place at the table. */
export interface Picture {
  /** Whether a thing that is chosen now is to be read in the list: it isn't drawn, or its text says more than its drawing. */
  listed?(place: string, compose: Compose): boolean;
  stage: Stage;
  /** Fills the stage. */
  Board: Component<Shown>;
  /** In the top bar, in one line; on a phone a line of its own. */
  Above: Component<Shown>;
  /** Under the question; on a phone between the board and the question. */
  Below?: Component<Shown>;
  /** What each seat holds, in the left rail; on a phone a page of its own. */
  Seats: Component<Shown>;
  /** What you play for, at the foot of the left rail, always in sight. */
  Foot: Component<Shown>;
  /** Whom you play, in the question bar; without it the seat's mark. */
  Face?: Component<Shown>;
  /** Above the log; on a phone with the seats. */
  OverLog?: Component<Shown>;
}

/** Everything but the drawing is loaded when it is first wanted. */
export interface Game {
  Art: Component;
  picture(): Promise<Picture>;
  words(): Promise<GameWords>;
  /** None where the fields of the view tell everything. */
  teller?(heard: Heard): Promise<Teller>;
}
