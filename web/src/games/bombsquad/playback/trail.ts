/** The way of the robot in the run that is shown: where it came from, stop by stop, read from the acts so far. */

import type { Act, Playing } from "../../../board/playback/turn";
import type { Event } from "../types.gen";

export interface Trail {
  /** The spaces it stood on, the first one included. */
  stops: number[];
  /** The spaces it worked on. */
  done: number[];
}

/** What the acts up to the one at hand did, from the space on which the robot stood before them. */
export function trailOf(acts: readonly Act<Event>[], start: number): Trail {
  const events = acts.flatMap((act) => act.map(({ event }) => event));
  const stops = events.flatMap((event) => (event.event === "Moved" ? [event.to] : []));
  const done = events.flatMap((event) => (event.event === "Worked" ? [event.cell] : []));
  return { stops: [start, ...stops].filter((cell) => cell >= 0), done };
}

/** The acts that were shown, the one at hand included. */
export function actsSoFar(playing: Playing<Event>): readonly Act<Event>[] {
  return playing.playing ? playing.acts.slice(0, playing.shown + 1) : [];
}
