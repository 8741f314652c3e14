import { z } from "zod";
import { requiredLine } from "../common/fields.ts";
import { bookingCopy } from "./copy.ts";
import { DaysOff, Weekly } from "./hours.ts";
import { maxDaysOff, maxServices, maxTeammateNameLength, maxVisitsAtOnceLimit } from "./limits.ts";

const teammateFields = {
  /** Off: nobody books this person online any more; what is booked stays. */
  takesBookings: z.boolean(),
  /** Null: whenever the business can be booked. Otherwise these hours within the business's. */
  weekly: Weekly.nullable(),
  daysOff: z.array(DaysOff).max(maxDaysOff),
  /** Null: every service, also those added later. */
  serviceIds: z.array(z.uuid()).max(maxServices).nullable(),
};

/** Somebody who does visits at a business. Only those who manage its calendars read this. */
export const Teammate = z.strictObject({ id: z.uuid(), name: z.string(), ...teammateFields });
export type Teammate = z.infer<typeof Teammate>;

/** A row without an id is somebody new; the server creates the ids. */
export const TeammateRow = z.strictObject({
  id: z.uuid().optional(),
  name: requiredLine(maxTeammateNameLength, bookingCopy.teammateNameRequired),
  ...teammateFields,
});
export type TeammateRow = z.infer<typeof TeammateRow>;

/** How many visits there is room for at the same time, as chairs or rooms; null is as many as there are people. */
export const MaxVisitsAtOnce = z.int().min(1).max(maxVisitsAtOnceLimit).nullable();
