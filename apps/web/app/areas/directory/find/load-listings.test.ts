import { listingCopy } from "@boab/contracts/directory/copy";
import type { ListingCard, ListingGroup, ListingPage } from "@boab/contracts/directory/search";
import { describe, expect, test } from "vitest";
import type { ApiClient } from "#lib/api/api.server.ts";
import { makeListingCard } from "#test/listings.ts";
import type { BuildBookHref } from "./free-times.server.ts";
import { loadListings } from "./load-listings.server.ts";

const footscray = {
  id: 4756,
  name: "Footscray",
  postcode: "3011",
  state: "VIC",
  latitude: -37.8,
  longitude: 144.89,
};
const richmonds = ["VIC", "NSW", "TAS"].map((state, n) => ({
  ...footscray,
  id: n + 1,
  name: "Richmond",
  state,
}));
const westFootscray = { ...footscray, id: 4757, name: "Footscray West", postcode: "3012" };

const listing = (n: number) =>
  makeListingCard({
    id: `BUS-${String(n).padStart(8, "0")}`,
    businessName: `Shop ${n}`,
    slug: `shop-${n}`,
  });

/** Thursday in Sydney. */
const now = new Date("2026-11-19T01:00:00Z");
const buildBookHref: BuildBookHref = (slug, { service, date, slot }) =>
  [slug, service, date, slot?.start].filter(Boolean).join(" ");

/** A fake API with this many listings that records its requests. */
function app(
  count: number,
  response: Partial<ListingPage> = {},
  groups: ListingGroup[] = [],
  promoted: ListingCard | null = null,
) {
  const requested: Record<string, string>[] = [];
  const promotedFor: Record<string, string>[] = [];
  const counted: Record<string, string>[] = [];
  const respondTo = (path: string, query: Record<string, string>) => {
    if (path === "/dir/categories") return { data: ["Restaurants", "Retail"] };
    if (path === "/dir/suburbs")
      return {
        data: query.q?.startsWith("Rich")
          ? richmonds
          : "Footscray West".startsWith(query.q?.split(" ")[0] ?? "")
            ? [footscray, westFootscray]
            : [],
      };
    if (path === "/dir/suburbs/nearest") return footscray;
    if (path === "/dir/promoted") {
      promotedFor.push(query);
      return { listing: promoted };
    }
    if (path === "/dir/map") {
      counted.push(query);
      return { data: groups, isCapped: false };
    }
    requested.push(query);
    const from = Number(query.cursor ?? 0);
    const to = Math.min(from + Number(query.limit), count);
    return {
      data: Array.from({ length: to - from }, (_, n) => listing(from + n)),
      nextCursor: to < count ? String(to) : null,
      total: { count, isCapped: false },
      askTotal: null,
      place: null,
      spotlightsFirst: 0,
      corrected: null,
      alsoSearchedFor: [],
      ...response,
    };
  };
  const call = async (call: { path: string }, input?: { query?: Record<string, string> }) =>
    respondTo(call.path, input?.query ?? {});
  const client = { call, load: call } as unknown as ApiClient;
  const find = (query: string) =>
    loadListings(client, new URLSearchParams(query), now, buildBookHref);
  return { find, requested, counted, promotedFor };
}

const given = (query: Record<string, string> | undefined) =>
  Object.fromEntries(Object.entries(query ?? {}).filter(([, value]) => value !== undefined));

describe("the promoted place", () => {
  const promoted = listing(99);

  test("is asked for what the search is for, and the results stay as they are", async () => {
    const { find, promotedFor } = app(3, {}, [], promoted);
    const found = await find("category=Retail&state=VIC");
    expect(given(promotedFor[0])).toEqual({ category: "Retail", state: "VIC" });
    expect(found.promoted?.name).toBe("Shop 99");
    expect(found.list.rows.map(({ name }) => name)).toEqual(["Shop 0", "Shop 1", "Shop 2"]);
  });

  test.each(["", "category=Retail&cursor=24", "category=Retail&show=mine"])(
    "is empty in a search for %j",
    async (query) => {
      const { find, promotedFor } = app(3, {}, [], promoted);
      expect((await find(query)).promoted).toBeNull();
      expect(promotedFor).toEqual([]);
    },
  );
});

describe("a search from its URL", () => {
  test("DIR-LIST-01 DIR-LIST-06 DIR-LIST-07 words, state, place and distance are sent to the API", async () => {
    const { find, requested } = app(86);
    const found = await find(
      "q=braids&near=Footscray+VIC+3011&radius=25&state=VIC&open=1&sort=distance",
    );
    expect(given(requested[0])).toEqual({
      q: "braids",
      state: "VIC",
      suburb: "4756",
      radius: "25",
      open: "1",
      sort: "near",
      limit: "24",
    });
    expect(found.heading).toBe(
      "86 businesses open now for “braids” within 25 km of Footscray in VIC",
    );
    expect(found.order).toBe("Nearest first");
  });

  test("V3 a day and a part of it are sent, and count apart who answers requests", async () => {
    const { find, requested } = app(8, { askTotal: { count: 2, isCapped: false } });
    const found = await find("q=braids&day=2026-11-21&part=morning&sort=soonest");
    expect(given(requested[0])).toEqual({
      q: "braids",
      day: "2026-11-21",
      part: "morning",
      sort: "soonest",
      limit: "24",
    });
    expect([found.heading, found.askNote, found.order]).toEqual([
      "6 businesses free on Saturday 21 November in the morning for “braids”",
      "2 more answer requests for that day.",
      "Soonest free first",
    ]);
    expect(found.applied.map(({ label }) => label)).toContain(
      "Free on Saturday 21 November in the morning",
    );
  });

  test("V3 where all answer requests they are the ones that are counted", async () => {
    const { find } = app(2, { askTotal: { count: 2, isCapped: false } });
    const found = await find("day=2026-11-19");
    expect([found.heading, found.askNote]).toEqual([
      "2 businesses free today",
      "They answer requests for that day.",
    ]);
  });

  test("V3 a picked date counts as the day, and one that can't be searched is ignored", async () => {
    const { find, requested } = app(1);
    for (const query of [
      "day=2026-11-21&date=2026-12-24",
      "day=2026-11-18",
      "day=2027-01-19&part=evening",
    ])
      await find(query);
    expect(requested.map(({ day, part }) => [day, part])).toEqual([
      ["2026-12-24", undefined],
      [undefined, undefined],
      [undefined, undefined],
    ]);
  });

  test("V3 offers any day, today, tomorrow and the weekend, up to sixty days on", async () => {
    const { find } = app(1);
    expect((await find("")).when).toEqual({
      days: [
        { value: "", label: "Any day" },
        { value: "2026-11-19", label: "Today" },
        { value: "2026-11-20", label: "Tomorrow" },
        { value: "2026-11-21", label: "Sat 21 Nov" },
        { value: "2026-11-22", label: "Sun 22 Nov" },
      ],
      first: "2026-11-19",
      last: "2027-01-18",
    });
  });

  test("V3 each time opens the booking with service, day and time chosen", async () => {
    const free = {
      service: {
        id: "a3f0",
        title: "Knotless braids",
        priceCents: 14_000,
        shortestMinutes: 180,
        durationMinutes: 240,
        depositCents: 4_000,
      },
      confirmsInstantly: true,
      times: [
        { date: "2026-11-19", startsAt: "2026-11-19T05:00:00.000Z" },
        { date: "2026-11-21", startsAt: "2026-11-20T22:00:00.000Z" },
      ],
      more: 0,
    };
    const { find } = app(1, { data: [{ ...listing(1), free }] });
    const anyDay = (await find("")).list.rows[0]?.free;
    expect(anyDay).toMatchObject({
      service: {
        title: "Knotless braids",
        price: "from $140",
        duration: "3 to 4 h",
        deposit: "Deposit from $40",
      },
      day: null,
      more: { label: "More times", to: "shop-1 a3f0 2026-11-19" },
    });
    expect(anyDay?.times).toEqual([
      {
        label: "Today 4:00 pm",
        spoken: "Thursday 19 November, 4:00 pm",
        to: "shop-1 a3f0 2026-11-19 16:00",
      },
      {
        label: "Sat 9:00 am",
        spoken: "Saturday 21 November, 9:00 am",
        to: "shop-1 a3f0 2026-11-21 09:00",
      },
    ]);
    const onSaturday = (await find("day=2026-11-21")).list.rows[0]?.free;
    expect([onSaturday?.day, onSaturday?.times[1]?.label, onSaturday?.more]).toEqual([
      "Sat 21 Nov",
      "9:00 am",
      null,
    ]);
  });

  test("X-21 a partial name uses the first matching suburb and offers the others", async () => {
    const { find } = app(3);
    const found = await find("near=Foot");
    expect(found.heading).toBe("3 businesses within 10 km of Footscray");
    expect(found.values.near).toBe("Footscray VIC 3011");
    expect(found.otherPlaces).toEqual([
      {
        label: "Footscray West VIC 3012",
        to: "/directory/listings?near=Footscray+West+VIC+3012",
      },
    ]);
  });

  test("a whole name offers none that only begins so, whatever the words found", async () => {
    const { find } = app(0);
    expect((await find("near=footscray&q=zzzzqq")).otherPlaces).toEqual([]);
  });

  test("a name that several states have is told apart by its state", async () => {
    const { find } = app(3);
    expect((await find("near=Richmond")).heading).toBe("3 businesses within 10 km of Richmond VIC");
  });

  test("X-21 the browser's location is named by its suburb", async () => {
    const { find, requested } = app(1);
    const found = await find("near=My+location&lat=-37.801&lon=144.9&radius=5");
    expect(found.heading).toBe("1 business within 5 km of you, near Footscray");
    expect(requested[0]).toMatchObject({ lat: "-37.801", lon: "144.9", radius: "5" });
  });

  test("an unknown suburb, or a distance without a place, is reported and ignored", async () => {
    const { find, requested } = app(2);
    expect((await find("near=Footscary&radius=5")).placeProblem).toBe(
      "We couldn't find “Footscary”, so you're seeing businesses across Australia. Check the spelling, or try a postcode.",
    );
    const lost = await find("sort=distance");
    expect(lost.placeProblem).toBe(listingCopy.placeNeeded);
    expect(lost.order).toBe("Spotlight first, then newest");
    expect(lost.values.sort).toBe("near");
    expect((await find("radius=25")).placeProblem).toBe(listingCopy.placeNeeded);
    for (const query of requested) expect(given(query)).toEqual({ limit: "24" });
  });

  test("the form posted without JavaScript does not sort by distance", async () => {
    const { find } = app(2);
    expect((await find("q=suya&near=&radius=10&sort=newest")).placeProblem).toBeNull();
  });

  test("DIR-LIST-05 DIR-LIST-06 category and state appear in the heading", async () => {
    const { find } = app(12);
    expect((await find("category=Retail&state=VIC")).heading).toBe(
      "12 businesses in Retail in VIC",
    );
    expect((await find("category=Retail&state=VIC&near=Footscray+VIC+3011")).heading).toBe(
      "12 businesses in Retail within 10 km of Footscray in VIC",
    );
  });

  test("invalid parameters are ignored", async () => {
    const { find, requested } = app(2);
    await find(
      "category=Castles&state=XX&radius=-1&open=2&sort=up&bounds=9&show=secret&lat=400&lon=1",
    );
    expect(given(requested[0])).toEqual({ limit: "24" });
  });

  test("a map area replaces the radius", async () => {
    const { find, requested } = app(2);
    const found = await find("near=Footscray+VIC+3011&bounds=144.8,-37.9,145,-37.7");
    expect(given(requested[0])).toMatchObject({ bounds: "144.8,-37.9,145,-37.7", suburb: "4756" });
    expect(requested[0]?.radius).toBeUndefined();
    expect(found.heading).toBe("2 businesses in this map area");
    expect(found.bounds).toEqual([144.8, -37.9, 145, -37.7]);
  });

  test("X-71 near a place the nearest come first, and the newest are one choice away", async () => {
    const { find, requested } = app(2, { spotlightsFirst: 2 });
    const near = await find("near=Footscray+VIC+3011");
    expect(requested[0]).toMatchObject({ suburb: "4756", sort: "near" });
    expect(near.order).toBe("Two Spotlight listings in your area come first, then the nearest.");
    expect([near.values.sort, near.spotlightsFirst]).toEqual(["", 2]);
    const newest = await find("near=Footscray+VIC+3011&sort=newest");
    expect(requested[1]?.sort).toBeUndefined();
    expect([newest.values.sort, newest.order]).toEqual(["newest", "Spotlight first, then newest"]);
  });

  test("the map counts what the list searches, closer where all of it is in one city", async () => {
    const group: ListingGroup = {
      count: 82,
      latitude: -37.8,
      longitude: 144.9,
      bounds: [144.7, -37.9, 145.1, -37.7],
      listing: null,
    };
    const { find, requested, counted } = app(2, {}, [group]);
    const found = await find("q=braids&open=monday&category=Retail");
    const { limit: _limit, ...search } = given(requested[0]);
    expect(counted.map(given)).toEqual([
      { ...search, zoom: "4" },
      { ...search, zoom: "11" },
    ]);
    expect(found.map.groups).toMatchObject([{ count: 82 }]);
    expect(found.map.target.bounds).toEqual(group.bounds);
    await find("bounds=144.8,-37.9,145,-37.7");
    expect(given(counted[2])).toEqual({ bounds: "144.8,-37.9,145,-37.7", zoom: "12" });
  });

  test("each page is one request from where the one before it ends", async () => {
    const { find, requested, counted } = app(40);
    const first = await find("q=suya");
    expect(first.list).toMatchObject({ cursor: null, nextCursor: "24" });
    expect(first.list.rows).toHaveLength(24);
    expect(first.total).toBe("40");
    const firstPageMapCount = counted.length;
    const next = await find("q=suya&cursor=24&partial=1");
    expect(next.list).toMatchObject({ cursor: "24", nextCursor: null });
    expect(next.list.rows.map(({ name }) => name)).toEqual(
      Array.from({ length: 16 }, (_, n) => `Shop ${n + 24}`),
    );
    expect(requested.map(({ limit, cursor }) => [limit, cursor])).toEqual([
      ["24", undefined],
      ["24", "24"],
    ]);
    // The map of the first page stays.
    expect(counted).toHaveLength(firstPageMapCount);
  });

  test("a later page, as people without JavaScript get it, claims no total", async () => {
    const later = await app(40, { total: null }).find("q=suya&cursor=24");
    expect(later.heading).toBe("More businesses for “suya”");
    expect(later.total).toBeUndefined();
  });

  test("each active filter can be removed on its own", async () => {
    const { find } = app(2);
    const found = await find("q=suya&category=Retail&near=Footscray+VIC+3011&sort=distance");
    expect(found.applied).toEqual([
      {
        label: "“suya”",
        to: "/directory/listings?category=Retail&near=Footscray+VIC+3011&sort=distance",
      },
      {
        label: "Retail",
        to: "/directory/listings?q=suya&near=Footscray+VIC+3011&sort=distance",
      },
      {
        label: "Within 10 km of Footscray",
        to: "/directory/listings?q=suya&category=Retail",
      },
    ]);
  });

  test("a corrected search shows the corrected words in its heading", async () => {
    const { find } = app(4, { corrected: "jollof" });
    const found = await find("q=jolof");
    expect(found.heading).toBe("4 businesses for “jollof”");
    expect(found.corrected).toBe("jollof");
  });

  test("DIR-LIST-04 an empty result offers searches that drop one condition each", async () => {
    const { find } = app(0);
    const found = await find("q=suya&category=Retail&open=1&near=Footscray+VIC+3011");
    expect(found.heading).toMatch(/^No businesses open now/);
    expect(found.widerSearches.map(({ label }) => label)).toEqual([
      "Include closed businesses",
      "Within 100 km of Footscray",
      "All categories",
    ]);
  });

  test.each([
    ["", "Anywhere in Australia"],
    ["&state=VIC", "Anywhere in VIC"],
    ["&near=Footscray+VIC+3011&radius=25", "Within 25 km of Footscray"],
  ])("an empty map offers what is left without it: %s", async (rest, label) => {
    const { widerSearches } = await app(0).find(`bounds=144.8,-37.9,145,-37.7${rest}`);
    expect(widerSearches[0]?.label).toBe(label);
  });

  test("DIR-LIST-05 X-18 the categories are those the API names", async () => {
    const { find } = app(1);
    const { categories } = await find("q=suya");
    expect(categories[1]).toEqual({
      label: "Retail",
      to: "/directory/listings?q=suya&category=Retail",
    });
  });
});
