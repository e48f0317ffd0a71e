/** A question with these acts, and what is answered to it, put together as on the page. */

import { Compose } from "../src/lib/compose.svelte";
import type { Act, Ask, Done } from "../src/lib/wire";
import { wordsIn } from "./texts";

export function asked(...choice: Act[]): { compose: Compose; sent: string[] } {
  const sent: string[] = [];
  const question = { item: "ask", rev: 1, seats: [0], question: "act", cites: [], facts: {}, choice } as unknown as Ask;
  const send = (intent: object): Promise<Done> => {
    sent.push(JSON.stringify((intent as { wish: unknown }).wish));
    return new Promise(() => undefined);
  };
  return { compose: new Compose({ question, send, plan: send as never }, wordsIn("en", "burncycle")), sent };
}
