/** The calls of the lobby: tables that anyone may join. */

import { call, read } from "../lib/api-calls";
import type { components } from "../lib/api";

type Schemas = components["schemas"];
export type PublicTable = Schemas["PublicTable"];

export const publicTables = () => read<PublicTable[]>("GET", "/public");

export const isListed = async (table: string) =>
  (await read<Schemas["IsListed"]>("GET", `/tables/${table}/listed`)).listed;

export const list = (table: string, secret: string, lang: string, signal: AbortSignal) =>
  call("PUT", `/tables/${table}/listed`, { lang }, secret, signal);

export const unlist = (table: string, secret: string, signal: AbortSignal) =>
  call("DELETE", `/tables/${table}/listed`, undefined, secret, signal);

/** Where to play without this server; empty where it doesn't offer that. */
export const offeredHere = async () => (await read<Schemas["Offered"]>("GET", "/here")).link;
