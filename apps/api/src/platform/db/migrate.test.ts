import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { databaseUrl, dropDatabase, makeDatabaseName, runAdminSql } from "#test/databases.ts";
import { migrate } from "./migrate.ts";

let folder: string;
let database: string;
let url: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "migrations-"));
  database = makeDatabaseName("migrate");
  url = databaseUrl(database);
  await runAdminSql(`create database "${database}"`);
});

afterEach(async () => {
  await rm(folder, { recursive: true });
  await dropDatabase(database);
});

const write = (name: string, sql: string) => writeFile(join(folder, name), sql);

async function query(sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

const tables = async () => {
  const rows = await query("select tablename from pg_tables where schemaname = 'public'");
  return (rows as { tablename: string }[]).map(({ tablename }) => tablename).sort();
};

test("each file is applied once, in order, and only new ones", async () => {
  await write("0001_tree.sql", "create table tree (id int)");
  await write("0002_leaf.sql", "alter table tree add leaves int; create table leaf (id int)");
  await write("notes.txt", "not a migration");
  expect(await migrate(url, folder)).toEqual(["0001_tree.sql", "0002_leaf.sql"]);
  expect(await migrate(url, folder)).toEqual([]);
  await write("0003_root.sql", "create table root (id int)");
  expect(await migrate(url, folder)).toEqual(["0003_root.sql"]);
  expect(await tables()).toEqual(["leaf", "root", "tree"]);
});

test("a file edited after it was applied is refused, and nothing else is applied", async () => {
  await write("0001_tree.sql", "create table tree (id int)");
  await migrate(url, folder);
  await write("0001_tree.sql", "create table tree (id bigint)");
  await write("0002_leaf.sql", "create table leaf (id int)");
  await expect(migrate(url, folder)).rejects.toThrow("0001_tree.sql was edited");
  expect(await tables()).toEqual(["tree"]);
});

test.each([
  ["a gap", ["0001_tree.sql", "0003_root.sql"], "0003_root.sql should be number 0002"],
  ["a number used twice", ["0001_a.sql", "0001_b.sql"], "0001_b.sql should be number 0002"],
  ["a missing first number", ["0002_tree.sql"], "0002_tree.sql should be number 0001"],
])("%s in the numbers is refused before anything is applied", async (_what, names, message) => {
  for (const name of names) await write(name, `create table t${name.slice(3, 6)} (id int)`);
  await expect(migrate(url, folder)).rejects.toThrow(message);
  expect(await tables()).toEqual([]);
});

test("files named by their time follow the numbered ones, also when a branch with an earlier time lands later", async () => {
  await write("0001_tree.sql", "create table tree (id int)");
  await write("20261116T0900_leaf.sql", "create table leaf (id int)");
  expect(await migrate(url, folder)).toEqual(["0001_tree.sql", "20261116T0900_leaf.sql"]);
  await write("20261115T1030_root.sql", "create table root (id int)");
  expect(await migrate(url, folder)).toEqual(["20261115T1030_root.sql"]);
  expect(await tables()).toEqual(["leaf", "root", "tree"]);
});

test.each(["tree.sql", "1_tree.sql", "20261115_tree.sql", "20261115T1030-tree.sql"])(
  "the name %s is refused",
  async (name) => {
    await write(name, "create table tree (id int)");
    await expect(migrate(url, folder)).rejects.toThrow("should be named by its time");
    expect(await tables()).toEqual([]);
  },
);

describe("outside a transaction", () => {
  const concurrentIndexSql =
    "-- outside a transaction\ncreate unique index concurrently tree_id on tree (id)";

  test("an index is built concurrently, and a second process waits for its turn", async () => {
    await write("0001_tree.sql", "create table tree (id int)");
    await write("20261115T1030_tree_id.sql", concurrentIndexSql);
    const applied = await Promise.all([migrate(url, folder), migrate(url, folder)]);
    expect(applied.flat()).toEqual(["0001_tree.sql", "20261115T1030_tree_id.sql"]);
    expect(
      await query("select indisvalid from pg_index where indexrelid = 'tree_id'::regclass"),
    ).toEqual([{ indisvalid: true }]);
  });

  test("what a failed try left behind does not stop the next one", async () => {
    await write("0001_tree.sql", "create table tree (id int); insert into tree values (1), (1)");
    await write("20261115T1030_tree_id.sql", concurrentIndexSql);
    await expect(migrate(url, folder)).rejects.toThrow("20261115T1030_tree_id.sql failed");
    await query("delete from tree");
    expect(await migrate(url, folder)).toEqual(["20261115T1030_tree_id.sql"]);
  });
});

describe("a table that is in use", () => {
  const alterSql = "alter table tree add leaves int";
  let reader: pg.Client;

  beforeEach(async () => {
    await write("0001_tree.sql", "create table tree (id int)");
    await migrate(url, folder);
    await write("20261115T1030_leaves.sql", alterSql);
    reader = new pg.Client({ connectionString: url });
    await reader.connect();
    await reader.query("begin; select * from tree");
  });

  afterEach(() => reader.end());

  test("makes a migration give up instead of stopping everybody", async () => {
    await expect(migrate(url, folder, { tries: 2, pauseMs: 10 })).rejects.toMatchObject({
      cause: { message: expect.stringContaining("lock timeout") },
    });
    await reader.query("commit");
    expect(await migrate(url, folder)).toEqual(["20261115T1030_leaves.sql"]);
  });

  test("lets others read it between two tries, and is changed once it is free", async () => {
    const migration = migrate(url, folder, { tries: 100, pauseMs: 200 });
    const waiting = `select 1 from pg_stat_activity where wait_event_type = 'Lock' and query = '${alterSql}'`;
    const isWaiting = async () => (await query(waiting)).length === 1;
    await vi.waitUntil(isWaiting, { timeout: 5_000, interval: 10 });
    await query("select * from tree");
    await vi.waitUntil(isWaiting, { timeout: 5_000, interval: 10 });
    await reader.query("commit");
    expect(await migration).toEqual(["20261115T1030_leaves.sql"]);
  });
});

test("a file that fails leaves nothing behind, and is named", async () => {
  await write("0001_tree.sql", "create table tree (id int)");
  await write("0002_broken.sql", "create table leaf (id int); select 1 / 0");
  await expect(migrate(url, folder)).rejects.toThrow("Migration 0002_broken.sql failed");
  expect(await tables()).toEqual(["tree"]);
  await write("0002_broken.sql", "create table leaf (id int)");
  expect(await migrate(url, folder)).toEqual(["0002_broken.sql"]);
});

test("two processes that migrate at once apply each file once", async () => {
  await write("0001_tree.sql", "create table tree (id int); select pg_sleep(0.2)");
  await write("0002_leaf.sql", "create table leaf (id int)");
  const applied = await Promise.all([migrate(url, folder), migrate(url, folder)]);
  expect(applied.flat()).toEqual(["0001_tree.sql", "0002_leaf.sql"]);
});
