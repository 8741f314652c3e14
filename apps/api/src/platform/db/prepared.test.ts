import { sql } from "kysely";
import { expect, test } from "vitest";
import { useTestApp } from "#test/harness.ts";
import { connect } from "./db.ts";
import { makeStatementNamer, markAsPrepared } from "./prepared.ts";

const app = useTestApp();

/** What the one connection of a pool of its own holds after the work. */
async function readPreparedNames(
  canPrepare: boolean,
  text: string,
  runCount: number,
): Promise<string[]> {
  const db = connect({ ...app.config.database, poolSize: 1, canPrepare }, () => {});
  try {
    for (let turn = 0; turn < runCount; turn++) {
      const { rows } = await markAsPrepared(
        text,
        sql<{ twice: number }>`select ${turn}::int * 2 as twice`,
      ).execute(db);
      expect(rows).toEqual([{ twice: turn * 2 }]);
    }
    const { rows } = await sql<{ name: string }>`select name from pg_prepared_statements`.execute(
      db,
    );
    return rows.map(({ name }) => name);
  } finally {
    await db.destroy();
  }
}

test("a marked statement is prepared once and serves different values", async () => {
  expect(await readPreparedNames(true, "test.twice", 8)).toEqual([
    expect.stringMatching(/^test\.twice\./),
  ]);
});

test("behind a pooler that cannot, nothing is prepared", async () => {
  expect(await readPreparedNames(false, "test.twice", 2)).toEqual([]);
});

test("the same text has one name, another text another, and a text without mark none", () => {
  const getStatementName = makeStatementNamer();
  const first = getStatementName("/* prepared a.b */ select 1");
  expect(getStatementName("/* prepared a.b */ select 1")).toBe(first);
  expect(getStatementName("/* prepared a.b */ select 2")).not.toBe(first);
  expect(getStatementName("select 1")).toBeUndefined();
});

test("beyond the bound a statement is sent as any other", () => {
  const nameOf = makeStatementNamer(1);
  const first = nameOf("/* prepared a.b */ select 1");
  expect(nameOf("/* prepared a.b */ select 2")).toBeUndefined();
  expect(nameOf("/* prepared a.b */ select 1")).toBe(first);
});
