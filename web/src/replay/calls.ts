/** The calls that look back, and the one that tries something else from there. */

import type { components } from "../lib/api";
import { call, read } from "../lib/api-calls";
import type { Facts, Sync, Value } from "../lib/wire";

export type Story = components["schemas"]["StoryView"];
export type Moment = components["schemas"]["MomentView"];
export type Tried = components["schemas"]["Tried"];

/** As whom somebody looks: a seat, -1 for whoever watches, -2 for the open table; null as oneself. */
export type Whose = number | null;
export const EVERYTHING = -2;

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

export const story = (looking: Looking, since: number) =>
  read<Story>("GET", path(looking, "", [`since=${since}`]), undefined, looking.secret);

export const moment = (looking: Looking, number: number) =>
  read<Sync>("GET", path(looking, `/${number}`), undefined, looking.secret);

export const query = (looking: Looking, number: number, name: string, args: Facts) =>
  read<Value>("POST", path(looking, `/${number}/query`), { name, args }, looking.secret);

export async function drawing(looking: Looking, number: number, lang: string, width: number): Promise<string> {
  const more = [`lang=${lang}`, `width=${width}`];
  return (await call("GET", path(looking, `/${number}/drawing`, more), undefined, looking.secret)).text();
}

export const tryOut = (table: string, moment: number, alone: boolean, secret: string) =>
  read<Tried>("POST", `/tables/${table}/what-if`, { moment, alone }, secret);
