import type { Statuses } from "@boab/contracts/accounts/statuses";

/** A stolen ID token is useful for an hour; ours buys a session only in its first five minutes. */
const exchangeWindowMs = 5 * 60 * 1000;

export const isFreshEnough = (signedInAt: Date, now: Date): boolean =>
  now.getTime() - signedInAt.getTime() <= exchangeWindowMs;

interface Standing {
  statuses: Statuses;
  sessionsValidFrom: Date;
  isClosed: boolean;
}

/** Banned, suspended and closed accounts are shut; people still waiting for approval may come in. */
export const isLockedOut = ({
  statuses,
  isClosed,
}: Pick<Standing, "statuses" | "isClosed">): boolean =>
  isClosed || !["Active", "Pending"].includes(statuses.userStatus);

/**
 * The provider tells the second of a sign-in, not the instant, so "in the same second as signing out
 * everywhere" counts as before.
 */
export const wasEnded = ({ sessionsValidFrom }: Standing, signedInAt: Date): boolean =>
  signedInAt.getTime() <= Math.floor(sessionsValidFrom.getTime() / 1000) * 1000;
