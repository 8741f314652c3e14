import { RateLimiterRes } from "rate-limiter-flexible";
import { describe, expect, test } from "vitest";
import { makeLocalFirstLimiter } from "./two-tier-limiter.ts";

/** A shared count of 100 in 60 s, of which 5 are counted locally, and processes that use it. */
function setUp() {
  let now = 0;
  let period = { consumed: 0, endsAt: 0 };
  const handedOverPoints: number[] = [];
  const sharedLimiter = {
    async consume(_key: string, points: number) {
      handedOverPoints.push(points);
      if (period.endsAt <= now) period = { consumed: 0, endsAt: now + 60_000 };
      period.consumed += points;
      const result = new RateLimiterRes(0, period.endsAt - now, period.consumed);
      if (period.consumed > 100) throw result;
      return result;
    },
  };
  const start = () => makeLocalFirstLimiter(sharedLimiter, { points: 100, seconds: 60 }, () => now);
  return {
    start,
    handedOver: handedOverPoints,
    wait: (ms: number) => {
      now += ms;
    },
  };
}

/** How many of so many requests pass. */
async function countPassed(consume: (key: string) => Promise<unknown> | undefined, times: number) {
  let passed = 0;
  for (let turn = 0; turn < times; turn++) {
    const isPassed = await Promise.resolve(consume("visitor")).then(
      () => true,
      () => false,
    );
    if (isPassed) passed++;
  }
  return passed;
}

describe("the local first limiter", () => {
  test("asks nobody up to a twentieth of the limit, then hands over what it counted", async () => {
    const { start, handedOver } = setUp();
    const consume = start();
    expect(await countPassed(consume, 5)).toBe(5);
    expect(handedOver).toEqual([]);
    await countPassed(consume, 2);
    expect(handedOver).toEqual([6, 1]);
  });

  test("lets one process have exactly the limit", async () => {
    const { start } = setUp();
    expect(await countPassed(start(), 150)).toBe(100);
  });

  test("lets each further process have a twentieth more, and no more", async () => {
    const { start } = setUp();
    const processes = [start(), start(), start()];
    let passed = 0;
    for (let turn = 0; turn < 100; turn++)
      for (const consume of processes) passed += await countPassed(consume, 1);
    expect(passed).toBeGreaterThanOrEqual(100);
    expect(passed).toBeLessThanOrEqual(115);
  });

  test("begins anew when the shared period ends, not before", async () => {
    const { start, wait } = setUp();
    const consume = start();
    await countPassed(consume, 5);
    wait(50_000);
    expect(await countPassed(consume, 150)).toBe(95);
    wait(15_000);
    expect(await countPassed(consume, 10)).toBe(0);
    wait(45_000);
    expect(await countPassed(consume, 10)).toBe(10);
  });
});
