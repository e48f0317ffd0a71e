/** The boxes of the Firewall's tracks in words. */

import type { Words } from "../../../lib/words.svelte";
import type { Track } from "../sheet/desk.svelte";

/** What a box shows: its letters, with a plus where another cube advances. */
export function signs(icons: string): string {
  return icons.replace("g", "G+");
}

/** What a box does, in words. */
export function does(words: Words, icons: string): string {
  if (!icons) return words.say("track-nothing");
  return words.texts.join([...icons].map((icon) => words.texts.fill("track-does", { "icon-is": icon })));
}

/** What the next boxes of a track do, in words. */
export function coming(words: Words, { boxes, ahead }: Track): string {
  const [first, second] = ahead.map((box) => does(words, boxes[box - 1] ?? ""));
  const stays = words.say("track-stays");
  return words.texts.fill("track-next", { first: first ?? stays, second: second ?? stays });
}
