import { z } from "zod";
import type { Clock } from "../clock/clock.ts";
import { type Db, inTransaction } from "../db/db.ts";
import { defineTask, handleTask, type TaskHandler } from "../tasks/task.ts";

const dayMs = 24 * 60 * 60 * 1000;
/** Promised for at least a day; a second day costs nothing. */
const keepAnswersDays = 2;

export const forgetOldAnswers = defineTask({
  name: "platform.forget-old-answers",
  payload: z.object({}),
  schedule: "17 * * * *",
});

/** Work that keeps the house tidy and belongs to no area. */
export const upkeepTasks = (db: Db, clock: Clock): TaskHandler[] => [
  handleTask(forgetOldAnswers, () => deleteOldAnswers(db, clock())),
];

export function deleteOldAnswers(db: Db, now: Date): Promise<void> {
  return inTransaction(db, async (tx) => {
    await tx
      .deleteFrom("platform.idempotent_answer")
      .where("created_at", "<", new Date(now.getTime() - keepAnswersDays * dayMs))
      .execute();
  });
}
