import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { describe, expect, test, vi } from "vitest";
import { z } from "zod";
import { useTestApp } from "#test/harness.ts";
import { makeMemoryLog } from "#test/memory-log.ts";
import { useWorker } from "#test/worker.ts";
import { inTransaction } from "../db/db.ts";
import { formerNames } from "./former-names.ts";
import { defineTask, handleTask, type TaskKind } from "./task.ts";
import { parkedQueueName, TaskQueue } from "./task-queue.ts";

const app = useTestApp();
const { log, lines } = makeMemoryLog();

const Note = z.strictObject({ text: z.string() });
type Note = z.infer<typeof Note>;

const succeedTask = defineTask({ name: "test.works", payload: Note });
const failOnceTask = defineTask({ name: "test.fails-once", payload: Note, retryLimit: 2 });
const failAlwaysTask = defineTask({ name: "test.fails-always", payload: Note, retryLimit: 1 });
const strictTask = defineTask({ name: "test.strict", payload: Note, retryLimit: 0 });

const seen: string[] = [];
const countSeen = (text: string) => seen.filter((one) => one === text).length;

useWorker(app, log, [
  handleTask(succeedTask, async ({ text }) => {
    seen.push(text);
  }),
  handleTask(failOnceTask, async ({ text }) => {
    seen.push(text);
    if (countSeen(text) === 1) throw new Error("mail server away");
  }),
  handleTask(failAlwaysTask, async ({ text }) => {
    seen.push(text);
    throw new Error("never works");
  }),
  handleTask(strictTask, async ({ text }) => {
    seen.push(text);
  }),
]);

const enqueue = (kind: TaskKind<Note>, payload: Note, startAfter?: Date) =>
  inTransaction(app.db, (tx) =>
    app.services.tasks.enqueue(tx, kind, payload, startAfter ? { startAfter } : {}),
  );

async function parked(text: string) {
  const { rows } = await sql`
    select data from pgboss.job where name = ${parkedQueueName} and data -> 'payload' ->> 'text' = ${text}
  `.execute(app.db);
  return rows;
}

const waitOptions = { timeout: 15_000, interval: 50 };

describe.concurrent("a task", () => {
  test("runs after the transaction that enqueued it, never before and never without it", async () => {
    const failing = inTransaction(app.db, async (tx) => {
      await app.services.tasks.enqueue(tx, succeedTask, { text: "rolled back" });
      throw new Error("changed my mind");
    });
    await expect(failing).rejects.toThrow("changed my mind");
    await inTransaction(app.db, async (tx) => {
      await app.services.tasks.enqueue(tx, succeedTask, { text: "committed" });
      await sleep(300);
      expect(seen).not.toContain("committed");
    });
    await vi.waitUntil(() => countSeen("committed") > 0, waitOptions);
    await sleep(300);
    expect(countSeen("committed")).toBe(1);
    expect(seen).not.toContain("rolled back");
  });

  test("is retried within seconds after a failure, and the failure is logged", async () => {
    await enqueue(failOnceTask, { text: "again" });
    await vi.waitUntil(() => countSeen("again") > 1, waitOptions);
    expect(lines).toContainEqual(
      expect.objectContaining({
        msg: "task failed",
        level: 50,
        task: "test.fails-once",
        err: expect.objectContaining({ message: "mail server away" }),
      }),
    );
    const isDone = () =>
      lines.some(({ msg, task }) => msg === "task done" && task === failOnceTask.name);
    await vi.waitUntil(isDone, waitOptions);
    expect(await parked("again")).toEqual([]);
  });

  test("is parked with its payload when every attempt failed", async () => {
    await enqueue(failAlwaysTask, { text: "hopeless" });
    await vi.waitUntil(async () => (await parked("hopeless")).length > 0, waitOptions);
    expect(countSeen("hopeless")).toBe(2);
    expect(await parked("hopeless")).toEqual([{ data: { payload: { text: "hopeless" } } }]);
  });

  test("whose payload does not fit its schema fails before it runs", async () => {
    await enqueue(strictTask, { text: "misfit", extra: true } as Note);
    await vi.waitUntil(async () => (await parked("misfit")).length > 0, waitOptions);
    expect(seen).not.toContain("misfit");
  });

  test("waits for its time", async () => {
    await enqueue(succeedTask, { text: "tomorrow" }, new Date(Date.now() + 86_400_000));
    await enqueue(succeedTask, { text: "today" });
    await vi.waitUntil(() => countSeen("today") > 0, waitOptions);
    expect(seen).not.toContain("tomorrow");
  });
});

test("what piled up while no worker ran is done without pauses", async () => {
  const backlogTask = defineTask({ name: "test.backlog", payload: Note });
  const done: string[] = [];
  const workerQueue = new TaskQueue(app.config.database.url, "worker", log);
  await workerQueue.start();
  await workerQueue.ensureQueue(backlogTask);
  for (let count = 0; count < 40; count++) await enqueue(backlogTask, { text: String(count) });
  await sleep(200);
  await workerQueue.work(handleTask(backlogTask, async ({ text }) => void done.push(text)));
  await vi.waitFor(() => expect(done).toHaveLength(40), waitOptions);
  expect(new Set(done).size).toBe(40);
  await workerQueue.stop();
}, 30_000);

test("a task retries patiently by default", () => {
  expect(succeedTask).toMatchObject({ retryLimit: 8, expireInSeconds: 120 });
});

test("every task has its own queue, and failures are parked in one place", async () => {
  const names = app.services.taskHandlers.map(({ kind }) => kind.name);
  expect(names).toHaveLength(new Set(names).size);
  const { rows } = await sql<{ name: string; deadLetter: string }>`
    select name, dead_letter from pgboss.queue
  `.execute(app.db);
  for (const name of names) expect(rows).toContainEqual({ name, deadLetter: parkedQueueName });
  expect(rows.map((row) => row.name)).toContain(parkedQueueName);
});

describe("a renamed task", () => {
  const [former, current] = formerNames[0] ?? ["", ""];

  test("is known by its new name only, and nothing is enqueued under the former one", () => {
    const names = app.services.taskHandlers.map(({ kind }) => kind.name);
    for (const [before, now] of formerNames) {
      expect(names).toContain(now);
      expect(names).not.toContain(before);
    }
  });

  test("is worked under its former name too, once, and keeps only the new schedule", async () => {
    const done: string[] = [];
    const hourly = "0 * * * *";
    const worker = new TaskQueue(app.config.database.url, "worker", log);
    await worker.start();
    const before = defineTask({ name: former, payload: Note, schedule: hourly });
    await worker.ensureQueue(before);
    for (let count = 0; count < 20; count++) await enqueue(before, { text: String(count) });
    await worker.removeFormerSchedules();
    const now = defineTask({ name: current, payload: Note });
    await worker.work(handleTask(now, async ({ text }) => void done.push(text)));
    // The release before may still be serving.
    await enqueue(before, { text: "afterwards" });
    await vi.waitFor(() => expect(done).toHaveLength(21), waitOptions);
    await worker.stop();
    expect(new Set(done).size).toBe(21);
    expect(lines).toContainEqual(expect.objectContaining({ msg: "task done", task: current }));
    const { rows } = await sql`
      select name from pgboss.schedule where name = any(${[former, current]})
    `.execute(app.db);
    expect(rows).toEqual([{ name: current }]);
  }, 30_000);
});
