/** The second worker: what may take seconds is done here, so that the first one always answers its page. */

import { Loader, type Parts } from "./parts";
import { type Made, Python } from "./python";

/** What it begins with, so that it runs the same release, and neither inflates nor compiles anything again. */
export interface Begin {
  base: string;
  parts: Parts;
  made: Made;
  /** Addresses of packs. */
  packs: readonly string[];
}
export interface Work {
  game: string;
  work: Uint8Array;
}
/** What came of it; nothing where it couldn't be begun. */
export type Worked = Uint8Array | null;

interface Page {
  done(work: Uint8Array): { toJs(): Uint8Array; destroy(): void };
}

let begun: Promise<Python>;

async function hear(said: Begin | Work): Promise<Worked> {
  if ("made" in said) {
    begun = Python.start(
      said.made,
      new Loader(said.parts, said.base),
      said.packs.map((pack) => Promise.resolve(pack)),
    );
    await begun;
    return null;
  }
  const python = await begun;
  const here = await python.bring(said.game).then(
    () => true,
    () => false,
  );
  if (!here) return null;
  const done = (python.interpreter.pyimport("getaway.browser.page") as Page).done(said.work);
  const found = done.toJs();
  done.destroy();
  return found;
}

self.onmessage = ({ data }: MessageEvent<Begin | Work>) =>
  void hear(data).then(
    (worked) => self.postMessage(worked),
    (fault: unknown) => self.reportError(fault), // so the first worker hears of it
  );
