import type { Statuses } from "@boab/contracts/accounts/statuses";

/** Every role a route may meet; undefined is a visitor. */
export const roles: Record<string, Partial<Statuses> | undefined> = {
  visitor: undefined,
  member: {},
  seller: { merchantStatus: "Approved" },
  creator: { mediaStatus: "Approved" },
  writer: { magStatus: "Approved" },
  moderator: { adminStatus: "Moderator" },
  admin: { adminStatus: "Admin" },
};

/** The status each role gets from a route for staff that returns `good` to those it serves. */
export const staffOnly = (
  successStatus: number,
  moderator = successStatus,
): [role: string, status: number][] => [
  ["visitor", 401],
  ["member", 403],
  ["seller", 403],
  ["creator", 403],
  ["writer", 403],
  ["moderator", moderator],
  ["admin", successStatus],
];
