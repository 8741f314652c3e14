import { beforeAll, describe, expect, test } from "vitest";
import { makeDeps } from "#test/deps.ts";
import { makeManyListingsSql } from "#test/factories/many-listings.ts";
import { useTestApp } from "#test/harness.ts";
import { explainQueries, runFillStatements } from "#test/plans.ts";
import { listSitemapPart, listSitemapParts } from "./list-sitemap.ts";
import { listPartStarts, listPublicSlugs } from "./sitemap.repository.ts";

const app = useTestApp();
const url = () => app.config.database.migrationUrl;
const count = 20_000;

beforeAll(() => runFillStatements(url(), ...makeManyListingsSql(count)), 120_000);

const readPublicSlugs = async () => {
  const rows = await app.db
    .selectFrom("directory.business")
    .select("slug")
    .where("isPublic", "=", true)
    .orderBy("id")
    .execute();
  return rows.map(({ slug }) => slug);
};

const readPart = async (from: string, before: string | null) => {
  const query = new URLSearchParams({ from, ...(before && { before }) });
  const response = await app.call("GET", `/dir/sitemap/listings?${query}`);
  expect(response.statusCode).toBe(200);
  return response.json().data as { slug: string; updatedAt: string }[];
};

describe("the sitemap", () => {
  test("HEAD-03 holds every public listing once, in parts, and no other", async () => {
    const { data: parts } = await listSitemapParts(makeDeps(app), 3_000);
    expect(parts.length).toBeGreaterThan(5);
    const slugs: string[] = [];
    for (const { from, before } of parts) {
      const rows = await readPart(from, before);
      expect(rows.length).toBeLessThanOrEqual(3_000);
      slugs.push(...rows.map(({ slug }) => slug));
    }
    expect(slugs).toEqual(await readPublicSlugs());
    expect(slugs.length).toBeLessThan(count);
  });

  test("is one part while there are few, public and cacheable", async () => {
    const response = await app.call("GET", "/dir/sitemap");
    expect(response.json().data).toEqual([{ from: expect.any(String), before: null }]);
    expect(response.headers["cache-control"]).toContain("public");
  });

  test("DIR-ADDR-03 reveals only a listing's URL and when it changed", async () => {
    const [first] = await readPart("BUS-00000000", null);
    expect(Object.keys(first ?? {}).sort()).toEqual(["slug", "updatedAt"]);
  });

  test("an index serves the list of parts and each part", async () => {
    const seen = await explainQueries(url(), async (db) => {
      await listPartStarts(db, 5_000);
      await listPublicSlugs(db, { from: "BUS-00009000", before: "BUS-00009500", limit: 500 });
    });
    expect(seen).toHaveLength(2);
    for (const { plan } of seen) expect(plan).toMatch(/Index (Only )?Scan using business_/);
    expect(seen[0]?.plan).toContain("business_public");
  });

  test("refuses an invalid id", async () => {
    expect((await app.call("GET", "/dir/sitemap/listings?from=1")).statusCode).toBe(400);
  });
});

test("a part never exceeds the maximum, however many there are by now", async () => {
  const { data } = await listSitemapPart(makeDeps(app), { from: "BUS-00000000" }, 7);
  expect(data.map(({ slug }) => slug)).toEqual((await readPublicSlugs()).slice(0, 7));
});
