/** The glass through which a board is seen: how close, and which part; left to the page until the reader wants another. */

import { Flight } from "./flight";
import type { Point } from "./spot";
import {
  centred,
  type Frame,
  kept,
  type Lens,
  moved,
  natural,
  seen,
  type Sheet,
  sheetOf,
  showing,
  STEP,
  viewBox,
  zoomedAt,
} from "./zoom";

/** What a finger needs, in pixels. */
const FINGER = 44;
/** How close the show goes to what acts. */
const CLOSE = 1.7;

/** What a board says of itself. */
export interface Board {
  whole(): Frame;
  /** How far things lie apart, in board units. */
  readonly space: number;
  /** What is wanted in the middle where the whole would be too small to read; a board without it is shown whole. */
  about?(): Point | null;
  /** How far apart things are wanted there, in pixels. */
  readonly near?: number;
  /** How many pixels at the foot of the window other things lie over. */
  foot?(): number;
}

export class Glass {
  readonly #board: Board;
  /** The drawing on the page. */
  svg: SVGSVGElement | null = null;
  /** Its size; none while it is hidden. */
  box = $state.raw<DOMRectReadOnly | null>(null);
  /** How the reader looks; null as long as that is left to the page. */
  #own = $state.raw<Lens | null>(null);
  /** How the show looks, as long as it is on its way or there. */
  #shot = $state.raw<Lens | null>(null);
  readonly #flight = new Flight((lens) => (this.#shot = lens));
  /** Under a hand the drawing is moved as it is, and drawn again once it is let go: how it was drawn, and its place on the page. */
  #held = $state.raw<{ lens: Lens; window: DOMRectReadOnly } | null>(null);

  constructor(board: Board) {
    this.#board = board;
  }

  readonly sheet: Sheet = $derived.by(() => sheetOf(this.#board.whole(), this.box, this.#board.foot?.()));

  readonly lens: Lens = $derived.by(() => (this.#shot ? kept(this.#shot, this.sheet) : this.#home));

  /** How the board is seen while nothing is shown. */
  readonly #home: Lens = $derived.by(() => {
    if (this.#own) return kept(this.#own, this.sheet);
    const { x, y, width, height } = this.sheet;
    const zoom = this.#board.about ? natural(this.sheet, this.box?.width ?? 0, this.#board.space, this.#board.near) : 1;
    return centred(zoom, this.#board.about?.() ?? { x: x + width / 2, y: y + height / 2 }, this.sheet);
  });

  /** How much is seen, in board units. */
  readonly seen: { width: number; height: number } = $derived.by(() => seen(this.sheet, this.lens.zoom));

  /** Pixels to a board unit as it is seen now. */
  readonly scale: number = $derived.by(() => (this.box?.width ?? 0) / this.seen.width || 1);

  readonly whole: boolean = $derived(this.lens.zoom === 1);

  /** Whether things lie too close together for a finger. */
  readonly tight: boolean = $derived.by(() => this.scale * this.#board.space < FINGER * 0.8);

  /** How the board is drawn. */
  readonly #drawn: Lens = $derived.by(() => (this.#held ? kept(this.#held.lens, this.sheet) : this.lens));

  readonly viewBox: string = $derived.by(() => viewBox(this.#drawn, this.sheet));

  /** Pixels to a board unit as it is drawn. */
  readonly grain: number = $derived.by(() => (this.scale * this.#drawn.zoom) / this.lens.zoom);

  /** The style that brings the drawing where it is seen. */
  readonly style: string = $derived.by(() => {
    if (!this.#held) return "";
    const { x, y, zoom } = this.#drawn;
    const [right, down] = [(x - this.lens.x) * this.scale, (y - this.lens.y) * this.scale];
    return `overflow: visible; will-change: transform; transform-origin: 0 0; transform: translate(${right}px, ${down}px) scale(${this.lens.zoom / zoom})`;
  });

  /** A hand takes hold of the board. */
  hold(): void {
    this.#held ??= this.svg && { lens: this.lens, window: this.svg.getBoundingClientRect() };
  }

  /** The hand lets go. */
  release(): void {
    this.#held = null;
  }

  /** Where on the page the board is seen. */
  get window(): DOMRectReadOnly | undefined {
    return this.#held?.window ?? this.svg?.getBoundingClientRect();
  }

  /** A point of the page in board units. */
  point({ clientX, clientY }: { clientX: number; clientY: number }): Point {
    const { left = 0, top = 0 } = this.window ?? {};
    return { x: this.lens.x + (clientX - left) / this.scale, y: this.lens.y + (clientY - top) / this.scale };
  }

  // What the show wants

  /** Go closer to a point, as a camera does, and back where there is none; the reader's own view is kept meanwhile. */
  follow(at: Point | null, zoom = CLOSE, ms = 0): void {
    if (!at && !this.#shot) return;
    const home = this.#home;
    const to = at ? centred(Math.max(home.zoom, zoom), at, this.sheet) : home;
    this.#flight.fly(this.lens, to, ms, at ? undefined : () => (this.#shot = null));
  }

  // What the reader wants

  /** The reader takes over from here. */
  #take(lens: Lens): void {
    this.#flight.stop();
    this.#shot = null;
    this.#own = lens;
  }

  /** Magnify around the middle of what is seen. */
  by(factor: number): void {
    const { width, height } = this.seen;
    this.zoom(factor, { x: this.lens.x + width / 2, y: this.lens.y + height / 2 });
  }

  /** Magnify with this point where it is. */
  zoom(factor: number, at: Point): void {
    this.#take(zoomedAt(this.lens, factor, at, this.sheet));
  }

  /** Move the board by this many pixels. */
  move(by: Point): void {
    this.#take(moved(this.lens, { x: by.x / this.scale, y: by.y / this.scale }, this.sheet));
  }

  /** The whole board. */
  fit(): void {
    this.#take({ x: 0, y: 0, zoom: 1 });
  }

  /** The same magnification with this point in the middle. */
  centre(at: Point): void {
    this.#own = centred(this.lens.zoom, at, this.sheet);
  }

  /** Bring a point into sight. */
  show(at: Point): void {
    this.#take(showing(this.lens, at, this.sheet, this.#board.space));
  }

  /** Magnify so far that things lie apart for a finger. */
  closer(at: Point): void {
    const factor = Math.max(STEP, (FINGER * 1.1) / (this.scale * this.#board.space));
    this.#take(centred(this.lens.zoom * factor, at, this.sheet));
  }

  /** Leave it to the page again. */
  forget(): void {
    this.#own = null;
  }
}
