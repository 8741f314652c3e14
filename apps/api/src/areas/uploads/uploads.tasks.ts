import { z } from "zod";
import { defineTask } from "#platform/tasks/task.ts";

const OneUpload = z.strictObject({ uploadId: z.uuid() });

export const processUploadTask = defineTask({ name: "uploads.process", payload: OneUpload });

export const removeFilesTask = defineTask({ name: "uploads.remove-files", payload: OneUpload });

export const cleanUpTask = defineTask({
  name: "uploads.clean-up",
  payload: z.object({}),
  schedule: "41 * * * *",
});
