import { z } from "zod";
import { defineFact, type FactKind } from "#platform/events/facts.ts";

/** A listing was deleted, by its owner, by staff or with its owner's account: other areas end what was agreed with it. */
export const listingDeleted = defineFact(
  "directory.listing-deleted",
  z.strictObject({ businessId: z.string() }),
);

export const directoryFacts: FactKind[] = [listingDeleted];
