import { z } from "zod";
import { FullProfile } from "../accounts/profiles.ts";
import {
  AdminStatus,
  DirectoryPlan,
  DirectoryStatus,
  MediaStatus,
  MerchantStatus,
  UserStatus,
} from "../accounts/statuses.ts";
import { defineCall } from "../common/call.ts";
import { Cursor, line, pageLimit } from "../common/fields.ts";

/** Stands for a status that was never granted. */
const none = z.literal("none");

/** What the users list can be narrowed by, each on its own or together. */
export const UserFilters = z.strictObject({
  /** Part of the name, the username or the email; one or two letters find beginnings of words. */
  q: line(100).optional(),
  adminStatus: AdminStatus.or(none).optional(),
  userStatus: UserStatus.optional(),
  merchantStatus: MerchantStatus.or(none).optional(),
  mediaStatus: MediaStatus.or(none).optional(),
  directoryStatus: DirectoryStatus.or(none).optional(),
  directoryPlan: DirectoryPlan.optional(),
  /** Only those with a connected payment account; an Admin's to ask, as the account is an Admin's to see. */
  hasStripeAccount: z.literal("1").optional(),
});
export type UserFilters = z.infer<typeof UserFilters>;

export const listUsers = defineCall({
  method: "GET",
  path: "/admin/users",
  summary: "Members by search and status, newest first, a page at a time (staff)",
  query: z.strictObject({
    ...UserFilters.shape,
    /** Lifts the usual page of 25 to the most that one answer holds. */
    all: z.literal("1").optional(),
    limit: pageLimit(200).optional(),
    cursor: Cursor.optional(),
  }),
  response: z.strictObject({
    data: z.array(FullProfile),
    nextCursor: z.string().nullable(),
    /** How many there are in all; only with the first page. */
    total: z.int().optional(),
    /** There are more than `total`: counting stops at 10,000. */
    isTotalCapped: z.boolean().optional(),
  }),
});
