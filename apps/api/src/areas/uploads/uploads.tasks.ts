import { z } from "zod";
import { defineTask } from "#platform/tasks/task.ts";

const UploadPayload = z.strictObject({ uploadId: z.uuid() });

export const processUploadTask = defineTask({ name: "uploads.process", payload: UploadPayload });

export const removeFilesTask = defineTask({ name: "uploads.remove-files", payload: UploadPayload });

export const removeStaleUploadsTask = defineTask({
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

export const removeOldObjectsTask = defineTask({
  name: "uploads.remove-moved",
  payload: z.strictObject({ keys: z.array(z.string()) }),
});
