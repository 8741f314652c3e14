import { describe, expect, test } from "vitest";
import { computeRetryWaitMs, minWaitMs } from "./opening-clock.ts";

describe("X-33 when the page reloads its opening state", () => {
  const change = 1_000_000_000;

  test("when it changes", () => {
    expect(computeRetryWaitMs(change, change - 3_600_000, 0)).toBe(3_600_000);
  });

  test("again while the response is stale, with growing delays", () => {
    const waits = [0, 1, 2, 9].map((requested) =>
      computeRetryWaitMs(change, change + 60_000, requested),
    );
    expect(waits).toEqual([minWaitMs, 2 * minWaitMs, 4 * minWaitMs, 600_000]);
  });
});
