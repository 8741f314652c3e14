import { expect, test, vi } from "vitest";
import { z } from "zod";
import { useTestApp } from "#test/harness.ts";
import { memoryLog } from "#test/memory-log.ts";
import { useWorker } from "#test/worker.ts";
import { inTransaction } from "../db/db.ts";
import { type FactKind, makePublish, react } from "./facts.ts";

const app = useTestApp();
const { log, lines } = memoryLog();

const Person = z.strictObject({ userId: z.string() });
const closed: FactKind<{ userId: string }> = { name: "test.closed", payload: Person };
const created: FactKind<{ userId: string }> = { name: "test.created", payload: Person };

const seen: string[] = [];
let triesOfMedia = 0;
const reactions = [
  react(closed, "directory", async ({ userId }) => {
    seen.push(`directory ${userId}`);
  }),
  react(closed, "media", async ({ userId }) => {
    triesOfMedia += 1;
    if (triesOfMedia === 1) throw new Error("storage away");
    seen.push(`media ${userId}`);
  }),
  react(created, "welcome", async ({ userId }) => {
    seen.push(`welcome ${userId}`);
  }),
];
useWorker(
  app,
  log,
  reactions.map(({ handler }) => handler),
);
const publish: ReturnType<typeof makePublish> = (tx, fact, payload) =>
  makePublish(app.services.tasks, () => reactions)(tx, fact, payload);

test("a fact reaches each of its reactions once; one that fails does not hold up the others", async () => {
  const failing = inTransaction(app.db, async (tx) => {
    await publish(tx, closed, { userId: "never" });
    throw new Error("changed my mind");
  });
  await expect(failing).rejects.toThrow("changed my mind");
  await inTransaction(app.db, (tx) => publish(tx, closed, { userId: "ada" }));

  const isDone = () => lines.filter(({ msg }) => msg === "task done").length >= 2;
  await vi.waitUntil(isDone, { timeout: 15_000, interval: 50 });
  expect(seen.sort()).toEqual(["directory ada", "media ada"]);
  expect(triesOfMedia).toBe(2);
});
