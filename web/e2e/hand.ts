/** A hand that plays as a person does: on the board where the board answers, then in the bar, and only then in the list. */

import type { Page } from "playwright-core";
import type { Advice, Wish } from "./advice";
import { compose, untilAnswered } from "./pointer";
import { nextStep } from "./steps";

export type Where = "board" | "bar" | "list";

export interface Played {
  clicks: number;
  /** Where the answer was put together: on the list if that was needed at all, in the bar if nothing else was. */
  where: Where;
}

interface Target {
  name: string;
  where: Where;
  x: number;
  y: number;
}

/** So often the floor is looked at for the space of a walk: the server works the reach out. */
const PATIENT = 25;

/** Answer the question that stands on this page, and count the clicks; by the list alone they are those of a plain form. */
export async function play(page: Page, { wish, places, walk }: Advice, byList = false): Promise<Played> {
  const tapped: string[] = [];
  const used: Where[] = [];
  let looks = 0;
  if (wish && "slots" in wish.args) await compose(page, wish.args["slots"] as number[]);
  await untilAnswered(page, wish as Wish, async () => {
    const next = await nextStep(page, wish as Wish);
    const key = next?.keys.join("").replace("Enter", "") ?? "";
    const target = await page.evaluate(find, { key, wish: wish as Wish, places, walk, tapped, byList });
    looks += 1;
    if (!target || (walk && !byList && looks < PATIENT && !target.name.startsWith("floor"))) return null;
    return async () => {
      tapped.push(target.name);
      if (!byList || !target.name.startsWith("open")) used.push(target.where);
      await page.mouse.click(target.x, target.y);
    };
  });
  const where = (["list", "board", "bar"] as const).find((each) => used.includes(each)) ?? "list";
  return { clicks: used.length, where };
}

interface Wanted {
  /** What is typed for the option. */
  key: string;
  wish: Wish;
  places: string[];
  walk: string | null;
  tapped: string[];
  byList: boolean;
}

/** On the page: the next thing to click, the most natural first; null while there is none. */
function find({ key, wish, places, walk, tapped, byList }: Wanted): Target | null {
  const PARTS = [5, 2, 8, 1, 9];
  const AROUND = ".drawer, .bar, .quick, nav, dialog";
  const offers = new RegExp(`(^|[.;] )${key}: `);
  const all = (selector: string): Element[] => [...document.querySelectorAll(selector)];
  const plain = (text: string | null | undefined): string => (text ?? "").replace(/\s+/g, " ").trim();
  const placed = (thing: Element): string => thing.closest("[data-place]")?.getAttribute("data-place") ?? "";
  const words = (thing: Element): string =>
    thing.querySelector(":scope > title, :scope > .unseen")?.textContent ?? thing.getAttribute("aria-label") ?? "";
  const numbered = (): Element | undefined =>
    all(".drawer button.option:enabled").find((each) => plain(each.querySelector(".number")?.textContent) === key);

  /** A point of it that a click meets; null where something lies over it. */
  function met(thing: Element): { x: number; y: number } | null {
    thing.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
    const { left, top, width, height } = thing.getBoundingClientRect();
    for (const down of PARTS)
      for (const across of PARTS) {
        const at = { x: left + (width * across) / 10, y: top + (height * down) / 10 };
        if (thing.contains(document.elementFromPoint(at.x, at.y))) return at;
      }
    return null;
  }
  function target(name: string, where: Where, thing: Element | undefined): Target | null {
    const at = thing && !tapped.includes(name) ? met(thing) : null;
    return at && { name, where, ...at };
  }
  /** The verbs that were opened beside a thing. */
  function inFan(): Target | null {
    const found = all(":popover-open button").find((button) => button.querySelector("b")?.textContent === key);
    return target(`fan ${key}`, "board", found);
  }
  /** A space that is in reach. */
  function onFloor(): Target | null {
    const cell = walk ?? places.at(-1) ?? "";
    if (tapped.includes(`floor ${cell}`) || !document.querySelector(`.reach [data-place="${cell}"]`)) return null;
    const space = document.querySelector(`rect[data-place="${cell}"]`)?.getBoundingClientRect();
    const at = space && { x: space.x + space.width * 0.8, y: space.y + space.height * 0.8 };
    const taken = at && document.elementFromPoint(at.x, at.y)?.closest(".spot, button");
    return at && !taken ? { name: `floor ${cell}`, where: "board", ...at } : null;
  }
  /** A thing that offers the option, first what the answer is about, then what it starts at. */
  function onThings(): Target | null {
    const offering = all(".spot, button").filter((thing) => !thing.closest(AROUND) && offers.test(words(thing)));
    const wished = [...places].reverse().flatMap((place) => offering.filter((thing) => placed(thing) === place));
    const others = offering.filter((thing) => !places.length || !placed(thing));
    for (const thing of [...wished, ...others]) {
      const found = target(`thing ${placed(thing)} ${words(thing)}`, "board", thing);
      if (found) return found;
    }
    return null;
  }
  /** The dice as they are proposed. */
  const inTray = (verb: string): Target | null => target("roll", "board", all(`.tray .roll${verb}:enabled`)[0]);
  /** A card in your own hand, what can be done with it, and what it is called. */
  function withCard(): Target | null {
    const card = document.querySelector(`[data-place="${places.find((place) => place.startsWith("hand:"))}"]`);
    if (!card || !("card" in wish.args)) return null;
    const called = all(".call button").filter((each) => {
      const wanted = Object.values(wish.args).includes(each.getAttribute("data-value"));
      return wanted !== each.classList.contains("on");
    });
    return (
      target(`verb ${wish.verb}`, "board", all(`.verbs button[data-verb="${wish.verb}"]`)[0]) ??
      (card.matches(".picked") ? null : target("card", "board", card.querySelector(".spot") ?? undefined)) ??
      target(`call ${called[0]?.getAttribute("data-value")}`, "board", called[0]) ??
      (document.querySelector(".call") ? confirm() : null)
    );
  }
  /** A card of somebody else, and what of it is told. */
  function withClue(): Target | null {
    const value = String(wish.args["colour"] ?? wish.args["action"] ?? "");
    const chip = all(`.tell button[data-value="${value}"]`)[0];
    if (chip && !chip.classList.contains("on")) return target(`chip ${value}`, "board", chip);
    if (chip) return confirm();
    const cards = all(`.mate[data-place="seat:${String(wish.args["to"])}"] .place .spot`);
    return target(`told ${tapped.length}`, "board", cards[tapped.length]);
  }
  /** A chip of a reserve, then the slot it goes on. */
  function ontoSlot(): Target | null {
    if (wish.verb !== "alter") return null;
    const { slot, reserve, chip } = wish.args;
    const put = all(`.put[data-place="slot:${Number(slot) - 1}"]`)[0];
    const lies = all(`button[data-place="reserve:${String(reserve)}"][data-value="${String(chip)}"]`)[0];
    return target("put", "board", put) ?? target("chip", "board", lies);
  }
  const confirm = (): Target | null =>
    target("confirm", "bar", all(".quick .give:enabled")[0] ?? all(".quick .usual:enabled")[0]);
  function inBar(): Target | null {
    const said = plain(numbered()?.querySelector(".words")?.textContent);
    const quick = all(".quick button:enabled").find((button) => {
      const text = plain(button.textContent);
      return text && said.startsWith(text);
    });
    return target(`bar ${said}`, "bar", quick);
  }
  function inList(): Target | null {
    if (!document.querySelector(".drawer.open"))
      return target(`open ${tapped.length}`, "list", all(".bar button.all")[0]); // as often as it closes
    const option = numbered();
    return target(`list ${option?.getAttribute("data-verb")}${option?.getAttribute("data-binds")}`, "list", option);
  }
  const main = (): Target | null => target("main", "list", all(".drawer.open button.main:enabled")[0]);

  /** What counts later is folded away in the list. */
  const unfold = (): Target | null =>
    document.querySelector(".drawer.open")
      ? target(`fold ${tapped.length}`, "list", all(".drawer .fold")[0])
      : inList();

  if (!key && "order" in wish.args) return unfold();
  if (byList) return (key ? inList() : null) ?? main();
  if ("slots" in wish.args) return confirm() ?? main();
  const grouped = withCard() ?? ontoSlot() ?? (wish.verb === "inform" ? withClue() : null);
  if (grouped) return grouped;
  if (!key) return inTray("") ?? confirm() ?? main();
  return (
    inTray(`[data-verb="${wish.verb}"]`) ?? inFan() ?? onFloor() ?? onThings() ?? inTray("") ?? inBar() ?? inList()
  );
}
