import { describe, expect, test } from "vitest";
import { leastWaitMs, waitBeforeRetry } from "./opening-clock.ts";

describe("X-33 when the page asks again whether it is open", () => {
  const change = 1_000_000_000;

  test("at the change itself", () => {
    expect(waitBeforeRetry(change, change - 3_600_000, 0)).toBe(3_600_000);
  });

  test("again while the answer is still the old one, ever more patiently", () => {
    const waits = [0, 1, 2, 9].map((requested) =>
      waitBeforeRetry(change, change + 60_000, requested),
    );
    expect(waits).toEqual([leastWaitMs, 2 * leastWaitMs, 4 * leastWaitMs, 600_000]);
  });
});
