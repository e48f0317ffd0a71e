import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { RefusedCall } from "../src/lib/api-calls";
import { move, open, recovered, sit } from "../src/lib/asking";
import { pendingSecret, secretOf } from "../src/lib/storage";
import { storage } from "./kept";

interface Call {
  what: string;
  body: Record<string, string>;
  header: string;
}

type Answering = (body: Call["body"]) => unknown;

let calls: Call[];
/** What each call is answered, in order: a status and a body, or nothing where the answer is lost. */
let answers: ([number, unknown] | null)[];

async function server(path: string, init: RequestInit): Promise<Response> {
  const headers = init.headers as Record<string, string>;
  const body = init.body ? (JSON.parse(String(init.body)) as Record<string, string>) : {};
  calls.push({ what: `${init.method} ${path}`, body, header: headers["Authorization"] ?? "" });
  const answer = answers.shift();
  if (!answer) throw new TypeError("the answer is lost");
  const [status, said] = answer;
  return Response.json(typeof said === "function" ? (said as Answering)(body) : said, { status });
}

const no = (clause: string) => ({ type: "no", id: "", clause, facts: { seconds: 3 } });
const seated = ({ secret }: Record<string, string>) => ({ table: "t1", seat: 1, secret });

beforeEach(() => {
  vi.useFakeTimers();
  calls = [];
  answers = [];
  vi.stubGlobal("fetch", server);
  vi.stubGlobal("localStorage", storage());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** What comes of a call once all waits are over. */
async function after<T>(call: Promise<T>): Promise<T | Error> {
  const settled = call.catch((error: Error) => error);
  await vi.advanceTimersByTimeAsync(30_000);
  return settled;
}

test("a seat is asked for with a secret of 256 bits that is kept before it is sent", () => {
  void sit("t1", "Ada").catch(() => {});
  const secret = calls[0]?.body["secret"] ?? "";
  expect(secret).toMatch(/^[A-Za-z0-9_-]{43}$/);
  expect(pendingSecret("sit t1")).toBe(secret);
});

test("a seat whose answer is lost is asked for again with the same secret", async () => {
  answers = [null, [503, no("GT-STORE-01")], [502, "<html>"], [201, seated]];
  await after(sit("t1", "Ada", 2));
  expect(new Set(calls.map(({ body }) => body["secret"])).size).toBe(1);
  expect(calls.map(({ body }) => body["seat"])).toEqual([2, 2, 2, 2]);
  expect([secretOf("t1"), pendingSecret("sit t1")]).toEqual([calls[0]?.body["secret"], ""]);
});

test("a refusal decides, and the secret is forgotten", async () => {
  answers = [null, [409, no("GT-SEAT-03")]];
  expect(await after(sit("t1", "Ada"))).toBeInstanceOf(RefusedCall);
  expect([calls.length, pendingSecret("sit t1"), secretOf("t1")]).toEqual([2, "", ""]);
});

test("'too often' says nothing of an earlier attempt: the secret is kept for the next", async () => {
  answers = [null, [429, no("GT-RATE-01")], [201, seated]];
  await after(sit("t1", "Ada"));
  await after(sit("t1", "Ada"));
  expect(new Set(calls.map(({ body }) => body["secret"])).size).toBe(1);
  expect(secretOf("t1")).toBe(calls[0]?.body["secret"]);
});

test("a table that was opened without our hearing of it is not opened twice", async () => {
  const wanted = {
    game: "toy",
    players: 2,
    options: {},
    pace: "live",
    practice: false,
    watch: true,
    takeover: false,
    name: "A",
  } as const;
  await after(open(wanted));
  answers = [
    [201, seated],
    [201, seated],
  ];
  await after(open(wanted));
  expect(new Set(calls.map(({ body }) => body["secret"])).size).toBe(1);
  await after(open({ ...wanted, players: 3 }));
  expect(new Set(calls.map(({ body }) => body["secret"])).size).toBe(2);
});

test("a seat that was moved without our hearing of it is found after a reload", async () => {
  await after(move("t1", "old secret"));
  const fresh = calls[0]?.body["secret"];
  expect(calls.map(({ header }) => header)).toEqual(Array(5).fill("Seat old secret"));
  answers = [[200, {}]];
  expect(await recovered("t1")).toBe(fresh);
  expect(calls.at(-1)).toMatchObject({ what: "GET /api/tables/t1/sync", header: `Seat ${fresh}` });
  expect([secretOf("t1"), pendingSecret("move t1")]).toEqual([fresh, ""]);
});

test("a seat that was asked for but refused isn't kept, and its secret is used for the next attempt", async () => {
  await after(sit("t1", "Ada"));
  answers = [[401, no("GT-KEY-01")]];
  expect(await recovered("t1")).toBe("");
  answers = [[201, seated]];
  await after(sit("t1", "Ada"));
  expect(secretOf("t1")).toBe(calls[0]?.body["secret"]);
});
