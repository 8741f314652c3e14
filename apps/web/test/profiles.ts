import type { FullProfile } from "@boab/contracts/accounts/profiles";

export const member: FullProfile = {
  id: "amara-uid-01",
  fullName: "Amara Okafor",
  username: "amara.okafor",
  alias: "amara",
  email: "amara@okafor.example",
  emailVerified: true,
  photoUrl: null,
  photoSrcSet: null,
  phoneNumber: null,
  userStatus: "Active",
  banReason: null,
  adminStatus: null,
  merchantStatus: null,
  mediaStatus: null,
  magStatus: null,
  directoryStatus: null,
  directorySubscriptionPlan: "Basic",
  stripeAccountId: null,
  createdAt: "2026-11-14T22:48:00.000Z",
  updatedAt: "2026-11-14T22:48:00.000Z",
  version: 1,
};

/** One of each kind of person the rules distinguish. */
export const people = {
  visitor: null,
  member,
  "merchant on trial": { ...member, merchantStatus: "Trial" },
  "approved merchant": { ...member, merchantStatus: "Approved" },
  "directory member": { ...member, directoryStatus: "Approved" },
  "media creator": { ...member, mediaStatus: "Approved" },
  writer: { ...member, magStatus: "Approved" },
  moderator: { ...member, adminStatus: "Moderator" },
  admin: { ...member, adminStatus: "Admin" },
} as const satisfies Record<string, FullProfile | null>;

export type PersonKind = keyof typeof people;
export const personKinds = Object.keys(people) as PersonKind[];
