import { sql } from "kysely";
import { expect, test } from "vitest";
import { useTestApp } from "#test/harness.ts";
import { qualifyColumns, toSqlList } from "./columns.ts";
import { inTransaction } from "./db.ts";

const app = useTestApp();

const columns = ["requestHash", "answer as response"] as const;
const expected = { requestHash: "h", response: { is_stored: true } };

test("a list of columns is read under its own names, with an alias and in raw SQL", async () => {
  await inTransaction(app.db, (tx) =>
    tx
      .insertInto("platform.idempotentAnswer")
      .values({
        actor: "ada",
        route: "POST /x",
        key: "k",
        requestHash: "h",
        answer: JSON.stringify(expected.response),
      })
      .execute(),
  );
  const row = await app.db
    .selectFrom("platform.idempotentAnswer as one")
    .select(qualifyColumns("one", columns))
    .executeTakeFirst();
  expect(row).toEqual(expected);
  const { rows } = await sql`
    select ${toSqlList(qualifyColumns("one", columns))} from platform.idempotent_answer as one`.execute(
    app.db,
  );
  expect(rows).toEqual([expected]);
});

test("a wrong column does not compile", () => {
  const query = app.db.selectFrom("platform.idempotentAnswer as one");
  // @ts-expect-error The table has no such column.
  query.select(qualifyColumns("one", ["requesthash"]));
  // @ts-expect-error The columns are named in camelCase.
  query.select(["one.request_hash"]);
  expect(qualifyColumns("one", ["key"])).toEqual(["one.key"]);
});
