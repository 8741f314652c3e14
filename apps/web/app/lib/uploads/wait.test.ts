import { expect, test } from "vitest";
import { pollDelays, waitMs } from "./wait.ts";

test("polls quickly at first, then less often, for two minutes in total", () => {
  const delays = [...pollDelays()];
  expect(delays[0]).toBe(300);
  expect(delays.every((delay, place) => delay >= (delays[place - 1] ?? 0))).toBe(true);
  expect(Math.max(...delays)).toBe(3000);
  const total = delays.reduce((sum, delay) => sum + delay, 0);
  expect(total).toBeGreaterThanOrEqual(120_000);
  expect(total).toBeLessThan(124_000);
});

test("waiting ends by itself, or with the abort", async () => {
  const abort = new AbortController();
  await waitMs(1, abort.signal);
  const waiting = waitMs(60_000, abort.signal);
  abort.abort();
  await expect(waiting).rejects.toMatchObject({ name: "AbortError" });
  await expect(waitMs(1, abort.signal)).rejects.toMatchObject({ name: "AbortError" });
});
