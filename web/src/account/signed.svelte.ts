/** Whether this browser is signed in. If it isn't, nothing else about accounts is loaded, and the server isn't asked. */

import { dropDue, dueTables, type Kept, like, liking, setDue } from "../lib/storage";

type Keeping = typeof import("./keeping");

class Signed {
  /** The name of the account; empty without one. The session is a cookie, which no script can read. */
  name = $state(liking("account"));

  /** The table at which the account's seat is open on as many devices as it may be; empty where none is. */
  crowded = $state("");

  as(name: string): void {
    this.name = name;
    like("account", name);
  }

  out(): void {
    this.as("");
    dueTables().forEach(dropDue);
  }

  /** Let the account keep the seats at these tables. What the server does not hear now stays due. */
  keep(tables: readonly string[]): void {
    if (!this.name) return;
    tables.forEach(setDue);
    void this.settle();
  }

  /** Tell the server what is due. */
  async settle(): Promise<void> {
    if (dueTables().length) await (await this.keeping())?.settle();
  }

  /** The tables at which the account has a seat. */
  async tables(): Promise<Kept[]> {
    return (await (await this.keeping())?.tables()) ?? [];
  }

  /** A secret of this browser's own for the seat that the account has at a table; empty where it has none. */
  async takeUp(table: string, only = false): Promise<string> {
    return (await (await this.keeping())?.takeUp(table, only)) ?? "";
  }

  private async keeping(): Promise<Keeping | null> {
    return this.name ? import("./keeping").catch(() => null) : null;
  }
}

export const signed = new Signed();
