/** Looking closer: the wheel and two fingers magnify, a drag moves the floor, a long press points at a space. */

import { type Point, SPACE } from "./grid";
import { centred, kept, type Lens, moved, natural, seen, type Sheet, showing, STEP, zoomedAt } from "./zoom";

const DRAG = 6;
const LONG = 450;
const FINGER = 44;

interface Drawing {
  sheet(): Sheet;
  /** Its width on the page. */
  pixels(): number;
  /** A point of the page in board units. */
  point(event: { clientX: number; clientY: number }): Point;
  /** A space is held under a finger. */
  held(at: Point): void;
  /** What the question is about. */
  about(): Point | null;
}

export class Gestures {
  readonly #drawing: Drawing;
  /** How the reader looks; null as long as that is left to the page. */
  #own = $state.raw<Lens | null>(null);
  #fingers = new Map<number, PointerEvent>();
  #start: PointerEvent | null = null;
  #dragged = false;
  #long: ReturnType<typeof setTimeout> | undefined;

  constructor(drawing: Drawing) {
    this.#drawing = drawing;
  }

  readonly lens: Lens = $derived.by(() => {
    const sheet = this.#drawing.sheet();
    if (this.#own) return kept(this.#own, sheet);
    const middle = { x: sheet.x + sheet.width / 2, y: sheet.y + sheet.height / 2 };
    return centred(natural(sheet, this.#drawing.pixels(), SPACE), this.#drawing.about() ?? middle, sheet);
  });

  /** Pixels to a board unit as it is seen now. */
  readonly scale: number = $derived.by(() => this.#drawing.pixels() / seen(this.#drawing.sheet(), this.lens.zoom).width || 1);

  readonly whole: boolean = $derived(this.lens.zoom === 1);

  // Buttons and keys

  /** Magnify around the middle of what is seen. */
  by(factor: number): void {
    const { width, height } = seen(this.#drawing.sheet(), this.lens.zoom);
    this.#zoom(factor, { x: this.lens.x + width / 2, y: this.lens.y + height / 2 });
  }

  fit(): void {
    this.#own = { x: 0, y: 0, zoom: 1 };
  }

  /** Bring a point into sight. */
  show(at: Point): void {
    this.#own = showing(this.lens, at, this.#drawing.sheet(), SPACE);
  }

  /** Leave it to the page again, on another floor. */
  forget(): void {
    this.#own = null;
  }

  #zoom(factor: number, at: Point): void {
    this.#own = zoomedAt(this.lens, factor, at, this.#drawing.sheet());
  }

  // Mouse and fingers

  wheel = (event: WheelEvent): void => {
    event.preventDefault();
    const turn = Math.sign(event.deltaY) * Math.min(60, Math.abs(event.deltaY));
    this.#zoom(Math.exp(-turn * 0.004), this.#drawing.point(event));
  };

  down = (event: PointerEvent): void => {
    if (event.pointerType === "mouse" && event.button !== 0) return;
    this.#fingers.set(event.pointerId, event);
    this.#start = event;
    this.#dragged = false;
    clearTimeout(this.#long);
    if (event.pointerType !== "mouse" && this.#fingers.size === 1) {
      this.#long = setTimeout(() => {
        this.#dragged = true;
        this.#drawing.held(this.#drawing.point(event));
      }, LONG);
    }
  };

  move = (event: PointerEvent & { currentTarget: Element }): void => {
    const before = this.#fingers.get(event.pointerId);
    if (!before || !this.#start) return;
    this.#dragged ||= Math.hypot(event.clientX - this.#start.clientX, event.clientY - this.#start.clientY) > DRAG;
    if (!this.#dragged) return;
    clearTimeout(this.#long);
    event.currentTarget.setPointerCapture(event.pointerId);
    const other = [...this.#fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (other) this.#pinch(before, event, other);
    else if (!this.whole) this.#drag(before, event);
    this.#fingers.set(event.pointerId, event);
  };

  #drag(before: PointerEvent, event: PointerEvent): void {
    const by = { x: (event.clientX - before.clientX) / this.scale, y: (event.clientY - before.clientY) / this.scale };
    this.#own = moved(this.lens, by, this.#drawing.sheet());
  }

  #pinch(before: PointerEvent, event: PointerEvent, other: PointerEvent): void {
    const apart = (one: PointerEvent): number => Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) || 1;
    const middle = { clientX: (event.clientX + other.clientX) / 2, clientY: (event.clientY + other.clientY) / 2 };
    this.#zoom(apart(event) / apart(before), this.#drawing.point(middle));
  }

  up = (event: PointerEvent): void => {
    this.#fingers.delete(event.pointerId);
    clearTimeout(this.#long);
  };

  /** The end of a drag or a long press chooses nothing; a finger on small crowded things first looks closer. */
  click = (event: MouseEvent, crowded: boolean): void => {
    const finger = this.#start?.pointerType === "touch" && event.detail > 0;
    const small = this.scale * SPACE < FINGER * 0.8;
    const closer = finger && small && crowded && event.target instanceof Element && event.target.closest(".spot");
    if (this.#dragged || closer) {
      event.stopPropagation();
      event.preventDefault();
    }
    if (!this.#dragged && closer) this.#closer(this.#drawing.point(event));
    this.#dragged = false;
  };

  /** Magnify so far that a space is as large as a finger. */
  #closer(at: Point): void {
    const zoom = Math.max(STEP, (FINGER * 1.1) / (this.scale * SPACE)) * this.lens.zoom;
    this.#own = centred(zoom, at, this.#drawing.sheet());
  }

  /** Two taps beside what can be chosen magnify, and two more show the whole floor again. */
  double = (event: MouseEvent): void => {
    if (event.target instanceof Element && event.target.closest(".spot")) return;
    if (this.whole) this.#zoom(2, this.#drawing.point(event));
    else this.fit();
  };
}
