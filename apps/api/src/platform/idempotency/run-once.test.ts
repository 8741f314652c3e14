import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { useTestApp } from "#test/harness.ts";
import type { Tx } from "../db/db.ts";
import { deleteOldResponses } from "../upkeep/upkeep.ts";
import { type OnceKey, runOnce } from "./run-once.ts";

const app = useTestApp();

const onceKey = (changes: Partial<OnceKey> = {}): OnceKey => ({
  actor: "ada",
  route: "createEnquiry",
  key: randomUUID(),
  request: { name: "Ada" },
  ...changes,
});

/** Work that can be counted and returns something new each time. */
function countedWork() {
  let runs = 0;
  const work = async (_tx: Tx) => {
    runs += 1;
    return { run: runs };
  };
  return { work, runs: () => runs };
}

const storedResponses = (key: string | undefined) =>
  app.db
    .selectFrom("platform.idempotent_answer")
    .selectAll()
    .where("key", "=", key ?? "")
    .execute();

describe("a repeated request", () => {
  test("with the same key and body gets the first response, and the work is done once", async () => {
    const once = onceKey();
    const { work, runs } = countedWork();
    expect(await runOnce(app.db, once, work)).toEqual({ run: 1 });
    expect(await runOnce(app.db, once, work)).toEqual({ run: 1 });
    expect(runs()).toBe(1);
  });

  test("with the same key and another body is refused (422)", async () => {
    const once = onceKey();
    const { work, runs } = countedWork();
    await runOnce(app.db, once, work);
    const other = runOnce(app.db, { ...once, request: { name: "Eve" } }, work);
    await expect(other).rejects.toMatchObject({ code: "idempotency_key_reused", status: 422 });
    expect(runs()).toBe(1);
  });

  test("while the first still runs is told to wait (409), and gets its response afterwards", async () => {
    const once = onceKey();
    const { work } = countedWork();
    let finish = () => {};
    const isFinished = new Promise<void>((resolve) => {
      finish = resolve;
    });
    let begin = () => {};
    const hasBegun = new Promise<void>((resolve) => {
      begin = resolve;
    });
    const first = runOnce(app.db, once, async (tx) => {
      begin();
      await isFinished;
      return work(tx);
    });
    await hasBegun;
    await expect(runOnce(app.db, once, work)).rejects.toMatchObject({
      code: "request_in_flight",
      status: 409,
    });
    finish();
    expect(await first).toEqual({ run: 1 });
    expect(await runOnce(app.db, once, work)).toEqual({ run: 1 });
  });

  test("sent twenty times at once does the work once", async () => {
    const once = onceKey();
    const { work, runs } = countedWork();
    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, () => runOnce(app.db, once, work)),
    );
    expect(runs()).toBe(1);
    for (const outcome of outcomes) {
      if (outcome.status === "fulfilled") expect(outcome.value).toEqual({ run: 1 });
      else expect(outcome.reason).toMatchObject({ code: "request_in_flight" });
    }
  });

  test("after a failure is done again: nothing was stored", async () => {
    const once = onceKey();
    const failing = runOnce(app.db, once, async () => {
      throw new Error("card declined");
    });
    await expect(failing).rejects.toThrow("card declined");
    expect(await storedResponses(once.key)).toEqual([]);
    const { work } = countedWork();
    expect(await runOnce(app.db, once, work)).toEqual({ run: 1 });
  });

  test.each<[string, Partial<OnceKey>]>([
    ["another person", { actor: "eve" }],
    ["another call", { route: "createBooking" }],
  ])("with the same key by %s is a separate request", async (_who, changes) => {
    const once = onceKey();
    const { work } = countedWork();
    await runOnce(app.db, once, work);
    expect(await runOnce(app.db, { ...once, ...changes }, work)).toEqual({ run: 2 });
  });

  test("without a key is done again", async () => {
    const once = onceKey({ key: undefined });
    const { work } = countedWork();
    await runOnce(app.db, once, work);
    expect(await runOnce(app.db, once, work)).toEqual({ run: 2 });
  });
});

test.each(["", "a".repeat(256)])("a key of the wrong length is refused", async (key) => {
  const { work, runs } = countedWork();
  await expect(runOnce(app.db, onceKey({ key }), work)).rejects.toMatchObject({
    code: "bad_request",
  });
  expect(runs()).toBe(0);
});

test("responses are kept for a day and removed after two", async () => {
  const { work } = countedWork();
  const [old, recent] = [onceKey(), onceKey()];
  for (const once of [old, recent]) await runOnce(app.db, once, work);
  const age = (key: string | undefined, hours: number) =>
    sql`update platform.idempotent_answer set created_at = now() - make_interval(hours => ${hours})
        where key = ${key}`.execute(app.db);
  await age(old.key, 49);
  await age(recent.key, 25);
  await deleteOldResponses(app.db, new Date());
  expect(await storedResponses(old.key)).toHaveLength(0);
  expect(await storedResponses(recent.key)).toHaveLength(1);
});
