/** Looking closer: the wheel and two fingers magnify, a drag moves the floor, a long press points at a space. */

import type { Point } from "./grid";
import { centred, kept, type Lens, moved, showing, STEP, WHOLE, zoomedAt } from "./zoom";

const DRAG = 6;
const LONG = 450;
const FINGER = 44;

interface Drawing {
  /** Its size in board units. */
  size(): { width: number; height: number };
  /** A point of the page in board units. */
  point(event: { clientX: number; clientY: number }): Point;
  /** Pixels to a board unit as it is seen now. */
  scale(): number;
  /** A space is held under a finger. */
  held(at: Point): void;
}

export class Gestures {
  readonly #drawing: Drawing;
  lens = $state.raw<Lens>(WHOLE);
  #fingers = new Map<number, PointerEvent>();
  #start: PointerEvent | null = null;
  #dragged = false;
  #long: ReturnType<typeof setTimeout> | undefined;

  constructor(drawing: Drawing) {
    this.#drawing = drawing;
  }

  readonly whole: boolean = $derived(this.lens.zoom === 1);

  // Buttons and keys

  /** Magnify around the middle of what is seen. */
  by(factor: number): void {
    const { width, height } = this.#drawing.size();
    const { x, y, zoom } = this.lens;
    this.lens = zoomedAt(this.lens, factor, { x: x + width / zoom / 2, y: y + height / zoom / 2 }, this.#drawing.size());
  }

  fit(): void {
    this.lens = WHOLE;
  }

  /** Bring a point into sight. */
  show(at: Point, room: number): void {
    this.lens = showing(this.lens, at, this.#drawing.size(), room);
  }

  // Mouse and fingers

  wheel = (event: WheelEvent): void => {
    event.preventDefault();
    const factor = Math.exp(-Math.sign(event.deltaY) * Math.min(60, Math.abs(event.deltaY)) * 0.004);
    this.lens = zoomedAt(this.lens, factor, this.#drawing.point(event), this.#drawing.size());
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
    const scale = this.#drawing.scale();
    const by = { x: (event.clientX - before.clientX) / scale, y: (event.clientY - before.clientY) / scale };
    this.lens = moved(this.lens, by, this.#drawing.size());
  }

  #pinch(before: PointerEvent, event: PointerEvent, other: PointerEvent): void {
    const apart = (one: PointerEvent): number => Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) || 1;
    const middle = { clientX: (event.clientX + other.clientX) / 2, clientY: (event.clientY + other.clientY) / 2 };
    this.lens = zoomedAt(this.lens, apart(event) / apart(before), this.#drawing.point(middle), this.#drawing.size());
  }

  up = (event: PointerEvent): void => {
    this.#fingers.delete(event.pointerId);
    clearTimeout(this.#long);
  };

  /** The end of a drag or a long press chooses nothing; a finger on small crowded things first looks closer. */
  click = (event: MouseEvent, crowded: boolean): void => {
    const finger = this.#start?.pointerType === "touch" && event.detail > 0;
    const small = this.#drawing.scale() * 56 < FINGER;
    if (!this.#dragged && !(finger && small && crowded)) return;
    event.stopPropagation();
    event.preventDefault();
    if (!this.#dragged) this.closer(this.#drawing.point(event));
    this.#dragged = false;
  };

  /** Magnify so far that a space is as large as a finger. */
  closer(at: Point): void {
    const zoom = Math.max(this.lens.zoom * STEP, (this.lens.zoom * FINGER * 1.2) / (this.#drawing.scale() * 56));
    this.lens = centred(zoom, at, this.#drawing.size());
  }

  /** Two taps magnify, and two more show the whole floor again. */
  double = (event: MouseEvent): void => {
    if (this.whole) this.lens = kept(zoomedAt(WHOLE, 2, this.#drawing.point(event), this.#drawing.size()), this.#drawing.size());
    else this.fit();
  };
}
