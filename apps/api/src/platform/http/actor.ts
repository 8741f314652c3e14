import type { Statuses } from "@boab/contracts/accounts/statuses";
import type { ProvenIdentity } from "../identity/identity.ts";

/** Who sends the request. A visitor is a kind of its own, never "a user without id". */
export type Actor = Visitor | Newcomer | Member;

export interface Visitor {
  kind: "visitor";
}

/** Somebody who is signed in with the provider, but has no profile here yet. */
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

/** Reads the session and our own database. The accounts area provides it. */
export type ResolveActor = (sessionCookie: string) => Promise<Actor>;
