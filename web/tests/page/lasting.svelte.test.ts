/** What outlives the part of the page that started it. */

import { flushSync, mount, tick, unmount } from "svelte";
import { expect, test } from "vitest";
import { following } from "../../src/lib/lasting.svelte";
import Swapped from "./Swapped.svelte";

test("what follows a number goes on when the part that started it is swapped because of that number", async () => {
  const props = $state({ number: 0, start: () => {} });
  const seen: number[] = [];
  let end = (): void => {};
  props.start = () => {
    end = following(() => {
      $effect(() => void seen.push(props.number));
    });
  };
  const page = mount(Swapped, { target: document.body, props });
  flushSync();
  await tick();
  for (const number of [1, 2, 3, 4]) {
    props.number = number;
    flushSync();
    await tick();
  }
  expect(seen).toEqual([0, 1, 2, 3, 4]);
  end();
  props.number = 5;
  flushSync();
  expect(seen).toEqual([0, 1, 2, 3, 4]);
  await unmount(page);
});
