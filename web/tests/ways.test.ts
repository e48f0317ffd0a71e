import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { socketWay, streamWay } from "../src/lib/ways";
import type { Message, No } from "../src/lib/wire";

const hello = { table: "t1", secret: "s".repeat(43), rev: 41 };
const no = (clause: string): No => ({ type: "no", id: "", clause, facts: {} });

/** What a way let the table hear. */
class Ear {
  readonly messages: Message[] = [];
  readonly ends: (No | null)[] = [];
  message = (message: Message): void => void this.messages.push(message);
  ended = (by: No | null): void => void this.ends.push(by);
}

class FakeSocket {
  static last: FakeSocket;
  readonly sent: string[] = [];
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: () => void;
  constructor(readonly address: string) {
    FakeSocket.last = this;
  }
  send(data: string): void {
    this.sent.push(data);
  }
  close(): void {}
}

let ear: Ear;

beforeEach(() => {
  ear = new Ear();
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("location", { origin: "https://play.example.org" });
});
afterEach(() => vi.unstubAllGlobals());

function hear(clause: string): Ear {
  socketWay(hello, ear);
  FakeSocket.last.onmessage?.({ data: JSON.stringify(no(clause)) });
  FakeSocket.last.onclose?.();
  return ear;
}

test("a socket says hello with the secret and the rev, and the secret is in no address", () => {
  socketWay(hello, ear);
  FakeSocket.last.onopen?.();
  expect(FakeSocket.last.address).toBe("wss://play.example.org/ws/tables/t1");
  expect(FakeSocket.last.sent).toEqual([JSON.stringify({ hello: { secret: hello.secret, rev: 41, frames: true } })]);
});

test.each(["GT-TABLE-01", "GT-KEY-01", "GT-WATCH-01"])("%s is final", (clause) => {
  expect(hear(clause).ends).toEqual([no(clause)]);
});

test("being told to wait is not final, and answers no command", () => {
  expect([hear("GT-RATE-01").ends, ear.messages]).toEqual([[null], []]);
});

test("a server that only has room for players ends a socket, and a stream at once", async () => {
  expect([hear("GT-BUSY-03").ends, ear.messages]).toEqual([[no("GT-BUSY-03")], []]);
  ear = new Ear();
  const open = new ReadableStream({
    start: (stream) => stream.enqueue(new TextEncoder().encode(`data: ${JSON.stringify(no("GT-BUSY-03"))}\n\n`)),
  });
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(open)));
  streamWay(hello, ear);
  await vi.waitFor(() => expect(ear.ends).toEqual([no("GT-BUSY-03")]));
});

test("events are read with the secret in the header", async () => {
  const body = `data: ${JSON.stringify({ type: "done", id: "c1" })}\n\n`;
  const fetched = vi.fn(() => Promise.resolve(new Response(body)));
  vi.stubGlobal("fetch", fetched);
  streamWay(hello, ear);
  await vi.waitFor(() => expect(ear.ends).toEqual([null]));
  expect(ear.messages).toEqual([{ type: "done", id: "c1" }]);
  expect(fetched.mock.calls[0]).toMatchObject([
    "/api/tables/t1/events?frames=true&rev=41",
    { headers: { Authorization: `Seat ${hello.secret}` } },
  ]);
});

test("events that a clause refuses for good are not asked for again", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json(no("GT-KEY-01"), { status: 401 })));
  streamWay(hello, ear);
  await vi.waitFor(() => expect(ear.ends).toEqual([no("GT-KEY-01")]));
});

test("a posted command that is refused is answered under its own id", async () => {
  vi.stubGlobal("fetch", (path: string) =>
    path.endsWith("/do") ? Promise.resolve(Response.json(no("GT-UNDO-01"), { status: 409 })) : new Promise(() => {}),
  );
  streamWay(hello, ear).send({ do: "undo", id: "c7" });
  await vi.waitFor(() => expect(ear.messages).toEqual([{ ...no("GT-UNDO-01"), id: "c7" }]));
});

/** A stream that stays open, and what a posted command is answered. */
function posting(answer: () => Promise<Response>): void {
  vi.stubGlobal("fetch", (path: string) => (path.endsWith("/do") ? answer() : new Promise(() => {})));
  streamWay(hello, ear).send({ do: "undo", id: "c7" });
}

test.each([
  ["unsure", Response.json({ type: "unsure", id: "c7" }, { status: 503 })],
  ["an older server's 503", Response.json(no("GT-STORE-01"), { status: 503 })],
  ["a proxy's 502", new Response("<html>", { status: 502 })],
  ["a fault", Response.json({ status_code: 500, detail: "", quote: "1f" }, { status: 500 })],
])("%s decides no posted command, and the stream stays", async (_, answer) => {
  posting(() => Promise.resolve(answer));
  await vi.waitFor(() => expect(ear.messages).toEqual([{ type: "unsure", id: "c7" }]));
  expect(ear.ends).toEqual([]);
});

test("a posted command that nobody answers ends the way, so that it is sent on the next", async () => {
  posting(() => Promise.reject(new TypeError("network")));
  await vi.waitFor(() => expect(ear.ends).toEqual([null]));
  expect(ear.messages).toEqual([]);
});

test("a posted command whose secret has ended is not settled: it may have been carried out before", async () => {
  posting(() => Promise.resolve(Response.json({ ...no("GT-KEY-01"), id: "c7" }, { status: 401 })));
  await vi.waitFor(() => expect(ear.ends).toEqual([{ ...no("GT-KEY-01"), id: "c7" }]));
  expect(ear.messages).toEqual([]);
});
