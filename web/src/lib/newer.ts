/**
 * When the server is upgraded while a page stays open, parts that the page hasn't loaded yet are gone: the page then
 * reloads, once.
 */

const TRIED = "getaway:reloaded";
const A_WHILE = 60_000;

export function reloadWhenParted(page: Window): void {
  page.addEventListener("vite:preloadError", (event) => {
    const last = Number(page.sessionStorage.getItem(TRIED) ?? 0);
    if (Date.now() - last < A_WHILE) return;
    event.preventDefault();
    page.sessionStorage.setItem(TRIED, String(Date.now()));
    page.location.reload();
  });
}
