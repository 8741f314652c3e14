import { z } from "zod";
import { defineEvent, type EventKind } from "#platform/events/events.ts";

/** A listing was deleted, by its owner, by staff or with its owner's account: other areas end what was agreed with it. */
export const listingDeleted = defineEvent(
  "directory.listing-deleted",
  z.strictObject({ businessId: z.string() }),
);

/** The prices, special days or time zone of a listing changed, and with them when it can be booked. */
export const bookableTimesChanged = defineEvent(
  "directory.bookable-times-changed",
  z.strictObject({ businessId: z.string() }),
);

export const directoryEvents: EventKind[] = [listingDeleted, bookableTimesChanged];
