/** Lets the service worker in once the page is there, where the browser has one: over https, or on this machine. */

import { home } from "../lib/home";

/** What the worker keeps for reading offline; as in `sw.js`. */
const READABLE =
  /^\/api\/(games|texts\/[\w-]+\/[\w-]+|rules\/[\w-]+)$|\/data\/(games|(texts|rules)\/[\w-]+)\.(json|ftl)\.packed$/;

export function register(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const now = (): unknown => navigator.serviceWorker.register(`${home.link("/")}sw.js`).catch(() => null); // the page does without it
  navigator.serviceWorker.addEventListener("controllerchange", () => void readAgain());
  if (document.readyState === "complete") now();
  else addEventListener("load", now);
}

/** What was read before the worker was there is read once more, so that it keeps it. */
async function readAgain(): Promise<void> {
  const names = performance.getEntriesByType("resource").map(({ name }) => name);
  const read = names.filter((name) => READABLE.test(new URL(name).pathname));
  await Promise.all([...new Set(read)].map((name) => fetch(name).catch(() => null)));
}
