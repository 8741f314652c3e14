import { z } from "zod";
import { defineTask } from "#platform/tasks/task.ts";

export const applyEventTask = defineTask({
  name: "payments.apply-event",
  payload: z.strictObject({ eventId: z.string() }),
});

/** Runs hourly, so that an event that got lost on the way arrives late instead of never. */
export const fetchMissedEventsTask = defineTask({
  name: "payments.fetch-missed-events",
  payload: z.object({}),
  schedule: "7 * * * *",
});

export const deleteOldEventsTask = defineTask({
  name: "payments.delete-old-events",
  payload: z.object({}),
  schedule: "37 3 * * *",
});
