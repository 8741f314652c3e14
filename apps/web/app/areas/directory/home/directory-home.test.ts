import { describe, expect, test } from "vitest";
import type { ApiClient } from "#lib/api.server.ts";
import { ApiError } from "#lib/errors.ts";
import { heroCards, heroIntervalMs, heroSwipePx, slidesOf } from "./hero-carousel.tsx";
import { loadDirectoryHome } from "./load-directory-home.server.ts";
import { countedTo, counterMs, viewsText } from "./stat-text.ts";

describe("the directory's home page", () => {
  test("DIR-HOME-04 DIR-HOME-05 four cards at a time, every 10 s, by a swipe of 40 px", () => {
    expect([heroCards, heroIntervalMs, heroSwipePx]).toEqual([4, 10_000, 40]);
    expect(slidesOf([1, 2, 3, 4, 5])).toEqual([[1, 2, 3, 4], [5]]);
  });

  test("DIR-HOME-06 a counter goes from 0 to its target in 10 seconds and stays there", () => {
    expect(counterMs).toBe(10_000);
    expect(countedTo(372, 0)).toBe(0);
    expect(countedTo(372, 5_000)).toBeGreaterThan(100);
    expect(countedTo(372, 5_000)).toBeLessThan(372);
    expect(countedTo(372, 10_000)).toBe(372);
    expect(countedTo(372, 60_000)).toBe(372);
  });

  test.each([
    [0, "0"],
    [9_999, "9,999"],
    [10_000, "10K +"],
    [1_284_400, "1,284K +"],
  ])("DIR-HOME-07 X-38 %i views are written %s", (views, text) => {
    expect(viewsText(views)).toBe(text);
  });

  test("DIR-HOME-06 it stands without the API, with dashes for figures", async () => {
    const call = () => Promise.reject(new ApiError({ code: "not_available", status: 503 }));
    const client = { call, load: call } as unknown as ApiClient;
    expect(await loadDirectoryHome(client, new Date())).toEqual({
      hero: [],
      spotlight: [],
      stats: null,
    });
  });
});
