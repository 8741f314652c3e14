import { z } from "zod";
import { defineEvent, type EventKind } from "#platform/events/events.ts";

/** A listing was deleted, by its owner, by staff or with its owner's account: other areas end what was agreed with it. */
export const listingDeleted = defineEvent(
  "directory.listing-deleted",
  z.strictObject({ businessId: z.string() }),
);

export const directoryEvents: EventKind[] = [listingDeleted];
