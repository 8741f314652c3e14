import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { describe, expect, test } from "vitest";
import type { ApiClient } from "#lib/api/api.server.ts";
import { ApiError } from "#lib/api/errors.ts";
import { makeListingCard } from "#test/listings.ts";
import { toListingCardView } from "../listing-card.server.ts";
import { alternateKinds } from "./alternate-kinds.ts";
import { toSlides } from "./hero-carousel.tsx";
import { loadDirectoryHome } from "./load-directory-home.server.ts";
import { Spotlight } from "./spotlight.tsx";
import { computeCounterValue, counterDurationMs, formatViews } from "./statistics.ts";
import { Stats } from "./stats.tsx";

describe("the directory's home page", () => {
  test("DIR-HOME-04 four cards at a time, and the rest", () => {
    expect(toSlides([1, 2, 3, 4, 5])).toEqual([[1, 2, 3, 4], [5]]);
  });

  test.each([
    ["RRRSHE", "RSHERR"],
    ["RRSRS", "RSRSR"],
    ["RRR", "RRR"],
    ["", ""],
  ])("DIR-HOME-04 the hero orders the kinds %s as %s", (kinds, shown) => {
    expect(alternateKinds([...kinds], (kind) => kind).join("")).toBe(shown);
  });

  test("DIR-HOME-04 the first slide holds four kinds where there are four", async () => {
    const categories = [
      "Restaurants",
      "Restaurants",
      "Restaurants",
      "Services",
      "Retail",
      "Health",
    ] as const;
    const data = categories.map((category, n) =>
      makeListingCard({ id: `BUS-0000000${n}`, category }),
    );
    const call = async ({ path }: { path: string }) =>
      path === "/dir/stats" ? { views: 1, members: 2, businesses: 3 } : { data };
    const client = { call, load: call } as unknown as ApiClient;
    const { hero } = await loadDirectoryHome(client, new Date());
    expect(toSlides(hero)[0]?.map(({ category }) => category)).toEqual([
      "Restaurants",
      "Services",
      "Retail",
      "Health",
    ]);
  });

  test("DIR-HOME-06 a counter goes from 0 to its target in 10 seconds and stays there", () => {
    expect(counterDurationMs).toBe(10_000);
    expect(computeCounterValue(372, 0)).toBe(0);
    expect(computeCounterValue(372, 5_000)).toBeGreaterThan(100);
    expect(computeCounterValue(372, 5_000)).toBeLessThan(372);
    expect(computeCounterValue(372, 10_000)).toBe(372);
    expect(computeCounterValue(372, 60_000)).toBe(372);
  });

  test.each([
    [0, "0"],
    [9_999, "9,999"],
    [10_000, "10K +"],
    [1_284_400, "1,284K +"],
  ])("DIR-HOME-07 X-38 %i views are shown as %s", (views, text) => {
    expect(formatViews(views)).toBe(text);
  });

  test("DIR-HOME-06 works without the API, with dashes for statistics", async () => {
    const call = () => Promise.reject(new ApiError({ code: "not_available", status: 503 }));
    const client = { call, load: call } as unknown as ApiClient;
    expect(await loadDirectoryHome(client, new Date())).toEqual({
      hero: [],
      spotlight: [],
      stats: null,
    });
    const html = renderToStaticMarkup(createElement(Stats, { serverStats: null }));
    expect(html.match(/<span aria-hidden="true">–<\/span>/g)).toHaveLength(3);
    expect(html).not.toMatch(/>\d/);
  });

  test("the spotlight is called so only where every listing is in it", () => {
    const card = (isSpotlight: boolean) =>
      toListingCardView(makeListingCard({ isSpotlight }), new Date("2026-06-02T03:00:00Z"));
    const renderSpotlight = (...cards: boolean[]) => {
      const element = createElement(Spotlight, { cards: cards.map(card) });
      const router = createMemoryRouter([{ path: "/", element }]);
      return renderToStaticMarkup(createElement(RouterProvider, { router }));
    };
    expect(renderSpotlight(true, true)).toContain("In the spotlight");
    expect(renderSpotlight(true, false)).not.toContain("In the spotlight");
    expect(renderSpotlight(true, false)).toContain("Spotlight and new businesses");
  });
});
