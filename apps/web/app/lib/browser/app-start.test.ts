import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readAtStart, refreshAtStart } from "./app-start.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("whatever is registered is read at the start, and once more 3 seconds later", () => {
  const cart = vi.fn();
  const profile = vi.fn();
  const takeOut = [refreshAtStart(cart), refreshAtStart(profile)];
  readAtStart();
  for (const read of [cart, profile]) expect(read).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(2_999);
  expect(profile).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  for (const read of [cart, profile]) expect(read).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(60_000);
  expect(cart).toHaveBeenCalledTimes(2);
  for (const remove of takeOut) remove();
  readAtStart();
  expect(cart).toHaveBeenCalledTimes(2);
});

test("leaving the page cancels the second read", () => {
  const read = vi.fn();
  const takeOut = refreshAtStart(read);
  readAtStart()();
  vi.advanceTimersByTime(10_000);
  expect(read).toHaveBeenCalledTimes(1);
  takeOut();
});
