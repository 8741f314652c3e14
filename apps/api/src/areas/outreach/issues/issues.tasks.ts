import { z } from "zod";
import { defineTask } from "#platform/tasks/task.ts";

/** A mail server that is away for an hour only delays the issue. */
export const sendIssueBatchTask = defineTask({
  name: "outreach.send-issue-batch",
  payload: z.strictObject({ issueId: z.uuid(), batch: z.int().min(1) }),
  retryLimit: 60,
  expireInSeconds: 300,
});
