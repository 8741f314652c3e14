import { sql } from "kysely";
import { expect, test } from "vitest";
import { useTestApp } from "#test/harness.ts";

const app = useTestApp();

test("a request id is passed on to the tasks the request enqueues", async () => {
  await app.call("POST", "/app/enquiries", {
    headers: { "x-request-id": "visit-4711-abcd" },
    body: { name: "Ada", email: "ada@people.example", message: "Who am I to the worker?" },
  });
  const { rows } = await sql<{ id: string }>`
    select data ->> 'requestId' as id from pgboss.job where name = 'mail.send'
  `.execute(app.db);
  expect(rows).toEqual([{ id: "visit-4711-abcd" }]);
});
