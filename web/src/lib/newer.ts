/**
 * A page that stays open over a new release of the server finds that parts it has not loaded yet are gone: then the
 * page is loaded anew, once.
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
