import { describe, expect, test } from "vitest";
import { makeTimedCache } from "./timed-cache.ts";

function setUp(maxKeys = 10) {
  let now = 0;
  let loads = 0;
  const cache = makeTimedCache<number>({ clock: () => new Date(now), ttlMs: 1_000, maxKeys });
  const load = async () => ++loads;
  return {
    cache,
    load,
    get: (key: string) => cache.get(key, load),
    wait: (ms: number) => {
      now += ms;
    },
  };
}

describe("a timed cache", () => {
  test("loads a key again only after its time", async () => {
    const { get, wait } = setUp();
    expect(await get("a")).toBe(1);
    wait(999);
    expect(await get("a")).toBe(1);
    wait(1);
    expect(await get("a")).toBe(2);
  });

  test("loads once for all who ask at the same time", async () => {
    const { get } = setUp();
    expect(await Promise.all([get("a"), get("a"), get("a")])).toEqual([1, 1, 1]);
  });

  test("keeps no failed load", async () => {
    const { cache, get } = setUp();
    const failing = cache.get("a", () => Promise.reject(new Error("away")));
    await expect(failing).rejects.toThrow("away");
    expect(await get("a")).toBe(1);
  });

  test("drops the oldest key when it is full", async () => {
    const { cache, get } = setUp(2);
    await get("a");
    await get("b");
    await get("c");
    expect(cache.peek("a")).toBeUndefined();
    expect(await cache.peek("b")).toBe(2);
    expect(await cache.peek("c")).toBe(3);
  });

  test("can be told a value, and to forget one", async () => {
    const { cache, get } = setUp();
    cache.set("a", 41);
    expect(await get("a")).toBe(41);
    cache.delete("a");
    expect(await get("a")).toBe(1);
  });
});
