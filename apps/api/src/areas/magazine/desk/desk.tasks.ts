import { z } from "zod";
import { defineTask } from "#platform/tasks/task.ts";

export const announcePublishedArticlesTask = defineTask({
  name: "magazine.announce-published",
  payload: z.strictObject({}),
  schedule: "* * * * *",
});
