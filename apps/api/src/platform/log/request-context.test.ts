import { sql } from "kysely";
import { expect, test } from "vitest";
import { useHouse } from "#test/harness.ts";

const house = useHouse();

test("a visit's id goes along with the tasks it causes", async () => {
  await house.call("POST", "/app/enquiries", {
    headers: { "x-request-id": "visit-4711-abcd" },
    body: { name: "Ada", email: "ada@people.example", message: "Who am I to the worker?" },
  });
  const { rows } = await sql<{ id: string }>`
    select data ->> 'requestId' as id from pgboss.job where name = 'mail.send'
  `.execute(house.db);
  expect(rows).toEqual([{ id: "visit-4711-abcd" }]);
});
