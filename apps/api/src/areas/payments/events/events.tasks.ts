import { z } from "zod";
import { defineTask } from "#platform/tasks/task.ts";

export const applyEventTask = defineTask({
  name: "payments.apply-event",
  payload: z.strictObject({ eventId: z.string() }),
});

/** Hourly, so that what got lost on the way is late and not lost. */
export const fetchMissedEventsTask = defineTask({
  name: "payments.fetch-missed-events",
  payload: z.object({}),
  schedule: "7 * * * *",
});

export const forgetOldEventsTask = defineTask({
  name: "payments.forget-old-events",
  payload: z.object({}),
  schedule: "37 3 * * *",
});
