import { sql } from "kysely";
import { expect, test } from "vitest";
import { useTestApp } from "#test/harness.ts";

const app = useTestApp();

test("a visit's id goes along with the tasks it causes", async () => {
  await app.call("POST", "/app/enquiries", {
    headers: { "x-request-id": "visit-4711-abcd" },
    body: { name: "Ada", email: "ada@people.example", message: "Who am I to the worker?" },
  });
  const { rows } = await sql<{ id: string }>`
    select data ->> 'requestId' as id from pgboss.job where name = 'mail.send'
  `.execute(app.db);
  expect(rows).toEqual([{ id: "visit-4711-abcd" }]);
});
