/** Lets the service worker in once the page is there, where the browser has one: over https, or on this machine. */

import { home } from "../lib/home";

/** What the worker keeps once it's read, as in `sw.js`: words, rules, and files of the client. */
const READABLE =
  /^\/api\/(games|texts\/[\w-]+\/[\w-]+|rules\/[\w-]+)$|\/data\/(games|(texts|rules|openings)\/[\w-]+)\.(json|ftl)\.packed$|\/assets\//;

export function register(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const now = (): unknown => navigator.serviceWorker.register(`${home.link("/")}sw.js`).catch(() => null); // the page does without it
  navigator.serviceWorker.addEventListener("controllerchange", readAgain, { once: true });
  void Promise.all([loaded(), home.settled]).then(now);
}

function loaded(): Promise<unknown> {
  return new Promise((then) => (document.readyState === "complete" ? then(null) : addEventListener("load", then)));
}

/** What was asked for before the worker was there is read once more when it has come, so that the worker keeps it. */
function readAgain(): void {
  const seen = new Set<string>();
  new PerformanceObserver((list) => {
    for (const { name, workerStart } of list.getEntries() as PerformanceResourceTiming[]) {
      if (workerStart || seen.has(name) || !READABLE.test(new URL(name).pathname)) continue;
      seen.add(name);
      void fetch(name).catch(() => null);
    }
  }).observe({ type: "resource", buffered: true });
}
