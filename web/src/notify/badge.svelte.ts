/** How many tables wait for us, where it is seen from other tabs: in the title, the icon, and on an installed app. */

const USUAL = "getaway";
const MOST = 9;

class Badge {
  count = $state(0);
  title = $state(USUAL);

  constructor() {
    $effect.root(() => {
      $effect(() => {
        document.title = titled(this.title, this.count);
      });
      $effect(() => mark(this.count));
    });
  }
}

export function titled(title: string, count: number): string {
  return count ? `(${count}) ${title}` : title;
}

/** The icon of the page with a number in its corner. */
export function icon(count: number): string {
  const number = count > MOST ? `${MOST}+` : String(count);
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><rect width="24" height="24" rx="5" fill="#0C1220"/><path fill="none" stroke="#F5F0E4" stroke-width="2.6" stroke-linecap="square" d="M18 12v6.5H5.5v-13H12M10.5 13.5 18.5 5.5M14 5.5h4.5V10"/><circle cx="16.5" cy="16.5" r="7.5" fill="#5CE3BF"/><text x="16.5" y="20.2" text-anchor="middle" font-family="sans-serif" font-size="10.5" font-weight="700" fill="#06231B">${number}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(drawn)}`;
}

let plain = "";

function mark(count: number): void {
  const link = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  if (link) {
    plain ||= link.href;
    link.href = count ? icon(count) : plain;
  }
  const badged = navigator as Navigator & { setAppBadge?(count: number): Promise<void> };
  void badged.setAppBadge?.(count).catch(() => undefined); // an app that is not installed has no place for it
}

export const badge = new Badge();
