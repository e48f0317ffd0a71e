/** A PNG with at most 256 colours: these pictures are flat, and nobody sees the difference. */

import { crc32, deflateSync } from "node:zlib";
import type { BrowserContext } from "playwright-core";

const COLOURS = 256;
/** How many of them are simply the most frequent: grounds, lines, and the light on a floor. */
const FREQUENT = 128;

export interface Pixels {
  width: number;
  height: number;
  /** Red, green, blue and opacity of each, row by row. */
  values: Uint8Array;
}

/** Re-encode a picture with a palette. */
export async function inPalette(context: BrowserContext, picture: Buffer): Promise<Buffer> {
  const pixels = await decoded(context, picture);
  const palette = chosen(pixels);
  return written(pixels, palette, placed(pixels, palette));
}

/** The browser that drew a picture also reads it. */
export async function decoded(context: BrowserContext, picture: Buffer): Promise<Pixels> {
  const page = await context.newPage();
  const { width, height, text } = await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes]));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const brush = canvas.getContext("2d") as OffscreenCanvasRenderingContext2D;
    brush.drawImage(bitmap, 0, 0);
    const { data } = brush.getImageData(0, 0, bitmap.width, bitmap.height);
    let letters = "";
    for (let i = 0; i < data.length; i += 32_768) letters += String.fromCharCode(...data.subarray(i, i + 32_768));
    return { width: bitmap.width, height: bitmap.height, text: btoa(letters) };
  }, picture.toString("base64"));
  await page.close();
  return { width, height, values: Buffer.from(text, "base64") };
}

/** The colours that stand for all: the most frequent, then others as far apart as there is room for. */
function chosen({ values }: Pixels): number[] {
  const counts = new Map<number, number>();
  for (let i = 0; i < values.length; i += 4) {
    const colour = colourAt(values, i);
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const often = [...counts].sort((one, other) => other[1] - one[1]).map(([colour]) => colour);
  const palette = often.slice(0, FREQUENT);
  for (let apart = 48; apart >= 0 && palette.length < COLOURS; apart = apart > 3 ? apart / 2 : apart - 3) {
    for (const colour of often) {
      if (palette.length === COLOURS) break;
      if (palette.every((other) => distance(colour, other) > apart ** 2)) palette.push(colour);
    }
  }
  return palette;
}

function colourAt(values: Uint8Array, i: number): number {
  return ((values[i] ?? 0) << 16) | ((values[i + 1] ?? 0) << 8) | (values[i + 2] ?? 0);
}

function distance(one: number, other: number): number {
  const red = (one >> 16) - (other >> 16);
  const green = ((one >> 8) & 255) - ((other >> 8) & 255);
  const blue = (one & 255) - (other & 255);
  return red * red + green * green + blue * blue;
}

/** The place in the palette of each pixel's nearest colour. */
function placed({ values }: Pixels, palette: readonly number[]): Uint8Array {
  const places = new Map<number, number>();
  const nearest = (colour: number): number => {
    let best = 0;
    for (let place = 1; place < palette.length; place += 1) {
      if (distance(colour, palette[place] ?? 0) < distance(colour, palette[best] ?? 0)) best = place;
    }
    places.set(colour, best);
    return best;
  };
  return Uint8Array.from({ length: values.length / 4 }, (_, i) => {
    const colour = colourAt(values, i * 4);
    return places.get(colour) ?? nearest(colour);
  });
}

function written({ width, height }: Pixels, palette: readonly number[], places: Uint8Array): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 3, 0, 0, 0], 8); // eight bits for a place in the palette
  const colours = Buffer.from(palette.flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255]));
  const rows = Buffer.alloc((width + 1) * height); // every row begins with a 0: written as it is
  for (let y = 0; y < height; y += 1) rows.set(places.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  const chunks = [
    chunk("IHDR", head),
    chunk("PLTE", colours),
    chunk("IDAT", deflateSync(rows, { level: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ];
  return Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), ...chunks]);
}

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, "latin1"), data]);
  const whole = Buffer.alloc(named.length + 8);
  whole.writeUInt32BE(data.length, 0);
  whole.set(named, 4);
  whole.writeUInt32BE(crc32(named), named.length + 4);
  return whole;
}
