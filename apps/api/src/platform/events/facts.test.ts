import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { z } from "zod";
import { useTestApp } from "#test/harness.ts";
import { memoryLog } from "#test/memory-log.ts";
import { useWorker } from "#test/worker.ts";
import { inTransaction } from "../db/db.ts";
import { TaskQueue } from "../tasks/task-queue.ts";
import { defineFact, deliverFacts, type FactKind, makePublish, react } from "./facts.ts";

const app = useTestApp();
const { log, lines } = memoryLog();

const Person = z.strictObject({ userId: z.string() });
type Person = z.infer<typeof Person>;
const closed = defineFact("test.closed", Person);
const renamed = defineFact("test.renamed", Person);
const unknownToTheWorker = defineFact("test.unknown", Person);
const facts: FactKind[] = [closed, renamed];

const seen: string[] = [];
const note = (line: string) => void seen.push(line);
let triesOfMedia = 0;
const reactions = [
  react(closed, "directory", async ({ userId }) => note(`directory ${userId}`)),
  react(closed, "media", async ({ userId }) => {
    if (userId !== "ada") return note(`media ${userId}`);
    triesOfMedia += 1;
    if (triesOfMedia === 1) throw new Error("storage away");
    note(`media ${userId}`);
  }),
];

// The worker's handlers, with a queue that is there once the file's app is.
const handlers = deliverFacts(
  {
    get db() {
      return app.db;
    },
    tasks: { enqueue: (...task) => app.services.tasks.enqueue(...task) },
  },
  facts,
  reactions,
);
useWorker(app, log, handlers);

// The publisher as a web process has it: a queue, and nothing about who reacts.
const publish: ReturnType<typeof makePublish> = (...fact) =>
  makePublish(app.services.tasks)(...fact);
const publishAlone = (fact: FactKind<Person>, userId: string) =>
  inTransaction(app.db, (tx) => publish(tx, fact, { userId }));

const soon = { timeout: 15_000, interval: 50 };
const seenBy = (userId: string) => seen.filter((line) => line.endsWith(` ${userId}`)).sort();
const doneOf = (task: string) =>
  lines.filter((line) => line.msg === "task done" && line.task === task);

async function waitingIn(queue: string, userId: string) {
  const { rows } = await sql<{ id: string; state: string }>`
    select id, state from pgboss.job
    where name = ${queue} and data -> 'payload' ->> 'userId' = ${userId}
  `.execute(app.db);
  return rows;
}

beforeAll(async () => {
  const migrating = new TaskQueue(app.config.database.migrationUrl, "sender", log);
  await migrating.start();
  await migrating.ensureQueue(unknownToTheWorker.task);
  await migrating.stop();
});

describe("a fact", () => {
  test("is one task in the publisher's transaction, whoever reacts to it", async () => {
    await inTransaction(app.db, async (tx) => {
      await publish(tx, closed, { userId: "one" });
      const { rows } = await sql<{ name: string }>`
        select name from pgboss.job where data -> 'payload' ->> 'userId' = 'one'
      `.execute(tx);
      expect(rows).toEqual([{ name: "fact.test.closed" }]);
    });
  });

  test("reaches each reaction; one that fails is tried again alone", async () => {
    await publishAlone(closed, "ada");
    await vi.waitUntil(() => seenBy("ada").length >= 2, soon);
    expect(triesOfMedia).toBe(2);
    expect(seenBy("ada")).toEqual(["directory ada", "media ada"]);
  });

  test("of a transaction that was rolled back reaches nobody", async () => {
    const failing = inTransaction(app.db, async (tx) => {
      await publish(tx, closed, { userId: "never" });
      throw new Error("changed my mind");
    });
    await expect(failing).rejects.toThrow("changed my mind");
    await publishAlone(closed, "after");
    await vi.waitUntil(() => seenBy("after").length === 2, soon);
    expect(seenBy("never")).toEqual([]);
  });

  test("delivered twice is reacted to once, even when the reaction is done by then", async () => {
    await publishAlone(closed, "twice");
    await vi.waitUntil(() => seenBy("twice").length === 2, soon);
    const [fact] = await waitingIn("fact.test.closed", "twice");
    const delivery = handlers.find(({ kind }) => kind.name === "fact.test.closed");
    await delivery?.run({ userId: "twice" }, fact?.id ?? "");

    expect(await waitingIn("directory.on.test.closed", "twice")).toHaveLength(1);
    expect(await waitingIn("media.on.test.closed", "twice")).toHaveLength(1);
    await sleep(500);
    expect(seenBy("twice")).toEqual(["directory twice", "media twice"]);
  });

  test("nobody reacts to is done quietly", async () => {
    const linesBefore = lines.length;
    await publishAlone(renamed, "quiet");
    await vi.waitUntil(() => doneOf("fact.test.renamed").length > 0, soon);
    expect(seenBy("quiet")).toEqual([]);
    expect(lines.slice(linesBefore).filter(({ level }) => level > 30)).toEqual([]);
  });

  test("of a newer release waits for a worker that knows it", async () => {
    await publishAlone(unknownToTheWorker, "new");
    await sleep(1_000);
    expect(await waitingIn("fact.test.unknown", "new")).toMatchObject([{ state: "created" }]);
  });
});

test("a reaction to a fact that no area registers stops the start", () => {
  const lost = react(defineFact("test.lost", Person), "media", async () => {});
  const deps = { db: app.db, tasks: app.services.tasks };
  expect(() => deliverFacts(deps, facts, [lost])).toThrow("media.on.test.lost");
});
