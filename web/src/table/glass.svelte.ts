/** The glass through which a board is seen: how close, and which part; left to the page until the reader wants another. */

import type { Point } from "./spot";
import { centred, type Frame, kept, type Lens, moved, natural, seen, type Sheet, sheetOf, showing, STEP, viewBox, zoomedAt } from "./zoom";

/** What a finger needs, in pixels. */
const FINGER = 44;

/** What a board says of itself. */
export interface Board {
  whole(): Frame;
  /** How far things lie apart, in board units. */
  readonly space: number;
  /** What is wanted in the middle where the whole would be too small to read; a board without it is shown whole. */
  about?(): Point | null;
}

export class Glass {
  readonly #board: Board;
  /** The drawing on the page. */
  svg: SVGSVGElement | null = null;
  /** Its size; none while it is hidden. */
  box = $state.raw<DOMRectReadOnly | null>(null);
  /** How the reader looks; null as long as that is left to the page. */
  #own = $state.raw<Lens | null>(null);

  constructor(board: Board) {
    this.#board = board;
  }

  readonly sheet: Sheet = $derived.by(() => sheetOf(this.#board.whole(), this.box));

  readonly lens: Lens = $derived.by(() => {
    if (this.#own) return kept(this.#own, this.sheet);
    const { x, y, width, height } = this.sheet;
    const zoom = this.#board.about ? natural(this.sheet, this.box?.width ?? 0, this.#board.space) : 1;
    return centred(zoom, this.#board.about?.() ?? { x: x + width / 2, y: y + height / 2 }, this.sheet);
  });

  /** How much is seen, in board units. */
  readonly seen: { width: number; height: number } = $derived.by(() => seen(this.sheet, this.lens.zoom));

  /** Pixels to a board unit as it is seen now. */
  readonly scale: number = $derived.by(() => (this.box?.width ?? 0) / this.seen.width || 1);

  readonly whole: boolean = $derived(this.lens.zoom === 1);

  /** Whether things lie too close together for a finger. */
  readonly tight: boolean = $derived.by(() => this.scale * this.#board.space < FINGER * 0.8);

  readonly viewBox: string = $derived.by(() => viewBox(this.lens, this.sheet));

  /** A point of the page in board units. */
  point({ clientX, clientY }: { clientX: number; clientY: number }): Point {
    const { left = 0, top = 0 } = this.svg?.getBoundingClientRect() ?? {};
    return { x: this.lens.x + (clientX - left) / this.scale, y: this.lens.y + (clientY - top) / this.scale };
  }

  // What the reader wants

  /** Magnify around the middle of what is seen. */
  by(factor: number): void {
    const { width, height } = this.seen;
    this.zoom(factor, { x: this.lens.x + width / 2, y: this.lens.y + height / 2 });
  }

  /** Magnify with this point where it is. */
  zoom(factor: number, at: Point): void {
    this.#own = zoomedAt(this.lens, factor, at, this.sheet);
  }

  /** Move the board by this many pixels. */
  move(by: Point): void {
    this.#own = moved(this.lens, { x: by.x / this.scale, y: by.y / this.scale }, this.sheet);
  }

  /** The whole board. */
  fit(): void {
    this.#own = { x: 0, y: 0, zoom: 1 };
  }

  /** Bring a point into sight. */
  show(at: Point): void {
    this.#own = showing(this.lens, at, this.sheet, this.#board.space);
  }

  /** Magnify so far that things lie apart for a finger. */
  closer(at: Point): void {
    const factor = Math.max(STEP, (FINGER * 1.1) / (this.scale * this.#board.space));
    this.#own = centred(this.lens.zoom * factor, at, this.sheet);
  }

  /** Leave it to the page again. */
  forget(): void {
    this.#own = null;
  }
}
