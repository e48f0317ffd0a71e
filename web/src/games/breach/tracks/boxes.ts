/** The boxes of the Firewall's tracks in words. */

import type { Words } from "../../../lib/words.svelte";
import type { Track } from "../view";

/** What a box does, in words. */
export function does(words: Words, icons: string): string {
  if (!icons) return words.say("track-nothing");
  return words.texts.join([...icons].map((icon) => words.texts.fill("track-does", { "icon-is": icon })));
}

/** What the next box of a track does, in few words. */
export function soon(words: Words, { boxes, ahead }: Track): string {
  const [next] = ahead;
  const first = next === undefined ? words.say("track-stays") : does(words, boxes[next - 1] ?? "");
  return words.texts.fill("track-soon", { first });
}
