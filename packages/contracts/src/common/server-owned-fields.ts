import { accountsServerOwnedFields } from "../accounts/server-owned-fields.ts";
import { bookingsServerOwnedFields } from "../bookings/server-owned-fields.ts";
import { directoryServerOwnedFields } from "../directory/server-owned-fields.ts";
import { jobsServerOwnedFields } from "../jobs/server-owned-fields.ts";
import { magazineServerOwnedFields } from "../magazine/server-owned-fields.ts";
import { marketplaceServerOwnedFields } from "../marketplace/server-owned-fields.ts";
import { mediaServerOwnedFields } from "../media/server-owned-fields.ts";
import { paymentsServerOwnedFields } from "../payments/server-owned-fields.ts";
import { reviewsServerOwnedFields } from "../reviews/server-owned-fields.ts";

/** Fields of many areas. */
const sharedServerOwnedFields = ["createdAt", "ownerId", "updatedAt"];

/**
 * Fields only the server sets; each area brings its own. A call that doesn't declare one refuses it with
 * `field_not_allowed` instead of "unknown field", because someone tried to grant themselves something.
 */
export const serverOwnedFields: ReadonlySet<string> = new Set([
  ...sharedServerOwnedFields,
  ...accountsServerOwnedFields,
  ...paymentsServerOwnedFields,
  ...directoryServerOwnedFields,
  ...marketplaceServerOwnedFields,
  ...bookingsServerOwnedFields,
  ...reviewsServerOwnedFields,
  ...jobsServerOwnedFields,
  ...mediaServerOwnedFields,
  ...magazineServerOwnedFields,
]);
