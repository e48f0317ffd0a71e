/** Looking closer at a board: the wheel, two fingers, two taps, plus and minus magnify; a drag moves it and never chooses. */

import type { Glass } from "./glass.svelte";
import type { Point } from "./spot";
import { STEP } from "./zoom";

/** So far a finger may tremble in a tap, in pixels. */
const STILL = 6;
/** Half a fingertip, in pixels. */
const TIP = 16;
/** So soon a second tap follows the first, in milliseconds. */
const DOUBLE = 350;
/** So long a finger rests that holds a place. */
const LONG = 450;

type At = Pick<MouseEvent, "clientX" | "clientY">;

export class Gestures {
  readonly #glass: Glass;
  readonly #held: ((at: Point) => void) | undefined;
  readonly #fingers = new Map<number, PointerEvent>();
  #start: PointerEvent | null = null;
  #dragged = false;
  #long: ReturnType<typeof setTimeout> | undefined;
  /** The last tap beside what can be chosen. */
  #tapped: MouseEvent | null = null;
  /** When a tap last looked closer instead of choosing. */
  #closer = -DOUBLE;

  /** With what is to happen where a place is held under a finger. */
  constructor(glass: Glass, held?: (at: Point) => void) {
    this.#glass = glass;
    this.#held = held;
  }

  /** Listen on the drawing, for `{@attach}`. */
  on = (svg: SVGSVGElement): (() => void) => {
    const ended = new AbortController();
    const { signal } = ended;
    this.#glass.svg = svg;
    svg.addEventListener("wheel", this.#wheel, { signal, passive: false });
    svg.addEventListener("touchstart", alone, { signal, passive: false });
    svg.addEventListener("touchmove", alone, { signal, passive: false });
    svg.addEventListener("pointerdown", this.#down, { signal });
    svg.addEventListener("pointermove", this.#move, { signal });
    svg.addEventListener("pointerup", this.#up, { signal });
    svg.addEventListener("pointercancel", this.#up, { signal });
    svg.addEventListener("click", this.#click, { signal, capture: true });
    svg.addEventListener("keydown", this.#key, { signal });
    svg.addEventListener("focusin", this.#focus, { signal });
    return () => {
      ended.abort();
      clearTimeout(this.#long);
      this.#glass.release();
    };
  };

  #wheel = (event: WheelEvent): void => {
    if (this.#glass.whole && event.deltaY > 0 && !event.ctrlKey) return; // the page scrolls on
    event.preventDefault();
    const turn = Math.sign(event.deltaY) * Math.min(60, Math.abs(event.deltaY));
    this.#glass.zoom(Math.exp(-turn * 0.004), this.#glass.point(event));
  };

  #key = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || (event.key !== "+" && event.key !== "-")) return;
    this.#glass.by(event.key === "+" ? STEP : 1 / STEP);
    event.preventDefault();
    event.stopPropagation();
  };

  // Mouse and fingers

  #down = (event: PointerEvent): void => {
    if (event.pointerType === "mouse" && event.button !== 0) return;
    if (event.isPrimary) this.#fingers.clear();
    this.#fingers.set(event.pointerId, event);
    this.#start = event;
    this.#dragged = this.#fingers.size > 1;
    clearTimeout(this.#long);
    if (event.pointerType !== "mouse" && !this.#dragged) this.#long = setTimeout(() => this.#hold(event), LONG);
  };

  #hold(event: PointerEvent): void {
    if (!this.#held) return;
    this.#dragged = true;
    this.#held(this.#glass.point(event));
  }

  #move = (event: PointerEvent): void => {
    const before = this.#fingers.get(event.pointerId);
    if (!before || !this.#start) return;
    if (!event.buttons) return this.#up(event); // it was let go beside the drawing
    if (!this.#dragged && apart(event, this.#start) <= STILL) return;
    this.#dragged = true;
    clearTimeout(this.#long);
    this.#glass.svg?.setPointerCapture(event.pointerId);
    this.#glass.hold();
    const other = [...this.#fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (other) this.#pinch(before, event, other);
    else if (!this.#glass.whole) this.#glass.move(between(before, event));
    this.#fingers.set(event.pointerId, event);
  };

  /** What lies between two fingers stays there. */
  #pinch(before: PointerEvent, event: PointerEvent, other: PointerEvent): void {
    const { x, y } = between(before, event);
    this.#glass.move({ x: x / 2, y: y / 2 });
    const middle = { clientX: (event.clientX + other.clientX) / 2, clientY: (event.clientY + other.clientY) / 2 };
    this.#glass.zoom(apart(event, other) / Math.max(1, apart(before, other)), this.#glass.point(middle));
  }

  #up = (event: PointerEvent): void => {
    this.#fingers.delete(event.pointerId);
    clearTimeout(this.#long);
    if (!this.#fingers.size) this.#glass.release();
  };

  // Taps

  /** The end of a drag or of a long press chooses nothing; a finger on several things at once first looks closer. */
  #click = (event: MouseEvent): void => {
    if (event.detail === 0) return; // by key, or by a screen reader
    const [dragged, finger] = [this.#dragged, this.#start?.pointerType === "touch"];
    this.#dragged = false;
    if (dragged || event.timeStamp - this.#closer < DOUBLE) stop(event);
    else if (finger && this.#glass.tight && this.#isCrowded(event)) this.#lookCloser(event);
    else if (onThing(event)) this.#tapped = null;
    else this.#tap(event);
  };

  #lookCloser(event: MouseEvent): void {
    stop(event);
    this.#closer = event.timeStamp;
    this.#glass.closer(this.#glass.point(event));
  }

  /** Whether a fingertip here covers several things that can be chosen, other than one that lies in another. */
  #isCrowded({ clientX, clientY }: At): boolean {
    const edges = [...(this.#glass.svg?.querySelectorAll(".spot .edge") ?? [])].map((edge) =>
      edge.getBoundingClientRect(),
    );
    const under = edges.filter(
      ({ left, right, top, bottom }) =>
        left < clientX + TIP && right > clientX - TIP && top < clientY + TIP && bottom > clientY - TIP,
    );
    return under.filter(({ width }) => width < 4 * TIP).length > 1;
  }

  /** Two taps beside what can be chosen magnify, and two more show the whole board again. */
  #tap(event: MouseEvent): void {
    const first = this.#tapped;
    this.#tapped = event;
    if (!first || event.timeStamp - first.timeStamp > DOUBLE || apart(first, event) > 2 * TIP) return;
    this.#tapped = null;
    if (this.#glass.whole) this.#glass.zoom(2, this.#glass.point(event));
    else this.#glass.fit();
  }

  /** What takes the focus by key comes into sight. */
  #focus = ({ target }: FocusEvent): void => {
    const { svg, whole, window: seen } = this.#glass;
    if (whole || !seen || target === svg || !(target instanceof Element) || !target.matches(":focus-visible")) return;
    const thing = target.getBoundingClientRect();
    const x = beyond(thing.left, thing.right, seen.left, seen.right);
    const y = beyond(thing.top, thing.bottom, seen.top, seen.bottom);
    if (x || y) this.#glass.move({ x: -x, y: -y });
  };
}

/** The page neither scrolls nor zooms under two fingers on a board. */
function alone(event: TouchEvent): void {
  if (event.touches.length > 1 && event.cancelable) event.preventDefault();
}

function stop(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}

function onThing({ target }: Event): boolean {
  return target instanceof Element && target.closest(".spot") !== null;
}

function apart(one: At, other: At): number {
  return Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
}

function between(from: At, to: At): Point {
  return { x: to.clientX - from.clientX, y: to.clientY - from.clientY };
}

/** How far something lies beyond the ends of what is seen. */
function beyond(low: number, high: number, from: number, to: number): number {
  return low < from ? low - from : high > to ? high - to : 0;
}
