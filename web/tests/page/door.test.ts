/** Sitting down at the door while others do. */

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Visit } from "../../src/door/visit.svelte";
import { Failed, RefusedCall } from "../../src/lib/api-calls";

const SEATS = ["person", "person", "open"].map((kind) => ({ kind, name: "" }));
const no = (clause: string) => ({ type: "no", id: "", clause, facts: {} });

/** The seats that were asked for, in order. */
let wanted: number[];
/** What each of them is answered: a status and a body, or nothing where the answer is lost. */
let answers: (seat: number) => [number, unknown] | null;
let entered: string[];

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  [wanted, entered] = [[], []];
  vi.spyOn(Visit.prototype as unknown as { enter(secret: string): void }, "enter").mockImplementation((secret) => {
    entered.push(secret);
  });
  vi.stubGlobal("fetch", (_path: string, init: RequestInit = {}) => {
    if (!init.body) return Promise.resolve(Response.json({ seats: SEATS }));
    const { seat } = JSON.parse(String(init.body)) as { seat: number };
    wanted.push(seat);
    const answer = answers(seat);
    if (!answer) return Promise.reject(new TypeError("the answer is lost"));
    return Promise.resolve(Response.json(answer[1], { status: answer[0] }));
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function sitting(seat: number): Promise<Error | undefined> {
  const settled = new Visit("t1").sit("Ada", seat).catch((error: Error) => error);
  await vi.advanceTimersByTimeAsync(60_000);
  return (await settled) ?? undefined;
}

test("somebody whose seat was just taken gets one that is left", async () => {
  answers = (seat) => (seat === 2 ? [201, { table: "t1", seat, secret: "s2" }] : [409, no("GT-SEAT-02")]);
  expect(await sitting(1)).toBeUndefined();
  expect([wanted, entered]).toEqual([[1, 2], ["s2"]]);
});

test("a seat whose answer is lost may be ours: no other is asked for", async () => {
  answers = () => null;
  expect(await sitting(1)).toBeInstanceOf(Failed);
  expect([new Set(wanted), entered]).toEqual([new Set([1]), []]);
});

test("no other seat is tried where the table refuses for another reason", async () => {
  answers = () => [409, no("GT-SEAT-04")];
  expect(await sitting(1)).toBeInstanceOf(RefusedCall);
  expect(wanted).toEqual([1]);
});
