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

/** Renames objects whose keys contain the id of a person, a batch at a time, until none is left. */
export const moveFilesTask = defineTask({
  name: "uploads.move-files",
  payload: z.object({}),
  schedule: "*/5 * * * *",
});

export const removeMovedTask = defineTask({
  name: "uploads.remove-moved",
  payload: z.strictObject({ keys: z.array(z.string()) }),
});
