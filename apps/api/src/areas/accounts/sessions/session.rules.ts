import type { Statuses } from "@boab/contracts/accounts/statuses";

/** A stolen ID token is valid for an hour; we accept it only in its first five minutes. */
const exchangeWindowMs = 5 * 60 * 1000;

export const isFreshEnough = (signedInAt: Date, now: Date): boolean =>
  now.getTime() - signedInAt.getTime() <= exchangeWindowMs;

interface Standing {
  statuses: Statuses;
  sessionsValidFrom: Date;
  isClosed: boolean;
}

/**
 * Banned, suspended and closed accounts are locked out; people waiting for approval may sign in.
 */
export const isLockedOut = ({
  statuses,
  isClosed,
}: Pick<Standing, "statuses" | "isClosed">): boolean =>
  isClosed || !["Active", "Pending"].includes(statuses.userStatus);

/**
 * The provider reports a sign-in to the second, so one in the same second as signing out everywhere
 * counts as earlier.
 */
export const wasEnded = ({ sessionsValidFrom }: Standing, signedInAt: Date): boolean =>
  signedInAt.getTime() <= Math.floor(sessionsValidFrom.getTime() / 1000) * 1000;
