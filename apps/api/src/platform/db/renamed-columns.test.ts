import { copyFile, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { databaseUrl, dropDatabase, makeDatabaseName, runAdminSql } from "#test/databases.ts";
import { migrate } from "./migrate.ts";

const migrations = fileURLToPath(new URL("../../../migrations", import.meta.url));
const firstRename = "20261118T1440";
const at = "2026-11-01T00:00:00.000Z";
const later = "2026-11-02T00:00:00.000Z";

/** More rows than one batch of the migration fills, every third with a value. */
const rowCount = 12_000;

const renames = [
  {
    table: "moderation.decision",
    former: "told_at",
    current: "notified_at",
    columns: "case_id, verdict, reason, was_hidden, decided_by",
    values: "gen_random_uuid(), 'remove', 'spam', false, 'nobody'",
  },
  {
    table: "jobs.application",
    former: "outcome_told_at",
    current: "outcome_notified_at",
    columns: "position, location, type, name, email, created_at, delete_after",
    values: "'Cook', 'Perth', 'Full time', 'Ada', 'ada@people.example', now(), now()",
  },
  {
    table: "bookings.booking",
    former: "wanted_at",
    current: "proposed_starts_at",
    columns: `id, business_id, starts_at, ends_at, blocked, time_zone, payment_status, status,
      customer_name, created_at`,
    values: `'BOOK-' || lpad(number::text, 8, '0'), 'nobody', now(), now() + interval '1 hour',
      tstzrange(now(), now() + interval '1 hour'), 'Australia/Sydney', 'pay later', 'declined',
      'Ada', now()`,
  },
];

const database = makeDatabaseName("renamed");
const folders: string[] = [];
let client: pg.Client;

/** The migrations that the release before this one had, or those that this one has too. */
async function copyMigrations(isIncluded: (name: string) => boolean): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "migrations-"));
  folders.push(folder);
  for (const name of (await readdir(migrations)).filter(isIncluded))
    await copyFile(join(migrations, name), join(folder, name));
  return folder;
}

beforeAll(async () => {
  await runAdminSql(`create database "${database}"`);
  const url = databaseUrl(database);
  await migrate(url, await copyMigrations((name) => name < firstRename));
  client = new pg.Client({ connectionString: url });
  await client.connect();
  // Only these columns matter here, not what the rows belong to.
  await client.query("set session_replication_role = replica");
  for (const { table, former, columns, values } of renames)
    await client.query(
      `insert into ${table} (${columns}, ${former})
       select ${values}, case when number % 3 = 0 then '${at}'::timestamptz end
       from generate_series(1, ${rowCount}) as number`,
    );
  await client.query(
    `insert into payments.refund (id, sale_id, amount_cents, fee_cents, share_cents, requested_by, created_at, keeps_card_fee)
     select gen_random_uuid(), gen_random_uuid(), 100, 0, 100, 'nobody', now(), number % 3 = 0
     from generate_series(1, ${rowCount}) as number`,
  );
  await client.query("set session_replication_role = origin");
  await migrate(url, await copyMigrations(() => true));
}, 120_000);

afterAll(async () => {
  await client.end();
  await dropDatabase(database);
  for (const folder of folders) await rm(folder, { recursive: true });
});

describe.each(renames)("$table.$current", ({ table, former, current }) => {
  const read = async (where: string) => {
    const { rows } = await client.query(
      `select count(*)::int as rows, count(${former})::int as former,
         count(*) filter (where ${current} is distinct from ${former})::int as differing
       from ${table} where ${where}`,
    );
    return rows[0];
  };

  test("has the value of its former name in every row", async () => {
    expect(await read("true")).toEqual({ rows: rowCount, former: rowCount / 3, differing: 0 });
  });

  test.each([
    [former, "the release before"],
    [current, "this release"],
  ])("follows %s when %s writes or clears it", async (written) => {
    const {
      rows: [row],
    } = await client.query<{ id: string }>(
      `select id from ${table} where ${former} is null limit 1`,
    );
    const one = `id = '${row?.id}'`;
    await client.query(`update ${table} set ${written} = '${later}' where ${one}`);
    expect(await read(one)).toEqual({ rows: 1, former: 1, differing: 0 });
    await client.query(`update ${table} set ${written} = null where ${one}`);
    expect(await read(one)).toEqual({ rows: 1, former: 0, differing: 0 });
  });
});

describe("payments.refund.retains_card_fee", () => {
  const read = async (where: string) => {
    const { rows } = await client.query(
      `select count(*) filter (where retains_card_fee)::int as retained,
         count(*) filter (where retains_card_fee <> keeps_card_fee)::int as differing
       from payments.refund where ${where}`,
    );
    return rows[0];
  };

  test("has the value of its former name in every row", async () => {
    expect(await read("true")).toEqual({ retained: rowCount / 3, differing: 0 });
  });

  test.each(["keeps_card_fee", "retains_card_fee"])("follows %s", async (written) => {
    const {
      rows: [row],
    } = await client.query<{ id: string }>(
      "select id from payments.refund where not keeps_card_fee limit 1",
    );
    const one = `id = '${row?.id}'`;
    await client.query(`update payments.refund set ${written} = true where ${one}`);
    expect(await read(one)).toEqual({ retained: 1, differing: 0 });
    await client.query(`update payments.refund set ${written} = false where ${one}`);
    expect(await read(one)).toEqual({ retained: 0, differing: 0 });
  });
});
