import { z } from "zod";

export const UserStatus = z.enum(["Active", "Banned", "Pending", "Suspended", "Inactive"]);
export type UserStatus = z.infer<typeof UserStatus>;

export const AdminStatus = z.enum(["Admin", "Moderator"]);
export const MerchantStatus = z.enum(["Trial", "Approved"]);
export const MediaStatus = z.enum(["Approved"]);
export const MagStatus = z.enum(["Approved"]);
export const DirectoryStatus = z.enum(["Trial", "Approved"]);
export const DirectoryPlan = z.enum(["Basic", "Growing", "Pro"]);
export type DirectoryPlan = z.infer<typeof DirectoryPlan>;

/** The statuses that decide a member's rights. Null means not granted. */
export const Statuses = z.strictObject({
  userStatus: UserStatus,
  adminStatus: AdminStatus.nullable(),
  merchantStatus: MerchantStatus.nullable(),
  mediaStatus: MediaStatus.nullable(),
  magStatus: MagStatus.nullable(),
  directoryStatus: DirectoryStatus.nullable(),
});
export type Statuses = z.infer<typeof Statuses>;

/** A status counts as approved if it is 'approved' or 'active', case-insensitive. */
export const isApprovedStatus = (status: string | null): boolean =>
  ["approved", "active"].includes(status?.toLowerCase() ?? "");
