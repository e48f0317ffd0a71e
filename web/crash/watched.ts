/** The client's own ways to a table, with somebody who writes down what passes over them. */

import type { Ways } from "../src/lib/socket";
import { type Opens, socketWay, streamWay } from "../src/lib/ways";
import type { Message } from "../src/lib/wire";
import type { Said } from "./orders";

type Tell = (said: Said) => void;

export function watchedWays(blocked: boolean, tell: Tell): Ways {
  const stream = watched(streamWay, "stream", tell);
  return { socket: blocked ? noWay : watched(socketWay, "socket", tell), stream };
}

function watched(opens: Opens, name: "socket" | "stream", tell: Tell): Opens {
  return (hello, heard) => {
    let first = true;
    const message = (message: Message) => {
      if (first) tell({ tell: "line", way: name });
      first = false;
      overhear(message, tell);
      heard.message(message);
    };
    const way = opens(hello, { message, ended: (by) => heard.ended(by) });
    const send: typeof way.send = (command) => {
      tell({ tell: "sent", command });
      way.send(command);
    };
    return { send, close: () => way.close() };
  };
}

function overhear(message: Message, tell: Tell): void {
  if (message.type === "sync") tell({ tell: "heard", what: "sync" });
  else if (message.type === "update" && message.fresh) tell({ tell: "heard", what: "behind" });
  else if (message.type === "unsure") tell({ tell: "unsure", id: message.id });
}

/** A socket in a network that lets none through. */
const noWay: Opens = (_, heard) => {
  const ended = setTimeout(() => heard.ended(null), 5);
  return { send: () => undefined, close: () => clearTimeout(ended) };
};
