import { beforeEach, expect, test, vi } from "vitest";
import type { Kept } from "../src/lib/storage";
import { storage } from "./kept";

interface Call {
  what: string;
  headers: Record<string, string>;
  body: unknown;
}

/** What the server answers by method and path; a status alone refuses without a clause. */
type Answers = Record<string, unknown>;

let calls: Call[];
let answers: Answers;

async function server(path: string, init: RequestInit): Promise<Response> {
  const what = `${init.method} ${path}`;
  calls.push({
    what,
    headers: init.headers as Record<string, string>,
    body: init.body && JSON.parse(String(init.body)),
  });
  const answer = answers[what];
  if (answer === undefined) throw new TypeError("the server is not there");
  if (typeof answer === "string") {
    return new Response(JSON.stringify({ type: "no", id: "", clause: answer, facts: {} }), { status: 409 });
  }
  return answer === null ? new Response(null, { status: 204 }) : new Response(JSON.stringify(answer), { status: 201 });
}

beforeEach(() => {
  vi.resetModules();
  calls = [];
  answers = {};
  vi.stubGlobal("fetch", server);
  vi.stubGlobal("localStorage", storage());
  vi.stubGlobal("navigator", { languages: ["en"] });
  vi.stubGlobal("document", { documentElement: { dataset: {} } });
});

/** A browser with seats at these tables, signed in where a name is given. */
async function browser(name: string, ...tables: string[]) {
  const kept = await import("../src/lib/storage");
  kept.like("account", name);
  for (const id of tables) {
    kept.keepTable({ id, game: "bombsquad", title: "", seat: 0, seen: 1 } satisfies Kept);
    kept.keepSecret(id, `secret of ${id}`);
  }
  const { signed } = await import("../src/account/signed.svelte");
  return { kept, signed, account: await import("../src/account/keeping"), mine: await import("../src/lobby/mine") };
}

const said = (): string[] => calls.map(({ what }) => what);
const at = (table: string) => ({
  table,
  seat: 1,
  game: "bombsquad",
  title: "",
  options: {},
  pace: "live",
  stage: "playing",
  turn: true,
});

test("without an account, the server is never asked about one", async () => {
  const { signed } = await browser("", "t1");
  signed.keep(["t1"]);
  expect([await signed.tables(), await signed.takeUp("t1"), said()]).toEqual([[], "", []]);
});

test("signing in keeps the seats that are wanted, each by its secret", async () => {
  const { signed, account, kept } = await browser("", "t1", "t2");
  answers = { "POST /api/session": { name: "Nora", tables: [] }, "PUT /api/me/tables/t2": null };
  await account.signIn({ name: "nora", password: "a long one" }, false, ["t2"]);
  await account.settle();
  expect(signed.name).toBe("Nora");
  expect(said()).toEqual(["POST /api/session", "PUT /api/me/tables/t2"]);
  expect(calls[1]?.headers).toMatchObject({ Authorization: "Seat secret of t2", "X-Getaway": "1" });
  expect(kept.dueTables()).toEqual([]);
});

test("a refused sign-in throws its clause and changes nothing", async () => {
  const { signed, account } = await browser("", "t1");
  answers = { "POST /api/accounts": "GT-ACCOUNT-01" };
  const made = account.signIn({ name: "Nora", password: "a long one" }, true, ["t1"]);
  await expect(made).rejects.toMatchObject({ no: { clause: "GT-ACCOUNT-01" } });
  expect([signed.name, said()]).toEqual(["", ["POST /api/accounts"]]);
});

test("a seat that the server has not heard of stays due; one that a clause forbids does not", async () => {
  const { account, signed, kept } = await browser("Nora", "t1", "t2");
  answers = { "PUT /api/me/tables/t1": "GT-KEY-01" };
  signed.keep(["t1", "t2"]);
  await account.settle();
  expect(kept.dueTables()).toEqual(["t2"]);
  answers = { "PUT /api/me/tables/t2": null };
  await signed.settle();
  expect(kept.dueTables()).toEqual([]);
});

test("each seat is told once, however often it is asked for", async () => {
  const { account, signed } = await browser("Nora", "t1");
  answers = { "PUT /api/me/tables/t1": null };
  signed.keep(["t1"]);
  signed.keep(["t1"]);
  await account.settle();
  await vi.waitFor(() => expect(said()).toEqual(["PUT /api/me/tables/t1"]));
});

test("a session that has ended signs out, with nothing left due to the next account", async () => {
  const { account, signed, kept } = await browser("Nora", "t1");
  answers = { "PUT /api/me/tables/t1": "GT-ACCOUNT-03" };
  signed.keep(["t1"]);
  await account.settle();
  expect([signed.name, kept.dueTables(), kept.secretOf("t1")]).toEqual(["", [], "secret of t1"]);
});

test("a kept seat is taken up by a secret of this browser's own, and only where there is one", async () => {
  const { signed, kept } = await browser("Nora");
  answers = {
    "GET /api/me": { name: "Nora", tables: [at("far")] },
    "POST /api/me/tables/far": { table: "far", seat: 1, secret: "new" },
  };
  expect([await signed.takeUp("far"), kept.secretOf("far")]).toEqual(["new", "new"]);
  expect(await signed.takeUp("other")).toBe("");
  expect(said()).not.toContain("POST /api/me/tables/other");
});

test("signing out leaves the seats here, unless those of the account are to be forgotten", async () => {
  const { account, kept } = await browser("Nora", "t1", "own");
  answers = { "GET /api/me": { name: "Nora", tables: [at("t1")] }, "DELETE /api/session": null };
  await account.signOut(false);
  expect(account.seatsHere().sort()).toEqual(["own", "t1"]);
  await account.signOut(true);
  expect(account.seatsHere()).toEqual(["own"]);
  expect(kept.secretOf("t1")).toBe("");
});

test("the list has the tables of the account besides those of this browser, those that wait first, until they are hidden", async () => {
  const { mine, kept } = await browser("Nora", "t1");
  const table = (id: string) => ({ id, game: "bombsquad", stage: "playing", seats: [{ asked: 0 }, { asked: 1 }] });
  answers = {
    "GET /api/me": { name: "Nora", tables: [at("t1"), at("far")] },
    "GET /api/tables/t1": table("t1"),
    "GET /api/tables/far": table("far"),
    "GET /api/texts/bombsquad/en": null,
    "GET /api/rules/bombsquad?lang=en": [],
  };
  const listed = async () => (await mine.visitAll(kept.keptTables())).map(({ table, since }) => [table.id, since]);
  expect(await listed()).toEqual([
    ["far", 1],
    ["t1", 0],
  ]);
  kept.hideTable("far");
  expect(await listed()).toEqual([["t1", 0]]);
});
