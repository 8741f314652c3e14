import { z } from "zod";
import { defineCall } from "../common/call.ts";
import { isEmailAddress } from "../common/email-address.ts";
import {
  Email,
  Phone,
  paragraph,
  requiredLine,
  Timestamp,
  text,
  UserId,
  Username,
} from "../common/fields.ts";
import { accountCopy } from "./copy.ts";
import { FullProfile } from "./profiles.ts";
import {
  AdminStatus,
  DirectoryPlan,
  DirectoryStatus,
  MagStatus,
  MediaStatus,
  MerchantStatus,
  UserStatus,
} from "./statuses.ts";

/**
 * A partial profile. Any field may be sent back unchanged; who asks and whose profile it is decide
 * which may change.
 */
export const ProfilePatch = z
  .strictObject({
    id: UserId,
    fullName: requiredLine(120, accountCopy.checkProfile),
    username: Username,
    alias: Username,
    email: Email,
    emailVerified: z.boolean(),
    photoUrl: text(500).nullable(),
    photoSrcSet: text(2000).nullable(),
    /** An empty string removes the phone number. */
    phoneNumber: z
      .union([Phone, z.literal("")])
      .nullable()
      .transform((number) => number || null),
    userStatus: UserStatus,
    banReason: text(500).nullable(),
    adminStatus: AdminStatus.nullable(),
    merchantStatus: MerchantStatus.nullable(),
    mediaStatus: MediaStatus.nullable(),
    magStatus: MagStatus.nullable(),
    directoryStatus: DirectoryStatus.nullable(),
    directorySubscriptionPlan: DirectoryPlan,
    stripeAccountId: text(100).nullable(),
    createdAt: Timestamp,
    updatedAt: Timestamp,
    version: z.int(),
  })
  .partial();
export type ProfilePatch = z.infer<typeof ProfilePatch>;

const params = z.strictObject({ id: UserId });

export const updateUser = defineCall({
  method: "PUT",
  path: "/admin/users/update/:id",
  summary: "Update a profile: one's own, or as staff anyone's, field by field as the role allows",
  params,
  body: ProfilePatch,
  response: FullProfile,
});

export const updateNobody = defineCall({
  method: "PUT",
  path: "/admin/users/update",
  summary: "Refused: an update needs an id",
  body: ProfilePatch,
  response: FullProfile,
});

/** A page with an empty id calls the path with a trailing slash, which is refused too. */
export const updateNobodyAfterSlash = defineCall({
  ...updateNobody,
  path: "/admin/users/update/",
});

export const banUser = defineCall({
  method: "POST",
  path: "/admin/users/:id/ban",
  summary:
    "Ban a member at once, with a reason we email to them (staff; other staff only by an admin)",
  params,
  body: z.strictObject({ reason: paragraph(500, "Please give a reason.") }),
  response: FullProfile,
});

export const unbanUser = defineCall({
  method: "POST",
  path: "/admin/users/:id/unban",
  summary: "Unban a member (staff; other staff only by an admin)",
  params,
  response: FullProfile,
});

export const deleteUserAsAdmin = defineCall({
  method: "DELETE",
  path: "/admin/users/delete/:id",
  summary: "Close anyone's account (admins, with a fresh sign-in; confirm repeats the id)",
  params,
  query: z.strictObject({ confirm: text(128).optional() }),
  response: z.strictObject({ message: z.string() }),
});

/** The sentence to show before saving, or undefined when the form is valid. */
export function findProfileFormProblem(form: {
  fullName: string;
  username: string;
  email: string;
}): string | undefined {
  const isValid =
    form.fullName.trim() !== "" &&
    Username.safeParse(form.username).success &&
    isEmailAddress(form.email);
  return isValid ? undefined : accountCopy.checkProfile;
}
