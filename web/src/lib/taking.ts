/** Taking a lesson: open its table and go there. */

import { address } from "./address.svelte";
import { takeLesson } from "./api-calls";
import { ask } from "./asking";
import { keepSecret } from "./storage";

export async function take(game: string, key: string, name: string): Promise<void> {
  const { table } = await ask(
    `lesson ${game} ${key}`,
    (fresh, signal) => takeLesson(game, key, name, fresh, signal),
    ({ table: id, seat, secrets }) => keepSecret(id, secrets[seat] ?? ""),
  );
  address.go(`/t/${table}`);
}
