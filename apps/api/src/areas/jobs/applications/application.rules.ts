import { type ApplicationStatus, keepMonths, outcomeDelayHours } from "@boab/contracts/jobs/limits";

/** When an application is deleted by itself. */
export function deleteAfter(sentAt: Date): Date {
  const day = new Date(sentAt);
  day.setUTCMonth(day.getUTCMonth() + keepMonths);
  // No 31 February: the last day of the month it is, and not some days later.
  if (day.getUTCDate() !== sentAt.getUTCDate()) day.setUTCDate(0);
  return day;
}

export interface Standing {
  status: ApplicationStatus;
  declinedAt: Date | null;
}

interface Change {
  standing: Standing;
  /** The applicant hears that somebody opened it. */
  isOpening: boolean;
  /** They hear in two days that it goes no further, unless that changes. */
  isDeclining: boolean;
}

/**
 * What a change of status means. `viewed` is what opening it does: it takes nothing back that somebody decided
 * meanwhile, but for a refusal.
 */
export function changeStatus(before: Standing, wanted: ApplicationStatus, now: Date): Change {
  const isOpened = wanted === "viewed" && !["new", "not-progressing"].includes(before.status);
  const status = isOpened ? before.status : wanted;
  const isDeclined = status === "not-progressing";
  return {
    standing: {
      status,
      declinedAt: isDeclined ? (before.declinedAt ?? now) : null,
    },
    isOpening: before.status === "new" && !isDeclined,
    isDeclining: isDeclined && before.status !== "not-progressing",
  };
}

export const outcomeDue = (declinedAt: Date): Date =>
  new Date(declinedAt.getTime() + outcomeDelayHours * 3_600_000);

/** Whether it is time to tell somebody that they weren't taken: refused for two days, and not told yet. */
export const isOutcomeDue = (
  { status, declinedAt, outcomeToldAt }: Standing & { outcomeToldAt: Date | null },
  now: Date,
): boolean =>
  status === "not-progressing" &&
  declinedAt !== null &&
  outcomeToldAt === null &&
  outcomeDue(declinedAt) <= now;
