/** The second worker as the first one sees it: begun before it's needed, one piece of work at a time, replaced when lost. */

import type { Begin, Work, Worked } from "./thinking.worker";

/** Milliseconds for a piece of work, as on a server, and for the start of the interpreter. */
const LONGEST = 10_000;
const LONGEST_START = 120_000;

export class Second {
  private readonly with: Begin;
  private worker: Promise<Worker> | null = null;
  private last: Promise<unknown> = Promise.resolve();
  private refused = false;

  constructor(begin: Begin) {
    this.with = begin;
  }

  /** Begin, so that the first piece of work need not wait for that. */
  warm(): void {
    this.last = this.last.then(() => this.ready());
  }

  /** What came of a piece of work; nothing where there is no second worker to do it. Fails where it was lost over it. */
  do(game: string, work: Uint8Array): Promise<Worked> {
    const done = this.last.then(() => this.begin({ game, work }));
    this.last = done.catch(() => undefined);
    return done;
  }

  private async begin(work: Work): Promise<Worked> {
    const worker = await this.ready();
    if (!worker) return null;
    try {
      return await said(worker, work, LONGEST);
    } catch (fault) {
      worker.terminate();
      this.worker = null;
      throw fault;
    }
  }

  /** A browser in which it can't begin, for want of memory perhaps, isn't asked again. */
  private async ready(): Promise<Worker | null> {
    if (this.refused) return null;
    this.worker ??= begun(this.with);
    return this.worker.catch(() => {
      this.refused = true;
      return null;
    });
  }
}

async function begun(begin: Begin): Promise<Worker> {
  const worker = new Worker(new URL("./thinking.worker.ts", import.meta.url), { type: "module", name: "thinking" });
  try {
    await said(worker, begin, LONGEST_START);
  } catch (fault) {
    worker.terminate();
    throw fault;
  }
  return worker;
}

/** What a worker says to this. It says one thing to each, in order. */
function said(worker: Worker, message: Begin | Work, longest: number): Promise<Worked> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error("the second worker doesn't answer")), longest);
    worker.onmessage = ({ data }: MessageEvent<Worked>) => {
      clearTimeout(late);
      resolve(data);
    };
    worker.onerror = ({ message }) => {
      clearTimeout(late);
      reject(new Error(message));
    };
    worker.postMessage(message);
  });
}
