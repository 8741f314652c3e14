import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { CHUNK_LOAD_TIMEOUT_MS, LoadTimeoutError, withLoadTimeout } from "./load-timeout.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("SHELL-37 a chunk that has not loaded after 120 s counts as failed", async () => {
  expect(CHUNK_LOAD_TIMEOUT_MS).toBe(120_000);
  const lost = withLoadTimeout(new Promise(() => undefined)).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(119_999);
  expect(vi.getTimerCount()).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(await lost).toBeInstanceOf(LoadTimeoutError);
});

test("a chunk that loads in time is returned and leaves no timer", async () => {
  expect(await withLoadTimeout(Promise.resolve("module"))).toBe("module");
  expect(vi.getTimerCount()).toBe(0);
});

test("a failure is passed on as it is", async () => {
  await expect(withLoadTimeout(Promise.reject(new Error("gone")))).rejects.toThrow("gone");
  expect(vi.getTimerCount()).toBe(0);
});
