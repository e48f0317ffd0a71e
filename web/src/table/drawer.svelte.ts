/** Whether the drawer with all options is open. It stays as the player left it, at every question and every table. */

import { like, liking } from "../lib/storage";

class Drawer {
  #open = $state(liking("drawer") === "open");

  get open(): boolean {
    return this.#open;
  }

  set open(open: boolean) {
    if (open === this.#open) return;
    this.#open = open;
    like("drawer", open ? "open" : "closed");
  }
}

export const drawer = new Drawer();
