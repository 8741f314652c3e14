import type { AccessType } from "@boab/contracts/accounts/access-requests";

/** `settled`: nothing to request. `pending`: requested, not decided yet. */
export type AccessState =
  | { name: "settled" }
  | { name: "askable" }
  | { name: "pending"; sentAt: string };

export type OwnAccess = Record<AccessType, AccessState>;
