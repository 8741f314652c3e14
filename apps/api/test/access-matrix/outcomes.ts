import type { ErrorCode } from "@boab/contracts/common/errors";
import type { Role } from "./roles.ts";

/** The outcome of a request: a success status, or the status and code of the refusal. */
export type Outcome = 200 | 201 | 202 | 204 | 302 | `${number} ${ErrorCode}`;

export type Row = Record<Role, Outcome>;

/** Whose object the request is about; `none` where the route has no object. */
export type ObjectOwnership = "none" | "own" | "others" | "missing";

/** The outcomes of one route; `object` is the name of a factory of some area. */
export type RouteRows = { none: Row } | { object: string; own: Row; others: Row; missing: Row };

/** Every route of one area, by `METHOD /path`. */
export type AreaMatrix = Record<string, RouteRows>;

export const notSignedIn = "401 not_signed_in";
export const forbidden = "403 forbidden";
export const actorMismatch = "403 actor_mismatch";
export const fieldNotAllowed = "403 field_not_allowed";
export const notFound = "404 not_found";
export const badRequest = "400 bad_request";
export const ownInterest = "403 own_interest";
export const conflict = "409 conflict";

type Exceptions = Partial<Row>;

/** The same outcome for everyone, except those named. */
export const everyone = (outcome: Outcome, exceptions: Exceptions = {}): Row => ({
  visitor: outcome,
  member: outcome,
  seller: outcome,
  "store owner": outcome,
  "business owner": outcome,
  editor: outcome,
  creator: outcome,
  writer: outcome,
  moderator: outcome,
  admin: outcome,
  "pending member": outcome,
  "pending moderator": outcome,
  "token holder": outcome,
  ...exceptions,
});

/** Everybody with a session; the others are asked to sign in. */
export const signedInOnly = (outcome: Outcome, exceptions: Exceptions = {}): Row =>
  everyone(outcome, { visitor: notSignedIn, "token holder": notSignedIn, ...exceptions });

/** For rows that depend on what people own, not on what was granted to them. */
export const makePendingExceptions = (outcome: Outcome): Exceptions => ({
  "pending member": outcome,
  "pending moderator": outcome,
});

/** The same without those waiting for approval. */
export const activeOnly = (outcome: Outcome, exceptions: Exceptions = {}): Row =>
  signedInOnly(outcome, { ...makePendingExceptions(forbidden), ...exceptions });

/** Moderators and admins; members are refused with `refusal`. */
export const staffOnly = (outcome: Outcome, refusal: Outcome = forbidden): Row =>
  signedInOnly(refusal, { moderator: outcome, admin: outcome });

/** Admins only, not moderators. */
export const adminsOnly = (outcome: Outcome): Row => signedInOnly(forbidden, { admin: outcome });
