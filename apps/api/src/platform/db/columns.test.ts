import { expect, test } from "vitest";
import { useTestApp } from "#test/harness.ts";
import { defineColumns } from "./columns.ts";
import { inTransaction } from "./db.ts";

const app = useTestApp();

const answer = defineColumns<"platform.idempotent_answer">()({
  actor: "actor",
  route: "route",
  key: "key",
  requestHash: "request_hash",
  response: "answer",
});

test("an object is written and read under its own names", async () => {
  const stored = { actor: "ada", route: "POST /x", key: "k", requestHash: "h", response: "{}" };
  await inTransaction(app.db, (tx) =>
    tx.insertInto("platform.idempotent_answer").values(answer.valuesOf(stored)).execute(),
  );
  const rows = await app.db
    .selectFrom("platform.idempotent_answer as one")
    .select(answer.selectFrom("one", "requestHash", "key"))
    .execute();
  expect(rows).toEqual([{ requestHash: "h", key: "k" }]);
  const [row] = await app.db
    .selectFrom("platform.idempotent_answer")
    .select(answer.select())
    .execute();
  expect(row).toEqual({ ...stored, response: {} });
});

test("fields that are not given, or undefined, stay as they are", () => {
  expect(answer.valuesOf({ requestHash: "new", key: undefined })).toEqual({ request_hash: "new" });
});

test("a wrong column, field or value does not compile", () => {
  // @ts-expect-error The table has no such column.
  defineColumns<"platform.idempotent_answer">()({ requestHash: "requesthash" });
  // @ts-expect-error No field was given this name.
  answer.valuesOf({ request_hash: "x" });
  // @ts-expect-error The column takes a text.
  answer.valuesOf({ requestHash: 7 });
  // @ts-expect-error No field was given this name.
  answer.select("request_hash");
  expect(answer.select("key")).toEqual(["key as key"]);
});
