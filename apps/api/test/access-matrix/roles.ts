import type { Statuses } from "@boab/contracts/accounts/statuses";

/**
 * Every role of the matrix, with its statuses. A store, a business or the right to edit one is an
 * object of its area: the factory of that area gives it to its person.
 */
export const roleStatuses = {
  visitor: "no session",
  member: {},
  seller: { merchantStatus: "Approved" },
  "store owner": { merchantStatus: "Trial" },
  "business owner": { directoryStatus: "Approved" },
  editor: {},
  creator: { mediaStatus: "Approved" },
  writer: { magStatus: "Approved" },
  moderator: { adminStatus: "Moderator" },
  admin: { adminStatus: "Admin" },
  // Members waiting for approval read what is public and edit their own profile, whatever was
  // granted.
  "pending member": { userStatus: "Pending" },
  "pending moderator": { userStatus: "Pending", adminStatus: "Moderator" },
  "token holder": "no session",
} as const satisfies Record<string, Partial<Statuses> | "no session">;

export type Role = keyof typeof roleStatuses;
export const roles = Object.keys(roleStatuses) as Role[];
