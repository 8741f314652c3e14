import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { insertListing } from "../factories/directory.ts";
import { insertSettings } from "../factories/stored-bookings.ts";
import { useTestApp } from "../harness.ts";
import { snapshotTables } from "./table-snapshot.ts";

const app = useTestApp();
let tables: Awaited<ReturnType<typeof snapshotTables>>;
let id: string;

beforeAll(async () => {
  id = await insertListing(app.db);
  await insertSettings(app.db, id);
  tables = await snapshotTables(app.db);
});

test("the snapshot names what was written, also by a cascade, and brings it back", async () => {
  expect(await tables.changed()).toEqual([]);
  await sql`update directory.business set city = 'Elsewhere' where id = ${id}`.execute(app.db);
  const updated = await tables.changed();
  expect(updated).toContain("directory.business");
  await tables.restore(updated);
  expect(await tables.changed()).toEqual([]);
  await sql`delete from directory.business where id = ${id}`.execute(app.db);
  const deleted = await tables.changed();
  expect(deleted).toEqual(expect.arrayContaining(["directory.business", "bookings.settings"]));
  await tables.restore(deleted);
  const { rows } = await sql`select from bookings.settings where business_id = ${id}`.execute(
    app.db,
  );
  expect(rows).toHaveLength(1);
});
