/** The two ways to a table: a socket, and where sockets are blocked a stream of events with posted commands. */

import { carryOut, headers } from "./api-calls";
import { events } from "./events";
import { home } from "./home";
import type { Command, Done, Message, No, Unsure } from "./wire";

export interface Hello {
  table: string;
  secret: string;
  rev: number;
}

export interface Heard {
  message(message: Message): void;
  /** The way has ended; by a refusal where coming back is of no use, or only later. */
  ended(by: No | null): void;
}

export interface Way {
  send(command: Command): void;
  close(): void;
}

export type Opens = (hello: Hello, heard: Heard) => Way;

/** The server only has room for players; `seconds` says when to come back. */
export const CROWDED = "GT-BUSY-03";
/** Refusals that stay as they are: there is no such table, the secret has ended, nobody may watch. */
const FINAL = ["GT-TABLE-01", "GT-KEY-01", "GT-WATCH-01"];

function ending(said: unknown): No | null {
  const no = said as Partial<No>;
  return no.type === "no" && [...FINAL, CROWDED].includes(no.clause ?? "") ? (no as No) : null;
}

/** A socket to the table. */
export const socketWay: Opens = ({ table, secret, rev }, heard) => {
  const socket = home.dial(table);
  socket.onopen = () => socket.send(JSON.stringify({ hello: greeting(secret, rev) }));
  let refused: No | null = null;
  socket.onmessage = (event) => {
    const message = JSON.parse(String(event.data)) as Message;
    if (message.type === "no" && !message.id) refused = ending(message);
    else heard.message(message);
  };
  socket.onclose = () => heard.ended(refused);
  return {
    send: (command) => socket.send(JSON.stringify(command)),
    close: () => {
      socket.onclose = null;
      socket.onmessage = null;
      socket.close();
    },
  };
};

function greeting(secret: string, rev: number): { secret?: string; rev?: number; frames: boolean } {
  return { ...(secret && { secret }), ...(rev > 0 && { rev }), frames: true };
}

/** Events over HTTP, for networks that let no socket through. */
export const streamWay: Opens = ({ table, secret, rev }, heard) => {
  const end = new AbortController();
  let open = true;
  const ended = (by: No | null) => {
    if (!open) return;
    open = false;
    end.abort();
    heard.ended(by);
  };
  void listen(table, secret, rev, end.signal, heard).then(ended, () => ended(null));
  const heardOf = (answer: Done | No | Unsure): void => {
    const by = ending(answer);
    if (by) ended(by);
    else if (open) heard.message(answer);
  };
  return {
    send: (command) => void carryOut(table, command, secret, end.signal).then(heardOf, () => ended(null)),
    close: () => {
      open = false;
      end.abort();
    },
  };
};

async function listen(
  table: string,
  secret: string,
  rev: number,
  signal: AbortSignal,
  heard: Heard,
): Promise<No | null> {
  const since = rev > 0 ? `&rev=${rev}` : "";
  const response = await home.fetch(`/tables/${table}/events?frames=true${since}`, {
    headers: headers(secret),
    signal,
  });
  if (!response.ok || !response.body) return ending(await response.json());
  for await (const data of events(response.body)) {
    const message = JSON.parse(data) as Message;
    if (message.type === "no") return ending(message);
    heard.message(message);
  }
  return null;
}
