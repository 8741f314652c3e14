import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { z } from "zod";
import { useTestApp } from "#test/harness.ts";
import { makeMemoryLog } from "#test/memory-log.ts";
import { useWorker } from "#test/worker.ts";
import { inTransaction } from "../db/db.ts";
import { TaskQueue } from "../tasks/task-queue.ts";
import { defineEvent, deliverEvents, type EventKind, makePublish, subscribe } from "./events.ts";

const app = useTestApp();
const { log, lines } = makeMemoryLog();

const Person = z.strictObject({ userId: z.string() });
type Person = z.infer<typeof Person>;
const closed = defineEvent("test.closed", Person);
const renamed = defineEvent("test.renamed", Person);
const unsubscribedEvent = defineEvent("test.unknown", Person);
const events: EventKind[] = [closed, renamed];

const seen: string[] = [];
const note = (line: string) => void seen.push(line);
let mediaTries = 0;
const subscribers = [
  subscribe(closed, "directory", async ({ userId }) => note(`directory ${userId}`)),
  subscribe(closed, "media", async ({ userId }) => {
    if (userId !== "ada") return note(`media ${userId}`);
    mediaTries += 1;
    if (mediaTries === 1) throw new Error("storage away");
    note(`media ${userId}`);
  }),
];

// The worker's handlers, with a queue that is there once the file's app is.
const handlers = deliverEvents(
  {
    get db() {
      return app.db;
    },
    tasks: { enqueue: (...task) => app.services.tasks.enqueue(...task) },
  },
  events,
  subscribers,
);
useWorker(app, log, handlers);

// The publisher as a web process has it: a queue, and nothing about who reacts.
const publish: ReturnType<typeof makePublish> = (...args) =>
  makePublish(app.services.tasks)(...args);
const publishInTransaction = (event: EventKind<Person>, userId: string) =>
  inTransaction(app.db, (tx) => publish(tx, event, { userId }));

const waitOptions = { timeout: 15_000, interval: 50 };
const seenBy = (userId: string) => seen.filter((line) => line.endsWith(` ${userId}`)).sort();
const listDoneTasks = (task: string) =>
  lines.filter((line) => line.msg === "task done" && line.task === task);

async function listQueuedTasks(queue: string, userId: string) {
  const { rows } = await sql<{ id: string; state: string }>`
    select id, state from pgboss.job
    where name = ${queue} and data -> 'payload' ->> 'userId' = ${userId}
  `.execute(app.db);
  return rows;
}

beforeAll(async () => {
  const migrationQueue = new TaskQueue(app.config.database.migrationUrl, "sender", log);
  await migrationQueue.start();
  await migrationQueue.ensureQueue(unsubscribedEvent.task);
  await migrationQueue.stop();
});

describe("an event", () => {
  test("is one task in the publisher's transaction, whoever reacts to it", async () => {
    await inTransaction(app.db, async (tx) => {
      await publish(tx, closed, { userId: "one" });
      const { rows } = await sql<{ name: string }>`
        select name from pgboss.job where data -> 'payload' ->> 'userId' = 'one'
      `.execute(tx);
      expect(rows).toEqual([{ name: "event.test.closed" }]);
    });
  });

  test("reaches each subscriber; one that fails is tried again alone", async () => {
    await publishInTransaction(closed, "ada");
    await vi.waitUntil(() => seenBy("ada").length >= 2, waitOptions);
    expect(mediaTries).toBe(2);
    expect(seenBy("ada")).toEqual(["directory ada", "media ada"]);
  });

  test("of a transaction that was rolled back reaches nobody", async () => {
    const failing = inTransaction(app.db, async (tx) => {
      await publish(tx, closed, { userId: "never" });
      throw new Error("changed my mind");
    });
    await expect(failing).rejects.toThrow("changed my mind");
    await publishInTransaction(closed, "after");
    await vi.waitUntil(() => seenBy("after").length === 2, waitOptions);
    expect(seenBy("never")).toEqual([]);
  });

  test("delivered twice is handled once, even when the subscriber is done by then", async () => {
    await publishInTransaction(closed, "twice");
    await vi.waitUntil(() => seenBy("twice").length === 2, waitOptions);
    const [eventTask] = await listQueuedTasks("event.test.closed", "twice");
    const delivery = handlers.find(({ kind }) => kind.name === "event.test.closed");
    await delivery?.run({ userId: "twice" }, eventTask?.id ?? "");

    expect(await listQueuedTasks("directory.on.test.closed", "twice")).toHaveLength(1);
    expect(await listQueuedTasks("media.on.test.closed", "twice")).toHaveLength(1);
    await sleep(500);
    expect(seenBy("twice")).toEqual(["directory twice", "media twice"]);
  });

  test("nobody reacts to is done quietly", async () => {
    const lineCountBefore = lines.length;
    await publishInTransaction(renamed, "quiet");
    await vi.waitUntil(() => listDoneTasks("event.test.renamed").length > 0, waitOptions);
    expect(seenBy("quiet")).toEqual([]);
    expect(lines.slice(lineCountBefore).filter(({ level }) => level > 30)).toEqual([]);
  });

  test("of a newer release waits for a worker that knows it", async () => {
    await publishInTransaction(unsubscribedEvent, "new");
    await sleep(1_000);
    expect(await listQueuedTasks("event.test.unknown", "new")).toMatchObject([
      { state: "created" },
    ]);
  });
});

test("a subscriber to an event that no area registers stops the start", () => {
  const lost = subscribe(defineEvent("test.lost", Person), "media", async () => {});
  const deps = { db: app.db, tasks: app.services.tasks };
  expect(() => deliverEvents(deps, events, [lost])).toThrow("media.on.test.lost");
});
