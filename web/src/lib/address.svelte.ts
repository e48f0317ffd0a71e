/** Where in the client we are: the path, and how to go elsewhere without reloading the page. */

import { home } from "./home";

class Address {
  path = $state(home.path(location));

  constructor() {
    addEventListener("popstate", () => (this.path = home.path(location)));
  }

  go(path: string): void {
    this.show(home.link(path));
  }

  /** For links: go there, unless the reader wants it in a new window. */
  follow = (event: MouseEvent): void => {
    const link = event.currentTarget as HTMLAnchorElement;
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    this.show(link.href);
  };

  private show(link: string): void {
    history.pushState(null, "", link);
    this.path = home.path(location);
    scrollTo(0, 0);
  }
}

export const address = new Address();
