import type { AccessType } from "@boab/contracts/accounts/access-requests";

/** `settled`: nothing to ask for. `pending`: asked, and nobody has decided yet. */
export type AccessState =
  | { name: "settled" }
  | { name: "askable" }
  | { name: "pending"; sentAt: string };

export type OwnAccess = Record<AccessType, AccessState>;
