// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";
import { reloadWhenParted } from "../src/lib/newer";

function opened(): { page: Window; reload: ReturnType<typeof vi.fn>; part: () => Event } {
  const reload = vi.fn();
  const page = Object.assign(new EventTarget(), { sessionStorage, location: { reload } }) as unknown as Window;
  reloadWhenParted(page);
  const part = (): Event => {
    const event = new Event("vite:preloadError", { cancelable: true });
    page.dispatchEvent(event);
    return event;
  };
  return { page, reload, part };
}

beforeEach(() => sessionStorage.clear());

test("a part that is gone reloads the page", () => {
  const { reload, part } = opened();
  expect(part().defaultPrevented).toBe(true);
  expect(reload).toHaveBeenCalledTimes(1);
});

test("a part that stays gone is a fault like any other", () => {
  const { reload, part } = opened();
  part();
  expect(part().defaultPrevented).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
});
