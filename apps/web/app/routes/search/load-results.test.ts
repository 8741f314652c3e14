import type { SearchResults } from "@boab/contracts/search/search";
import { describe, expect, test } from "vitest";
import { ApiError } from "#lib/api/errors.ts";
import { makeArticleCard } from "#test/articles.ts";
import { makeCatalogItem } from "#test/catalog.ts";
import { makeListingCard } from "#test/listings.ts";
import { makeVideoCard } from "#test/videos.ts";
import { loadResults } from "./load-results.server.ts";

const footscray = {
  id: 4756,
  name: "Footscray",
  postcode: "3011",
  state: "VIC",
  latitude: -37.8,
  longitude: 144.89,
};
const noResults: SearchResults = {
  businesses: { data: [], total: { count: 0, isCapped: false } },
  items: null,
  videos: null,
  jobs: { data: [], total: { count: 0, isCapped: false } },
  articles: null,
  late: [],
  place: null,
  corrected: null,
  alsoSearchedFor: [],
};

/** A search that answers with this, and notes what was asked. */
function stubSearch(results: Partial<SearchResults> | ApiError = {}) {
  const queries: Record<string, unknown>[] = [];
  const memberApi = {
    call: async (_call: unknown, { query }: { query: Record<string, unknown> }) => {
      queries.push(Object.fromEntries(Object.entries(query).filter(([, value]) => value)));
      if (results instanceof ApiError) throw results;
      return { ...noResults, ...results };
    },
  };
  const open = { load: async () => ({ data: [footscray] }) };
  const read = (query: string) =>
    loadResults(
      { own: memberApi as never, open: open as never },
      new URLSearchParams(query),
      new Date("2026-11-16T00:00:00Z"),
    );
  return { read, asked: queries };
}

const found = {
  businesses: { data: [makeListingCard()], total: { count: 12, isCapped: false } },
  items: { data: [makeCatalogItem()], total: { count: 1, isCapped: false } },
};

describe("F-PLAT-02 the address is the search", () => {
  test("words, place, exactness and the kind are read from it", async () => {
    const { read, asked: queries } = stubSearch(found);
    const view = await read("q=+buna++beans&exact=1&near=Footscray&kind=items");
    expect(queries).toEqual([{ q: "buna beans", exact: "1", limit: "12", suburb: "4756" }]);
    expect(view).toMatchObject({ q: "buna beans", kind: "items", near: "Footscray VIC 3011" });
    expect(view.found?.businesses).toBeNull();
    expect(view.found?.items?.cards).toHaveLength(1);
  });

  test("what can't be parsed is ignored, and without words nothing is searched", async () => {
    const { read, asked: queries } = stubSearch();
    expect((await read("q=%00&kind=secrets&lat=x")).found).toBeNull();
    expect(queries).toEqual([]);
  });

  test("a text without end is cut", async () => {
    const { read, asked: queries } = stubSearch();
    await read(`q=${"a".repeat(500)}`);
    expect(String(queries[0]?.q)).toHaveLength(120);
  });
});

describe("F-PLAT-02 the page of results", () => {
  test("counts everything, has a tab for each kind with results, and leads to its own list", async () => {
    const { found: view } = await stubSearch(found).read("q=buna");
    expect(view?.heading).toBe("13 results for “buna”");
    expect(view?.tabs.map(({ label, count }) => `${label} ${count}`)).toEqual([
      "All 13",
      "Businesses 12",
      "Items 1",
    ]);
    expect(view?.businesses?.all).toEqual({
      label: "All 12 businesses",
      to: "/directory/listings?q=buna",
    });
    // One of one is all there is.
    expect(view?.items?.all).toBeNull();
  });

  test("videos have a section with their tab, and more of them are in Explore", async () => {
    const videos = { data: [makeVideoCard()], total: { count: 3, isCapped: false } };
    const { found: view } = await stubSearch({ videos }).read("q=juba");
    expect(view?.tabs.map(({ label }) => label)).toEqual(["All", "Videos"]);
    expect(view?.videos?.cards).toMatchObject([{ title: "Juba Nights" }]);
    expect(view?.videos?.all).toEqual({ label: "All 3 videos", to: "/media/explore?q=juba" });
    expect(
      (await stubSearch({ ...found, videos }).read("q=juba&kind=items")).found?.videos,
    ).toBeNull();
  });

  test("articles have a tab, a section of their own and their own list", async () => {
    const articles = { data: [makeArticleCard()], total: { count: 3, isCapped: false } };
    const { found: view } = await stubSearch({ ...found, articles }).read("q=millet");
    expect(view?.tabs.at(-1)).toMatchObject({
      label: "Articles",
      count: "3",
      to: "/search?q=millet&kind=articles",
    });
    expect(view?.articles?.all).toEqual({ label: "All 3 articles", to: "/Wellbeing?q=millet" });
    expect(view?.articles?.cards).toMatchObject([
      {
        to: "/Wellbeing/millet-is-not-a-trend",
        by: "Ada Writer, 4 min read",
        pictureSrc: "/pictures/articles/moon/millet.svg?shape=card",
      },
    ]);
    const { found: only } = await stubSearch({ ...found, articles }).read("q=millet&kind=articles");
    expect(only?.businesses).toBeNull();
    expect(only?.articles?.cards).toHaveLength(1);
  });

  test("with a place, more businesses are listed nearest first", async () => {
    const { found: view } = await stubSearch(found).read("q=buna&near=Footscray");
    expect(view?.businesses?.all?.to).toBe(
      "/directory/listings?q=buna&near=Footscray+VIC+3011&radius=500",
    );
  });

  test("names the correction and leads on with it", async () => {
    const { found: view } = await stubSearch({ ...found, corrected: "buna" }).read("q=bunna");
    expect(view).toMatchObject({ heading: "13 results for “buna”", corrected: "buna" });
    expect(view?.businesses?.all?.to).toContain("q=buna");
  });

  test("names what took too long", async () => {
    const { found: view } = await stubSearch({ ...found, jobs: null, late: ["jobs"] }).read(
      "q=buna",
    );
    expect(view?.late).toEqual(["jobs"]);
  });

  test("says what the server says to somebody who searches too much", async () => {
    const sentence = "Too many searches. Please wait a minute.";
    const refusal = new ApiError({ code: "too_many_requests", status: 429, sentence });
    await expect(stubSearch(refusal).read("q=buna")).rejects.toMatchObject({
      data: { sentence },
      init: { status: 429 },
    });
  });

  test("says that the search doesn't answer instead of breaking", async () => {
    const failed = new ApiError({ code: "not_available", status: 503 });
    const view = await stubSearch(failed).read("q=buna");
    expect(view).toMatchObject({ isUnavailable: true, found: null });
  });
});
