import type { Statuses } from "@boab/contracts/accounts/statuses";
import type { ProvenIdentity } from "../identity/identity.ts";

/** Who sends the request. A visitor is a kind of its own, never "a user without id". */
export type Actor = Visitor | Newcomer | Member;

export interface Visitor {
  kind: "visitor";
}

/** Signed in with the provider, but without a profile here yet. */
export interface Newcomer {
  kind: "newcomer";
  identity: ProvenIdentity;
}

export interface Member extends Statuses {
  kind: "member";
  userId: string;
  identity: ProvenIdentity;
}

export const visitor: Visitor = { kind: "visitor" };

/** Reads the session cookie and our own database; provided by the accounts area. */
export type ResolveActor = (sessionCookie: string) => Promise<Actor>;
