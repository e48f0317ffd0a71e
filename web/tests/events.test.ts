import { expect, test } from "vitest";
import { events } from "../src/lib/events";

function stream(pieces: string[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(way) {
      for (const piece of pieces) way.enqueue(new TextEncoder().encode(piece));
      way.close();
    },
  });
}

async function read(...pieces: string[]): Promise<string[]> {
  const found: string[] = [];
  for await (const data of events(stream(pieces))) found.push(data);
  return found;
}

test("an event is what stands between two empty lines, wherever the network cuts it", async () => {
  expect(await read('id: 4\ndata: {"a"', ":1}\n", '\ndata: {"b":2}\r\n\r\n')).toEqual(['{"a":1}', '{"b":2}']);
});

test("comments that keep the line open are no events", async () => {
  expect(await read(": still here\n\n", "data: x\n\n")).toEqual(["x"]);
});

test("an event that was cut off is left out", async () => {
  expect(await read("data: x\n\ndata: y")).toEqual(["x"]);
});
