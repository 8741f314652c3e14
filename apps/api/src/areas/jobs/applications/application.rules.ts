import {
  type ApplicationStatus,
  applicationRetentionMonths,
  outcomeDelayHours,
} from "@boab/contracts/jobs/limits";

/** When an application is deleted by itself. */
export function computeDeletionDate(sentAt: Date): Date {
  const day = new Date(sentAt);
  day.setUTCMonth(day.getUTCMonth() + applicationRetentionMonths);
  // There is no 31 February, so the date becomes the last day of that month.
  if (day.getUTCDate() !== sentAt.getUTCDate()) day.setUTCDate(0);
  return day;
}

export interface ApplicationState {
  status: ApplicationStatus;
  declinedAt: Date | null;
}

interface StatusChange {
  state: ApplicationState;
  /** True when the applicant gets an email that somebody opened their application. */
  isOpening: boolean;
  /** True when the applicant gets an email about the refusal in two days, unless the status changes. */
  isDeclining: boolean;
}

/**
 * Decides what a new status changes. Opening an application sends `viewed`, which replaces only `new` and
 * `not-progressing`.
 */
export function planStatusChange(
  before: ApplicationState,
  newStatus: ApplicationStatus,
  now: Date,
): StatusChange {
  const isStatusUnchanged =
    newStatus === "viewed" && !["new", "not-progressing"].includes(before.status);
  const status = isStatusUnchanged ? before.status : newStatus;
  const isDeclined = status === "not-progressing";
  return {
    state: {
      status,
      declinedAt: isDeclined ? (before.declinedAt ?? now) : null,
    },
    isOpening: before.status === "new" && !isDeclined,
    isDeclining: isDeclined && before.status !== "not-progressing",
  };
}

export const computeOutcomeDue = (declinedAt: Date): Date =>
  new Date(declinedAt.getTime() + outcomeDelayHours * 3_600_000);

/** Returns true when it is time to notify a refused applicant: refused two days ago, and not notified yet. */
export const isOutcomeDue = (
  { status, declinedAt, outcomeNotifiedAt }: ApplicationState & { outcomeNotifiedAt: Date | null },
  now: Date,
): boolean =>
  status === "not-progressing" &&
  declinedAt !== null &&
  outcomeNotifiedAt === null &&
  computeOutcomeDue(declinedAt) <= now;
