import { defaultWeekHours, type WeekHours } from "@boab/contracts/directory/hours";
import type { ListingPage } from "@boab/contracts/directory/search";
import { beforeEach, describe, expect, test } from "vitest";
import {
  deleteListings,
  insertListing,
  insertListings,
  type ListingOverrides,
} from "#test/factories/directory.ts";
import { insertReview } from "#test/factories/reviews.ts";
import { useTestApp } from "#test/harness.ts";

const app = useTestApp();

/** Kilometres north of the place that is searched. */
const north = (km: number) => ({ latitude: -37.8 + km / 111.195, longitude: 144.9 });
const place = { lat: "-37.8", lon: "144.9" };
const nearQuery = { ...place, radius: "10", sort: "near" };

async function search(query: Record<string, string>): Promise<ListingPage> {
  const response = await app.call("GET", `/dir/business?${new URLSearchParams(query)}`);
  expect(response.statusCode, response.body).toBe(200);
  return response.json();
}

const getNames = ({ data }: ListingPage) => data.map(({ businessName }) => businessName);
const listNames = async (query: Record<string, string>) => getNames(await search(query));

const insertAll = (...edits: ListingOverrides[]) => insertListings(app.db, edits);

beforeEach(async () => {
  await deleteListings(app.db);
});

describe("near a place", () => {
  beforeEach(() =>
    insertAll(
      { name: "At 0.4", door: north(0.4), createdAt: "2026-01-01T00:00:00Z" },
      { name: "At 2", door: north(2), createdAt: "2026-01-02T00:00:00Z" },
      { name: "At 6", door: north(6), createdAt: "2026-01-09T00:00:00Z" },
      { name: "Paid at 5", door: north(5), priority: 50, createdAt: "2026-01-03T00:00:00Z" },
      { name: "Paid at 9", door: north(9), priority: 10, createdAt: "2026-01-04T00:00:00Z" },
      { name: "Paid at 1", door: north(1), priority: 60, createdAt: "2026-01-05T00:00:00Z" },
      { name: "Paid at 30", door: north(30), priority: 1 },
    ),
  );

  test("X-71 two spotlight listings within the radius come first, then the nearest", async () => {
    const page = await search(nearQuery);
    expect(getNames(page)).toEqual([
      "Paid at 9",
      "Paid at 5",
      "At 0.4",
      "Paid at 1",
      "At 2",
      "At 6",
    ]);
    expect(page.spotlightsFirst).toBe(2);
    expect(page.total).toEqual({ count: 6, isCapped: false });
  });

  test("DIR-LIST-08 X-71 the specified order is still to be had with a place", async () => {
    expect(await listNames({ ...place, radius: "10" })).toEqual([
      "Paid at 9",
      "Paid at 5",
      "Paid at 1",
      "At 6",
      "At 2",
      "At 0.4",
    ]);
    const nearest = await search({ ...place, radius: "10", sort: "distance" });
    expect(nearest.spotlightsFirst).toBe(0);
    expect(getNames(nearest)[0]).toBe("At 0.4");
  });

  test.each(["1", "2", "3", "4"])(
    "X-71 in pages of %s, each listing is shown once",
    async (limit) => {
      const allNames = await listNames(nearQuery);
      const seen: string[] = [];
      let cursor: string | null = null;
      do {
        const page: ListingPage = await search({ ...nearQuery, limit, ...(cursor && { cursor }) });
        expect(page.data.length).toBeLessThanOrEqual(Number(limit));
        seen.push(...getNames(page));
        cursor = page.nextCursor;
      } while (cursor);
      expect(new Set(seen).size).toBe(seen.length);
      // Only as many spotlights fit before the rest as fit on the first page.
      expect([...seen].sort()).toEqual([...allNames].sort());
      if (limit !== "1") expect(seen).toEqual(allNames);
    },
  );

  test("without an area nothing but the distance decides", async () => {
    const page = await search({ ...place, sort: "near" });
    expect(page.spotlightsFirst).toBe(0);
    expect(getNames(page)[0]).toBe("At 0.4");
    expect((await app.call("GET", "/dir/business?sort=near")).statusCode).toBe(400);
  });
});

test("X-21 a hidden address shows its suburb and no distance", async () => {
  await insertAll(
    { name: "Hidden", hideAddress: true, suburbCentre: north(0), door: north(1) },
    { name: "Measured", door: north(0.05) },
  );
  const { data } = await search({ ...place, sort: "distance" });
  expect(data.map(({ businessName, distanceKm }) => [businessName, distanceKm])).toEqual([
    ["Hidden", null],
    ["Measured", 0.1],
  ]);
});

test("open on a day: those who open that day, and not who closed after midnight", async () => {
  const closed = { open: "09:00", close: "17:00", closed: true, open24: false };
  const makeWeek = (changes: Partial<WeekHours>): WeekHours =>
    ({
      ...Object.fromEntries(Object.keys(defaultWeekHours).map((day) => [day, closed])),
      ...changes,
    }) as WeekHours;
  const day = { ...closed, closed: false };
  await insertAll(
    { name: "Monday", days: makeWeek({ monday: day }) },
    { name: "Monday night", days: makeWeek({ monday: { ...day, open: "18:00", close: "02:15" } }) },
    { name: "Sunday night", days: makeWeek({ sunday: { ...day, open: "18:00", close: "02:15" } }) },
    { name: "Perth", state: "WA", days: makeWeek({ sunday: day }) },
    { name: "Unknown" },
  );
  const open = async (open: string) => (await listNames({ open })).sort();
  expect(await open("monday")).toEqual(["Monday", "Monday night"]);
  expect(await open("tuesday")).toEqual([]);
  expect(await open("sunday")).toEqual(["Perth", "Sunday night"]);
});

test("a card has the least price, and the specified names of its position", async () => {
  await insertListing(app.db, { priceFromCents: 6000 });
  const [card] = (await search({})).data;
  expect(card).toMatchObject({ priceFromCents: 6000, lat: -37.8, lon: 144.9 });
});

test("a card has the mean that customers gave, wherever it is listed, and none before their first review", async () => {
  const [rated, known, fresh] = [
    await insertListing(app.db, { name: "Rated", door: north(1) }),
    await insertListing(app.db, { name: "Known", door: north(2) }),
    await insertListing(app.db, { name: "Fresh", door: north(3) }),
  ];
  for (const rating of [5, 4, 4]) await insertReview(app.db, { businessId: rated, rating });
  // Somebody who knows the owner is read, and doesn't count.
  for (const businessId of [rated, known])
    await insertReview(app.db, { businessId, rating: 1, tie: "knows owner" });
  for (const query of [{}, nearQuery, { q: "Rated" }, { ...place, radius: "10" }]) {
    const ratings = new Map((await search(query)).data.map(({ id, rating }) => [id, rating]));
    expect(ratings.get(rated)).toEqual({ mean: 4.3, count: 4 });
    expect([ratings.get(known) ?? null, ratings.get(fresh) ?? null]).toEqual([null, null]);
  }
});
