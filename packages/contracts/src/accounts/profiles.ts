import { z } from "zod";
import { defineCall, noContent } from "../common/call.ts";
import {
  Cursor,
  Email,
  line,
  pageLimit,
  requiredLine,
  Timestamp,
  text,
  UserId,
  Username,
} from "../common/fields.ts";
import { DirectoryPlan, Statuses } from "./statuses.ts";

/** One URL for any use, and a `srcset` for browsers. */
const photo = {
  photoUrl: z.url().nullable(),
  /** The value is in `srcset` format. Null when there is only one size. */
  photoSrcSet: z.string().nullable(),
};

/** What anyone may know about a member. The id is left out, because it would link what they do elsewhere. */
export const PublicProfile = z.strictObject({
  /** The profile shows the first name alone, as the member's reviews do. */
  fullName: z.string(),
  username: Username,
  alias: Username,
  ...photo,
  /** The profile shows only the month, for privacy. */
  joinedMonth: z.string().regex(/^\d{4}-\d{2}$/),
});
export type PublicProfile = z.infer<typeof PublicProfile>;

/** What a member sees about themselves, and staff about a member. */
export const FullProfile = z.strictObject({
  id: UserId,
  fullName: z.string(),
  username: Username,
  alias: Username,
  email: z.string(),
  emailVerified: z.boolean(),
  ...photo,
  phoneNumber: z.string().nullable(),
  ...Statuses.shape,
  /** Null when the member isn't banned, or when no reason was given. */
  banReason: z.string().nullable(),
  directorySubscriptionPlan: DirectoryPlan,
  /** The id is masked (`acct_…1234`) and never sent to a moderator. */
  stripeAccountId: z.string().nullable(),
  createdAt: Timestamp,
  updatedAt: Timestamp,
  /** The version increases with every change and is sent back for optimistic locking. */
  version: z.int(),
});
export type FullProfile = z.infer<typeof FullProfile>;

/**
 * The specification's body. The session decides whose profile it is; these are suggestions or
 * repeat known values.
 */
export const CreateUserBody = z.strictObject({
  id: UserId.optional(),
  fullName: requiredLine(120, "Please enter your full name.").optional(),
  username: Username.optional(),
  email: Email.optional(),
  photoUrl: z.union([text(500).pipe(z.url({ protocol: /^https$/ })), z.literal("")]).nullish(),
});
export type CreateUserBody = z.infer<typeof CreateUserBody>;

export const createUser = defineCall({
  method: "POST",
  path: "/user/create-user",
  summary: "Create the caller's profile, or return the one that is there",
  body: CreateUserBody,
  response: FullProfile,
});

export const getUser = defineCall({
  method: "GET",
  path: "/user/get-user/:uid",
  summary: "Get a profile: all of it for the person and staff, the public part for others",
  params: z.strictObject({ uid: UserId }),
  response: z.union([FullProfile, PublicProfile]),
});

export const ProfilePage = z.strictObject({
  data: z.array(FullProfile),
  nextCursor: z.string().nullable(),
});

export const getAllUsers = defineCall({
  method: "GET",
  path: "/user/get-all-users",
  summary: "List members, newest first (staff)",
  query: z.strictObject({
    limit: pageLimit(100).optional(),
    cursor: Cursor.optional(),
  }),
  response: ProfilePage,
});

export const deleteUser = defineCall({
  method: "DELETE",
  path: "/user/delete-user/:uid",
  summary: "Close an account: the caller's own, or any as an admin",
  params: z.strictObject({ uid: UserId }),
  status: 204,
  response: noContent,
});

export const resolveHandle = defineCall({
  method: "GET",
  path: "/user/by-handle/:handle",
  summary: "Get the public profile behind an @handle (username, then alias)",
  params: z.strictObject({ handle: line(20).pipe(Username) }),
  response: PublicProfile,
});
