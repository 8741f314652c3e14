import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { registerStartRefresh, runStartRefreshes } from "./app-start.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("whatever is registered is read at the start, and once more 3 seconds later", () => {
  const cart = vi.fn();
  const profile = vi.fn();
  const unregisterCallbacks = [registerStartRefresh(cart), registerStartRefresh(profile)];
  runStartRefreshes();
  for (const read of [cart, profile]) expect(read).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(2_999);
  expect(profile).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  for (const read of [cart, profile]) expect(read).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(60_000);
  expect(cart).toHaveBeenCalledTimes(2);
  for (const remove of unregisterCallbacks) remove();
  runStartRefreshes();
  expect(cart).toHaveBeenCalledTimes(2);
});

test("leaving the page cancels the second read", () => {
  const read = vi.fn();
  const unregister = registerStartRefresh(read);
  runStartRefreshes()();
  vi.advanceTimersByTime(10_000);
  expect(read).toHaveBeenCalledTimes(1);
  unregister();
});
