// Draws the icons of the installed app from their SVG: `node tools/icons.mjs`. The pictures are kept beside them.
import { readFileSync, writeFileSync } from "node:fs";
import { chromium } from "playwright-core";

const folder = new URL("../public/icons/", import.meta.url);
const ICONS = [
  { from: "icon.svg", to: "192.png", size: 192 },
  { from: "icon.svg", to: "512.png", size: 512 },
  { from: "maskable.svg", to: "maskable.png", size: 512 },
  { from: "maskable.svg", to: "180.png", size: 180 },
];

const executablePath = process.env.GETAWAY_CHROMIUM ?? "/usr/bin/chromium";
const browser = await chromium.launch({ executablePath, args: ["--headless", "--no-sandbox", "--disable-gpu"] });
for (const { from, to, size } of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const svg = readFileSync(new URL(from, folder), "utf8").replace(
    "<svg ",
    `<svg width="${size}" height="${size}" style="display:block" `,
  );
  await page.setContent(`<style>body { margin: 0 }</style>${svg}`);
  writeFileSync(new URL(to, folder), await page.screenshot({ omitBackground: true }));
  await page.close();
}
await browser.close();
