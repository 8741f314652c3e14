import type { ListingGroups, ListingPage } from "@boab/contracts/directory/search";
import { beforeAll, describe, expect, test } from "vitest";
import { insertListing } from "#test/factories/directory.ts";
import { makeManyListingsSql } from "#test/factories/many-listings.ts";
import { useTestApp } from "#test/harness.ts";
import { runFillStatements } from "#test/plans.ts";
import { groupMatches, groupStoredCounts } from "./map-groups.repository.ts";
import { joinSquares, maxGroups } from "./map-groups.rules.ts";

const app = useTestApp();
const audience = { kind: "public" } as const;

beforeAll(() => runFillStatements(app.config.database.url, ...makeManyListingsSql(440)), 120_000);

async function getJson<Answer>(path: string, query: Record<string, string>): Promise<Answer> {
  const response = await app.call("GET", `${path}?${new URLSearchParams(query)}`);
  expect(response.statusCode, response.body).toBe(200);
  return response.json();
}

const sumCounts = (groups: readonly { count: number }[]) =>
  groups.reduce((sum, { count }) => sum + count, 0);

const melbourne = { lat: "-37.81", lon: "144.96" };
const maps: [string, string, Record<string, string>][] = [
  ["the whole country", "4", {}],
  ["a state", "7", { state: "VIC" }],
  ["a city", "10", { bounds: "144.5,-38.2,145.4,-37.4" }],
  ["some streets", "14", { bounds: "144.9,-37.9,145.05,-37.75" }],
  ["a radius", "11", { ...melbourne, radius: "10" }],
  ["a word", "5", { q: "braids" }],
  ["a misspelt word", "5", { q: "brayds" }],
  ["a category and a day", "4", { category: "Health", open: "saturday" }],
];

describe("the groups of a map", () => {
  test.each(maps)("of %s add up to the list's total", async (_what, zoom, query) => {
    const { data, isCapped } = await getJson<ListingGroups>("/dir/map", { ...query, zoom });
    const list = await getJson<ListingPage>("/dir/business", { ...query, limit: "1" });
    expect(list.total?.count).toBeGreaterThan(0);
    expect(sumCounts(data)).toBe(list.total?.count);
    expect(isCapped).toBe(false);
  });

  test("of more than 400 businesses are a few that stand for all", async () => {
    const { data } = await getJson<ListingGroups>("/dir/map", { zoom: "3" });
    expect(sumCounts(data)).toBeGreaterThan(400);
    expect(data.length).toBeLessThan(20);
  });

  test("become smaller the closer one looks; what is alone is named", async () => {
    const bounds = "144.5,-38.2,145.4,-37.4";
    const farGroups = await getJson<ListingGroups>("/dir/map", { bounds, zoom: "8" });
    const close = await getJson<ListingGroups>("/dir/map", { bounds, zoom: "14" });
    expect(close.data.length).toBeGreaterThan(farGroups.data.length);
    const single = close.data.find(({ count }) => count === 1);
    expect(single?.listing).toMatchObject({ slug: expect.stringContaining("listing-") });
    for (const { count, listing } of close.data) expect(listing !== null).toBe(count === 1);
  });

  test("DIR-ADDR-03 put a hidden address at the centre of its suburb", async () => {
    const bounds = "133.8,-23.8,134,-23.6";
    const centre = { latitude: -23.7, longitude: 133.88 };
    await insertListing(app.db, {
      name: "Hidden",
      hideAddress: true,
      suburbCentre: centre,
      door: { latitude: -23.69, longitude: 133.9 },
    });
    const { data } = await getJson<ListingGroups>("/dir/map", { bounds, zoom: "14" });
    expect(data).toMatchObject([{ count: 1, ...centre, listing: { businessName: "Hidden" } }]);
  });

  test("are the same for everyone and may be cached, unless they are somebody's own", async () => {
    const owner = await app.signIn();
    const hidden = await insertListing(app.db, { ownerId: owner.userId, isLive: false });
    const visitor = await app.call("GET", "/dir/map?zoom=4");
    expect(visitor.headers["cache-control"]).toMatch(/^public/);
    expect(visitor.body).not.toContain(hidden);
    const ownGroupsResponse = await app.call("GET", "/dir/map?zoom=4&show=mine", { as: owner });
    expect(ownGroupsResponse.headers["cache-control"]).toBe("private, no-store");
    expect(ownGroupsResponse.json().data).toMatchObject([{ count: 1, listing: { id: hidden } }]);
    expect((await app.call("GET", "/dir/map?zoom=4&show=mine")).statusCode).toBe(401);
    expect((await app.call("GET", "/dir/map?zoom=4&show=all", { as: owner })).statusCode).toBe(403);
  });

  test.each(["2", "16", "x", ""])("are refused at zoom %j", async (zoom) => {
    expect((await app.call("GET", `/dir/map?zoom=${zoom}`)).statusCode).toBe(400);
  });
});

describe("the counts by square", () => {
  const unlimited = 1_000_000;
  const countBySquare = (groups: Awaited<ReturnType<typeof groupStoredCounts>>) =>
    new Map(groups.map(({ column, row, count }) => [`${column} ${row}`, count]));

  async function expectCorrectGroups() {
    for (const search of [{ audience }, { audience, category: "Retail", state: "NSW" } as const]) {
      const collected = await groupMatches(app.db, search, 5, unlimited);
      const counted = await groupStoredCounts(app.db, search, 5);
      expect(countBySquare(counted)).toEqual(countBySquare(collected));
      const [one] = collected;
      const same = counted.find(({ column, row }) => column === one?.column && row === one.row);
      expect(same?.latitude).toBeCloseTo(one?.latitude ?? 0, 5);
    }
  }

  test("follow every way a listing comes, changes and goes", async () => {
    await expectCorrectGroups();
    const change = (changes: object) =>
      app.db
        .updateTable("directory.business")
        .set(changes)
        .where("id", "in", ["BUS-00000002", "BUS-00000003", "BUS-00000004"])
        .execute();
    for (const changes of [
      { isLive: false },
      { isLive: true },
      { category: "Retail", state: "NSW" },
      { hideAddress: true },
      { hideAddress: false },
      { suburbCentre: null, door: null },
      { deleteRequestedAt: new Date() },
    ]) {
      await change(changes);
      await expectCorrectGroups();
    }
    await app.db.deleteFrom("directory.business").where("id", "=", "BUS-00000005").execute();
    await expectCorrectGroups();
  });

  test("stand in for listings where there are too many to collect, in coarser squares too", async () => {
    for (const detail of [-3, 0, 3, 5]) {
      const collected = await groupMatches(app.db, { audience }, detail, unlimited);
      expect(countBySquare(await groupStoredCounts(app.db, { audience }, detail))).toEqual(
        countBySquare(collected),
      );
    }
    const bounds: [number, number, number, number] = [144, -39, 146, -37];
    const counted = await groupStoredCounts(app.db, { audience, bounds }, 5);
    const collected = await groupMatches(app.db, { audience, bounds }, 5, unlimited);
    expect(sumCounts(counted)).toBe(sumCounts(collected));
  });
});

test("squares are joined until few enough are left, and lose nothing", () => {
  const squares = Array.from({ length: 5000 }, (_, n) => ({
    column: n % 100,
    row: Math.floor(n / 100),
    count: 1,
    latitude: -30,
    longitude: 140 + (n % 100),
    bounds: [140 + (n % 100), -30, 140 + (n % 100), -30] as [number, number, number, number],
    listing: null,
  }));
  const joined = joinSquares(squares);
  expect(joined.length).toBeLessThanOrEqual(maxGroups);
  expect(sumCounts(joined)).toBe(5000);
  expect(joined[0]?.bounds[2]).toBeGreaterThan(140);
});
