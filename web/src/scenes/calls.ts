/** The calls that show a rule on the board, and the one that lets you try it. */

import type { components } from "../lib/api";
import { read } from "../lib/api-calls";
import type { Facts, Value } from "../lib/wire";

export type Scene = components["schemas"]["SceneView"];
type Tried = components["schemas"]["Tried"];

const path = (game: string, key: string) => `/rules/${game}/scenes/${key}`;

export const scene = (game: string, key: string, lang: string) => read<Scene>("GET", `${path(game, key)}?lang=${lang}`);

export const query = (game: string, key: string, step: number, name: string, args: Facts) =>
  read<Value>("POST", `${path(game, key)}/${step}/query`, { name, args });

/** The table's secret is `fresh`: sent again it opens the same table. */
export const tryOut = (game: string, key: string, name: string, fresh: string, signal: AbortSignal) =>
  read<Tried>("POST", `${path(game, key)}/tables`, { name, secret: fresh }, "", signal);
