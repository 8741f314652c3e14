import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { useTestApp } from "#test/harness.ts";
import { type Db, inTransaction, type Tx } from "../db/db.ts";
import { deleteOldResponses } from "../upkeep/upkeep.ts";
import {
  eraseResponses,
  type IdempotencyKey,
  runOnce as runInRequest,
  withIdempotencyKey,
} from "./run-once.ts";

const app = useTestApp();

const makeIdempotencyKey = (changes: Partial<IdempotencyKey> = {}): IdempotencyKey => ({
  actor: "ada",
  route: "createEnquiry",
  key: randomUUID(),
  request: { name: "Ada" },
  ...changes,
});

/** A request of its own each time. */
const runOnce = <Value>(
  db: Db,
  idempotencyKey: IdempotencyKey | undefined,
  work: (tx: Tx) => Promise<Value>,
) => withIdempotencyKey(idempotencyKey, () => runInRequest(db, work));

/** Work that can be counted and returns something new each time. */
function makeCountedWork() {
  let runs = 0;
  const work = async (_tx: Tx) => {
    runs += 1;
    return { run: runs };
  };
  return { work, runs: () => runs };
}

const backdateAnswer = (key: string, minutes: number) =>
  sql`update platform.idempotent_answer set created_at = now() - make_interval(mins => ${minutes})
      where key = ${key}`.execute(app.db);

const listStoredResponses = (key: string) =>
  app.db.selectFrom("platform.idempotentAnswer").selectAll().where("key", "=", key).execute();

describe("a repeated request", () => {
  test("with the same key and body gets the first response, and the work is done once", async () => {
    const once = makeIdempotencyKey();
    const { work, runs } = makeCountedWork();
    expect(await runOnce(app.db, once, work)).toEqual({ run: 1 });
    expect(await runOnce(app.db, once, work)).toEqual({ run: 1 });
    expect(runs()).toBe(1);
  });

  test("with the same key and another body is refused (422)", async () => {
    const once = makeIdempotencyKey();
    const { work, runs } = makeCountedWork();
    await runOnce(app.db, once, work);
    const other = runOnce(app.db, { ...once, request: { name: "Eve" } }, work);
    await expect(other).rejects.toMatchObject({ code: "idempotency_key_reused", status: 422 });
    expect(runs()).toBe(1);
  });

  test("while the first still runs is told to wait (409), and gets its response afterwards", async () => {
    const once = makeIdempotencyKey();
    const { work } = makeCountedWork();
    let finish = () => {};
    const isFinished = new Promise<void>((resolve) => {
      finish = resolve;
    });
    let begin = () => {};
    const hasStarted = new Promise<void>((resolve) => {
      begin = resolve;
    });
    const first = runOnce(app.db, once, async (tx) => {
      begin();
      await isFinished;
      return work(tx);
    });
    await hasStarted;
    await expect(runOnce(app.db, once, work)).rejects.toMatchObject({
      code: "request_in_flight",
      status: 409,
    });
    finish();
    expect(await first).toEqual({ run: 1 });
    expect(await runOnce(app.db, once, work)).toEqual({ run: 1 });
  });

  test("sent twenty times at once does the work once", async () => {
    const once = makeIdempotencyKey();
    const { work, runs } = makeCountedWork();
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
    const once = makeIdempotencyKey();
    const failing = runOnce(app.db, once, async () => {
      throw new Error("card declined");
    });
    await expect(failing).rejects.toThrow("card declined");
    expect(await listStoredResponses(once.key)).toEqual([]);
    const { work } = makeCountedWork();
    expect(await runOnce(app.db, once, work)).toEqual({ run: 1 });
  });

  test.each<[string, Partial<IdempotencyKey>]>([
    ["another person", { actor: "eve" }],
    ["another call", { route: "createBooking" }],
  ])("with the same key by %s is a separate request", async (_who, changes) => {
    const once = makeIdempotencyKey();
    const { work } = makeCountedWork();
    await runOnce(app.db, once, work);
    expect(await runOnce(app.db, { ...once, ...changes }, work)).toEqual({ run: 2 });
  });

  test("without a key is done again", async () => {
    const { work } = makeCountedWork();
    await runOnce(app.db, undefined, work);
    expect(await runOnce(app.db, undefined, work)).toEqual({ run: 2 });
  });

  test("whose work returns nothing returns nothing again", async () => {
    const once = makeIdempotencyKey();
    let runs = 0;
    const work = async () => {
      runs += 1;
    };
    expect(await runOnce(app.db, once, work)).toBeUndefined();
    expect(await runOnce(app.db, once, work)).toBeUndefined();
    expect(runs).toBe(1);
  });

  test("with a key that counts for ten minutes is done again after eleven, and then repeated", async () => {
    const once = makeIdempotencyKey({ maxAgeSeconds: 600 });
    const { work } = makeCountedWork();
    await runOnce(app.db, once, work);
    await backdateAnswer(once.key, 9);
    expect(await runOnce(app.db, once, work)).toEqual({ run: 1 });
    await backdateAnswer(once.key, 11);
    expect(await runOnce(app.db, once, work)).toEqual({ run: 2 });
    expect(await runOnce(app.db, once, work)).toEqual({ run: 2 });
  });

  test("cannot mean two pieces of work of one request", async () => {
    const { work } = makeCountedWork();
    const twice = withIdempotencyKey(makeIdempotencyKey(), async () => {
      await runInRequest(app.db, work);
      return runInRequest(app.db, work);
    });
    await expect(twice).rejects.toThrow("calls runOnce twice");
  });
});

test("responses are erased with the account they belong to", async () => {
  const { work } = makeCountedWork();
  const [own, others] = [
    makeIdempotencyKey({ actor: "ama" }),
    makeIdempotencyKey({ actor: "abuk" }),
  ];
  for (const once of [own, others]) await runOnce(app.db, once, work);
  await inTransaction(app.db, (tx) => eraseResponses(tx, "ama"));
  expect(await listStoredResponses(own.key)).toEqual([]);
  expect(await listStoredResponses(others.key)).toHaveLength(1);
});

test("responses are kept for a day and removed after two", async () => {
  const { work } = makeCountedWork();
  const [old, recent] = [makeIdempotencyKey(), makeIdempotencyKey()];
  for (const once of [old, recent]) await runOnce(app.db, once, work);
  await backdateAnswer(old.key, 49 * 60);
  await backdateAnswer(recent.key, 25 * 60);
  await deleteOldResponses(app.db, new Date());
  expect(await listStoredResponses(old.key)).toHaveLength(0);
  expect(await listStoredResponses(recent.key)).toHaveLength(1);
});
