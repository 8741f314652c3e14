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

/** Matches people without that status. */
const none = z.literal("none");

/** Filters of the users list; they can be combined. */
export const UserFilters = z.strictObject({
  /** Part of the name, username or email; one or two letters match the start of words. */
  q: line(100).optional(),
  adminStatus: AdminStatus.or(none).optional(),
  userStatus: UserStatus.optional(),
  merchantStatus: MerchantStatus.or(none).optional(),
  mediaStatus: MediaStatus.or(none).optional(),
  directoryStatus: DirectoryStatus.or(none).optional(),
  directoryPlan: DirectoryPlan.optional(),
  /** Only members with a connected payment account; for admins only. */
  hasStripeAccount: z.literal("1").optional(),
});
export type UserFilters = z.infer<typeof UserFilters>;

export const listUsers = defineCall({
  method: "GET",
  path: "/admin/users",
  summary: "Search members, newest first (staff)",
  query: z.strictObject({
    ...UserFilters.shape,
    /** Raises the page size from 25 to the maximum. */
    all: z.literal("1").optional(),
    limit: pageLimit(200).optional(),
    cursor: Cursor.optional(),
  }),
  response: z.strictObject({
    data: z.array(FullProfile),
    nextCursor: z.string().nullable(),
    /** Only the first page has a total. */
    total: z.int().optional(),
    /** True when there are more than `total`, because counting stops at 10,000. */
    isTotalCapped: z.boolean().optional(),
  }),
});
