/** What a lesson points at on the screen, and where its card lies: watched, since boards are drawn when they are ready. */

import { type Box, placeCard } from "./guide-place";

/** What a card must not cover: answers, spaces in reach, and everybody who stands on the board. */
const NEEDED =
  ".spot, .reach [data-place], [data-place^='bot:'], [data-place^='unit:'], [data-place^='ip:'], .tip, .fan";
const WATCHED: MutationObserverInit = {
  subtree: true,
  childList: true,
  attributes: true,
  attributeFilter: ["viewBox"],
};

export class Pointing {
  /** The thing, in pixels of the window; null where it isn't drawn. */
  thing = $state.raw<Box | null>(null);
  /** The stage, where the thing lies on it. */
  stage = $state.raw<Box | null>(null);
  /** Where the card lies; null where it stays beside the stage. */
  card = $state.raw<Box | null>(null);
  #frame = 0;

  /** Look again with the next picture of the screen, once however often it is asked for. */
  look(things: readonly string[], card: Box | null): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(() => this.#see(things, card));
  }

  /** Look whenever the board changes. */
  watch(again: () => void): () => void {
    const board = document.getElementById("board");
    const observer = new MutationObserver(again);
    if (board) observer.observe(board, WATCHED);
    addEventListener("resize", again);
    return () => {
      observer.disconnect();
      removeEventListener("resize", again);
      cancelAnimationFrame(this.#frame);
    };
  }

  #see(things: readonly string[], card: Box | null): void {
    const board = document.getElementById("board");
    const element = things.map((place) => document.querySelector(`[data-place="${place}"]`)).find((each) => each);
    const thing = element ? around(element.getBoundingClientRect()) : null;
    const stage = board && element && board.contains(element) ? board.getBoundingClientRect() : null;
    this.thing = thing;
    this.stage = stage && boxOf(stage);
    const needed = stage
      ? [...(board?.querySelectorAll(NEEDED) ?? [])].map((each) => boxOf(each.getBoundingClientRect()))
      : [];
    this.card =
      card && thing && this.stage
        ? placeCard({ ...(this.card ?? card), ...sizeOf(card) }, this.stage, thing, needed)
        : null;
  }
}

const boxOf = ({ x, y, width, height }: DOMRect): Box => ({ x, y, width, height });
const sizeOf = ({ width, height }: Box): Pick<Box, "width" | "height"> => ({ width, height });

/** A little more than the thing itself. */
function around({ x, y, width, height }: DOMRect): Box {
  return { x: x - 8, y: y - 8, width: width + 16, height: height + 16 };
}
