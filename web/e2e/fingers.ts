/** Fingers on a screen, as the browser itself takes them: it decides what is a tap, a scroll or a zoom of the page. */

import type { CDPSession, Page } from "playwright-core";

export interface At {
  x: number;
  y: number;
}

/** How many moves a gesture has, a frame apart. */
const MOVES = 12;
const FRAME = 16;
/** Longer than two taps may lie apart. */
const APART = 500;

export class Fingers {
  readonly #page: Page;
  readonly #line: CDPSession;

  private constructor(page: Page, line: CDPSession) {
    this.#page = page;
    this.#line = line;
  }

  static async on(page: Page): Promise<Fingers> {
    return new Fingers(page, await page.context().newCDPSession(page));
  }

  /** Each finger goes from its first to its second place, all at once. */
  async go(...ways: readonly (readonly [At, At])[]): Promise<void> {
    await this.#go(ways, async () => {});
  }

  /** One finger goes, and something is done before it is lifted. */
  async drag(from: At, to: At, meanwhile: () => Promise<void>): Promise<void> {
    await this.#go([[from, to]], meanwhile);
  }

  async #go(ways: readonly (readonly [At, At])[], meanwhile: () => Promise<void>): Promise<void> {
    await this.#send(
      "touchStart",
      ways.map(([from]) => from),
    );
    for (let i = 1; i <= MOVES; i += 1) {
      const share = i / MOVES;
      await this.#send(
        "touchMove",
        ways.map(([from, to]) => ({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share })),
      );
      await this.#page.waitForTimeout(FRAME);
    }
    await meanwhile();
    await this.#send("touchEnd", []);
    await this.#page.waitForTimeout(FRAME);
  }

  async tap(at: At): Promise<void> {
    await this.#page.waitForTimeout(APART);
    await this.#tap(at);
    await this.#page.waitForTimeout(FRAME);
  }

  async doubleTap(at: At): Promise<void> {
    await this.tap(at);
    await this.#tap(at);
    await this.#page.waitForTimeout(FRAME);
  }

  async #tap(at: At): Promise<void> {
    await this.#send("touchStart", [at]);
    await this.#page.waitForTimeout(FRAME);
    await this.#send("touchEnd", []);
  }

  async #send(type: "touchStart" | "touchMove" | "touchEnd", points: readonly At[]): Promise<void> {
    await this.#line.send("Input.dispatchTouchEvent", { type, touchPoints: points.map((at, id) => ({ ...at, id })) });
  }
}
