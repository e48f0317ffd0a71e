/** The calls of accounts, and how missions ended. The session goes along as a cookie. */

import { call, read } from "../lib/api-calls";
import type { components } from "../lib/api";
import type { Credentials, Me, Seated } from "../lib/wire";

type Schemas = components["schemas"];
export type Result = Schemas["Result"];

export const make = (who: Credentials) => read<Me>("POST", "/accounts", who);

export const signIn = (who: Credentials) => read<Me>("POST", "/session", who);

export const signOut = () => call("DELETE", "/session");

export const me = () => read<Me>("GET", "/me");

export const keep = (table: string, secret: string) => call("PUT", `/me/tables/${table}`, undefined, secret);

/** A secret for a kept seat on this device; `only` here, so that all other devices lose it. */
export const takeUp = (table: string, only: boolean, secret: string, signal: AbortSignal) =>
  read<Seated>("POST", `/me/tables/${table}`, { secret, only }, "", signal);

export const resultOf = async (table: string, secret: string) =>
  (await read<Schemas["Ending"]>("GET", `/tables/${table}/result`, undefined, secret)).result;

export const myResults = () => read<Schemas["PlayedTable"][]>("GET", "/me/results");
