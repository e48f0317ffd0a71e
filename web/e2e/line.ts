/** A line to a node that can be cut, as a cable is. */

import { connect, createServer, type Server, type Socket } from "node:net";
import type { AddressInfo } from "node:net";
import type { Person } from "./browsers";

export class Line {
  readonly #server: Server;
  readonly #open = new Set<Socket>();
  #down = false;
  url = "";

  constructor(to: string) {
    const { hostname, port } = new URL(to);
    this.#server = createServer((near) => {
      if (this.#down) return void near.destroy();
      const far = connect(Number(port), hostname);
      for (const [one, other] of [
        [near, far],
        [far, near],
      ] as const) {
        this.#open.add(one);
        one.on("close", () => (this.#open.delete(one), other.destroy())).on("error", () => one.destroy());
        one.pipe(other);
      }
    });
  }

  async start(): Promise<this> {
    await new Promise<void>((resolve) => this.#server.listen(0, "127.0.0.1", resolve));
    this.url = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
    return this;
  }

  cut(): void {
    this.#down = true;
    for (const socket of this.#open) socket.destroy();
  }

  reconnect(): void {
    this.#down = false;
  }

  stop(): void {
    this.cut();
    this.#server.close();
  }
}

/** Somebody loses the line, is told so, and gets it back. */
export async function loseLine({ page }: Person, line: Line): Promise<void> {
  line.cut();
  await page.getByText(/Connection lost/).waitFor();
  line.reconnect();
  await page.getByText(/Connection lost/).waitFor({ state: "detached" });
}
