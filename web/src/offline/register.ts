/** Lets the service worker in once the page is there, where the browser has one: over https, or on this machine. */

export function register(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const now = (): unknown => navigator.serviceWorker.register("/sw.js").catch(() => null); // the page does without it
  if (document.readyState === "complete") now();
  else addEventListener("load", now);
}
