import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { describe, expect, test, vi } from "vitest";
import { z } from "zod";
import { useTestApp } from "#test/harness.ts";
import { memoryLog } from "#test/memory-log.ts";
import { useWorker } from "#test/worker.ts";
import { inTransaction } from "../db/db.ts";
import { defineTask, handleTask, type TaskKind } from "./task.ts";
import { parkedTasks, TaskQueue } from "./task-queue.ts";

const app = useTestApp();
const { log, lines } = memoryLog();

const Note = z.strictObject({ text: z.string() });
type Note = z.infer<typeof Note>;

const works = defineTask({ name: "test.works", payload: Note });
const failsOnce = defineTask({ name: "test.fails-once", payload: Note, retryLimit: 2 });
const failsAlways = defineTask({ name: "test.fails-always", payload: Note, retryLimit: 1 });
const strict = defineTask({ name: "test.strict", payload: Note, retryLimit: 0 });

const seen: string[] = [];
const timesSeen = (text: string) => seen.filter((one) => one === text).length;

useWorker(app, log, [
  handleTask(works, async ({ text }) => {
    seen.push(text);
  }),
  handleTask(failsOnce, async ({ text }) => {
    seen.push(text);
    if (timesSeen(text) === 1) throw new Error("mail server away");
  }),
  handleTask(failsAlways, async ({ text }) => {
    seen.push(text);
    throw new Error("never works");
  }),
  handleTask(strict, async ({ text }) => {
    seen.push(text);
  }),
]);

const enqueue = (kind: TaskKind<Note>, payload: Note, startAfter?: Date) =>
  inTransaction(app.db, (tx) =>
    app.services.tasks.enqueue(tx, kind, payload, startAfter ? { startAfter } : {}),
  );

async function parked(text: string) {
  const { rows } = await sql`
    select data from pgboss.job where name = ${parkedTasks} and data -> 'payload' ->> 'text' = ${text}
  `.execute(app.db);
  return rows;
}

const soon = { timeout: 15_000, interval: 50 };

describe.concurrent("a task", () => {
  test("runs after the transaction that enqueued it, never before and never without it", async () => {
    const failing = inTransaction(app.db, async (tx) => {
      await app.services.tasks.enqueue(tx, works, { text: "rolled back" });
      throw new Error("changed my mind");
    });
    await expect(failing).rejects.toThrow("changed my mind");
    await inTransaction(app.db, async (tx) => {
      await app.services.tasks.enqueue(tx, works, { text: "committed" });
      await sleep(300);
      expect(seen).not.toContain("committed");
    });
    await vi.waitUntil(() => timesSeen("committed") > 0, soon);
    await sleep(300);
    expect(timesSeen("committed")).toBe(1);
    expect(seen).not.toContain("rolled back");
  });

  test("is retried within seconds after a failure, and the failure is logged", async () => {
    await enqueue(failsOnce, { text: "again" });
    await vi.waitUntil(() => timesSeen("again") > 1, soon);
    expect(lines).toContainEqual(
      expect.objectContaining({
        msg: "task failed",
        level: 50,
        task: "test.fails-once",
        err: expect.objectContaining({ message: "mail server away" }),
      }),
    );
    const isDone = () =>
      lines.some(({ msg, task }) => msg === "task done" && task === failsOnce.name);
    await vi.waitUntil(isDone, soon);
    expect(await parked("again")).toEqual([]);
  });

  test("is parked with its payload when every attempt failed", async () => {
    await enqueue(failsAlways, { text: "hopeless" });
    await vi.waitUntil(async () => (await parked("hopeless")).length > 0, soon);
    expect(timesSeen("hopeless")).toBe(2);
    expect(await parked("hopeless")).toEqual([{ data: { payload: { text: "hopeless" } } }]);
  });

  test("whose payload does not fit its schema fails before it runs", async () => {
    await enqueue(strict, { text: "misfit", extra: true } as Note);
    await vi.waitUntil(async () => (await parked("misfit")).length > 0, soon);
    expect(seen).not.toContain("misfit");
  });

  test("waits for its time", async () => {
    await enqueue(works, { text: "tomorrow" }, new Date(Date.now() + 86_400_000));
    await enqueue(works, { text: "today" });
    await vi.waitUntil(() => timesSeen("today") > 0, soon);
    expect(seen).not.toContain("tomorrow");
  });
});

test("what piled up while no worker ran is done without pauses", async () => {
  const backlog = defineTask({ name: "test.backlog", payload: Note });
  const done: string[] = [];
  const worker = new TaskQueue(app.config.database.url, "worker", log);
  await worker.start();
  await worker.ensureQueue(backlog);
  for (let count = 0; count < 40; count++) await enqueue(backlog, { text: String(count) });
  await sleep(200);
  await worker.work(handleTask(backlog, async ({ text }) => void done.push(text)));
  await vi.waitFor(() => expect(done).toHaveLength(40), soon);
  expect(new Set(done).size).toBe(40);
  await worker.stop();
}, 30_000);

test("a task retries patiently by default", () => {
  expect(works).toMatchObject({ retryLimit: 8, expireInSeconds: 120 });
});

test("every task has its own queue, and failures are parked in one place", async () => {
  const names = app.services.taskHandlers.map(({ kind }) => kind.name);
  expect(names).toHaveLength(new Set(names).size);
  const { rows } = await sql<{ name: string; dead_letter: string }>`
    select name, dead_letter from pgboss.queue
  `.execute(app.db);
  for (const name of names) expect(rows).toContainEqual({ name, dead_letter: parkedTasks });
  expect(rows.map((row) => row.name)).toContain(parkedTasks);
});
