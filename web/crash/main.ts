/** Many players in one process, each with the browser client's own connection; `tests/crash` gives the orders. */

import { createInterface } from "node:readline";
import * as asking from "../src/lib/asking";
import type { Seated } from "../src/lib/wire";
import { browse } from "./browser";
import { type Order, report } from "./orders";
import { Player } from "./player";

const NOBODY = -1;
const players = new Map<number, Player>();

function obey(order: Order): void {
  if (order.do === "open") seat(order.who, asking.open(order.wanted));
  if (order.do === "join") seat(order.who, asking.sit(order.table, order.name));
  if (order.do === "sit") players.set(order.who, new Player(order.who, order));
  const player = players.get(order.who);
  if (order.do === "send") void player?.obey(order.intent);
  if (order.do === "rest") player?.rest();
  if (order.do === "show") player?.show();
  if (order.do === "leave") {
    player?.leave();
    players.delete(order.who);
  }
}

function seat(who: number, taken: Promise<Seated>): void {
  const tell = (seated: Seated | null) => report(who, { tell: "seated", seated });
  void taken.then(tell, () => tell(null));
}

function fault(error: unknown): void {
  report(NOBODY, { tell: "fault", text: error instanceof Error ? (error.stack ?? error.message) : String(error) });
}

browse(process.argv.slice(2));
process.on("uncaughtException", fault);
process.on("unhandledRejection", fault);
const orders = createInterface({ input: process.stdin });
orders.on("line", (line) => obey(JSON.parse(line) as Order));
orders.on("close", () => process.exit());
