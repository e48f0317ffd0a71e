/** The calls that look back, and the one that tries something else from there. */

import type { components } from "../lib/api";
import { call, read, RefusedCall } from "../lib/api-calls";
import type { Facts, Sync, Value } from "../lib/wire";

export type Story = components["schemas"]["StoryView"];
export type Moment = components["schemas"]["MomentView"];
export type Tried = components["schemas"]["Tried"];

/** Whose view is shown: a seat's, -1 for a spectator's, -2 for the open table; null for your own. */
export type Whose = number | null;
export const EVERYTHING = -2;

/** In seconds. */
const LONGEST_WAIT = 5;

/** Who looks back at what. */
export interface Looking {
  table: string;
  secret: string;
  of: Whose;
}

function path({ table, of }: Looking, rest: string, more: readonly string[] = []): string {
  const asked = [...(of === null ? [] : [`of=${of}`]), ...more].join("&");
  return `/tables/${table}/replay${rest}${asked && `?${asked}`}`;
}

const page = (looking: Looking, since: number) =>
  read<Story>("GET", path(looking, "", [`since=${since}`]), undefined, looking.secret);

/** All that was told after a number: page after page, as fast as the server allows. */
export async function story(looking: Looking, since: number): Promise<Story> {
  const moments: Moment[] = [];
  for (let from = since; ;) {
    const found = await patiently(() => page(looking, from));
    moments.push(...found.moments);
    const last = found.moments.at(-1);
    if (!found.more || !last) return { ...found, moments };
    from = last.number;
  }
}

/** Ask again where the server says to wait a moment. */
async function patiently<T>(asked: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await asked();
    } catch (error) {
      const seconds =
        error instanceof RefusedCall && error.no.clause === "GT-RATE-01" ? error.no.facts["seconds"] : null;
      if (typeof seconds !== "number" || seconds > LONGEST_WAIT) throw error;
      await new Promise((settle) => setTimeout(settle, seconds * 1000));
    }
  }
}

export const moment = (looking: Looking, number: number) =>
  read<Sync>("GET", path(looking, `/${number}`), undefined, looking.secret);

export const query = (looking: Looking, number: number, name: string, args: Facts) =>
  read<Value>("POST", path(looking, `/${number}/query`), { name, args }, looking.secret);

export async function drawing(looking: Looking, number: number, lang: string, width: number): Promise<string> {
  const more = [`lang=${lang}`, `width=${width}`];
  return (await call("GET", path(looking, `/${number}/drawing`, more), undefined, looking.secret)).text();
}

/** The what-if's own secret is `fresh`: sent again it opens the same table. */
export const tryOut = (
  { table, secret }: { table: string; secret: string },
  wanted: { moment: number; alone: boolean },
  fresh: string,
  signal: AbortSignal,
) => read<Tried>("POST", `/tables/${table}/what-if`, { ...wanted, secret: fresh }, secret, signal);
