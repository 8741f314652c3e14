import { z } from "zod";
import { accountsErrors } from "../accounts/errors.ts";
import { bookingsErrors } from "../bookings/errors.ts";
import { directoryErrors } from "../directory/errors.ts";
import { jobsErrors } from "../jobs/errors.ts";
import { magazineErrors } from "../magazine/errors.ts";
import { marketplaceErrors } from "../marketplace/errors.ts";
import { mediaErrors } from "../media/errors.ts";
import { moderationErrors } from "../moderation/errors.ts";
import { paymentsErrors } from "../payments/errors.ts";
import { reviewsErrors } from "../reviews/errors.ts";
import { uploadsErrors } from "../uploads/errors.ts";
import { generalErrors } from "./general-errors.ts";
import { getKeys } from "./keys.ts";

/** Every code a response may carry; each area brings its own. Clients act on the code; people read the sentence. */
export const errorKinds = {
  ...generalErrors,
  ...accountsErrors,
  ...uploadsErrors,
  ...paymentsErrors,
  ...moderationErrors,
  ...directoryErrors,
  ...marketplaceErrors,
  ...magazineErrors,
  ...mediaErrors,
  ...reviewsErrors,
  ...jobsErrors,
  ...bookingsErrors,
};

export type ErrorCode = keyof typeof errorKinds;

/** The error format of every response. */
export const ErrorResponse = z.strictObject({
  error: z.string(),
  code: z.enum(getKeys(errorKinds)),
  fields: z.record(z.string(), z.string()).optional(),
  requestId: z.string(),
  /** The specification's client reads `stat` and `message` in responses about a store (STORE-09). */
  stat: z.boolean().optional(),
  message: z.string().optional(),
});
export type ErrorResponse = z.infer<typeof ErrorResponse>;
