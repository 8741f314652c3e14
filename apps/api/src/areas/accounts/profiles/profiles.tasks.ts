import { z } from "zod";
import { defineTask } from "#platform/tasks/task.ts";

export const copyPhoto = defineTask({
  name: "accounts.copy-provider-photo",
  payload: z.strictObject({ userId: z.string() }),
});
