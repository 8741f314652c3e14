import { expect, test } from "vitest";
import { useTestApp } from "#test/harness.ts";
import { AppError } from "../errors/app-error.ts";
import { inTransaction } from "./db.ts";
import { refuseViolation } from "./refuse-violation.ts";

const app = useTestApp();

const insert = (key: string, constraint: string) =>
  inTransaction(app.db, (tx) =>
    refuseViolation(
      { [constraint]: () => new AppError("request_in_flight") },
      tx
        .insertInto("platform.idempotentAnswer")
        .values({ actor: "ada", route: "POST /test", key, requestHash: "x", answer: "{}" })
        .execute(),
    ),
  );

test("of ten who write the same at once one succeeds and the others are refused by name", async () => {
  const results = await Promise.allSettled(
    Array.from({ length: 10 }, () => insert("same", "idempotent_answer_pkey")),
  );
  const refused = results.flatMap((one) => (one.status === "rejected" ? [one.reason] : []));
  expect(refused).toHaveLength(9);
  for (const error of refused) expect(error).toMatchObject({ code: "request_in_flight" });
});

test("another constraint, and another error, pass as they are", async () => {
  await insert("twice", "other_pkey");
  await expect(insert("twice", "other_pkey")).rejects.toMatchObject({
    constraint: "idempotent_answer_pkey",
  });
  const failing = refuseViolation({}, Promise.reject(new Error("away")));
  await expect(failing).rejects.toThrow("away");
});
