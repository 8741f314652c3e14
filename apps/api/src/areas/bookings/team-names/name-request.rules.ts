import {
  maxNameRequestsOfPerson,
  maxNameRequestsPerDay,
  nameRequestDays,
} from "@boab/contracts/bookings/limits";

const dayMs = 24 * 60 * 60 * 1000;

/** Requests before this no longer count. */
export const getLimitStart = (now: Date) => new Date(now.getTime() - nameRequestDays * dayMs);

export interface EarlierRequest {
  teammateId: string;
  email: string;
  askedAt: Date;
  /** When the person said no, or withdrew; null while they haven't. */
  refusedAt: Date | null;
}

export type NameRequestVerdict =
  | { ok: true }
  | { ok: false; reason: "asked today" | "asked often" | "refused" | "too many" };

/**
 * Whether a business may ask somebody now whether it may name them. What it asked before counts by person and by email, so
 * that neither a new row nor another email gets around a no.
 */
export function decideNameRequest(
  person: { teammateId: string; email: string },
  earlier: readonly EarlierRequest[],
  now: Date,
): NameRequestVerdict {
  const since = (days: number) => now.getTime() - days * dayMs;
  const own = earlier.filter(
    ({ teammateId, email }) => teammateId === person.teammateId || email === person.email,
  );
  if (own.some(({ refusedAt }) => refusedAt && refusedAt.getTime() > since(nameRequestDays)))
    return { ok: false, reason: "refused" };
  if (own.some(({ askedAt, email }) => email === person.email && askedAt.getTime() > since(1)))
    return { ok: false, reason: "asked today" };
  const recent = own.filter(({ askedAt }) => askedAt.getTime() > since(nameRequestDays));
  if (recent.length >= maxNameRequestsOfPerson) return { ok: false, reason: "asked often" };
  const today = earlier.filter(({ askedAt }) => askedAt.getTime() > since(1));
  if (today.length >= maxNameRequestsPerDay) return { ok: false, reason: "too many" };
  return { ok: true };
}
