/** Constants of jobs for forms and the API. Free of schemas, so that browsers can load it. */
export const jobTypes = ["Full-time", "Part-time", "Contract", "Casual", "Intern"] as const;
export type JobType = (typeof jobTypes)[number];

export const payUnits = ["per-hour", "per-day", "per-job", "per-year", "negotiable"] as const;
export type PayUnit = (typeof payUnits)[number];

/** Job postings of one business. */
export const mostJobs = 20;
export const titleMost = 120;
export const locationMost = 120;
export const descriptionMost = 5000;
export const noteMost = 2000;
/** Dollars. */
export const salaryMost = 10_000_000;

/** What a list shows of a description (JOB-06). */
export const teaserLength = 90;

/** A job is open for this long unless the business chooses another day, and at most this long. */
export const usualOpenDays = 30;
export const mostOpenDays = 90;

/** Least pay a year, in dollars, that the board can filter by. */
export const payChoices = [50_000, 60_000, 80_000, 100_000, 130_000] as const;
/** Days since a job was posted that the board can filter by. */
export const postedChoices = [1, 3, 7, 14, 30] as const;

export const applicationStatuses = [
  "new",
  "viewed",
  "shortlisted",
  "interview",
  "hired",
  "not-progressing",
] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];

export const applicationFiles = ["resume", "cover-letter"] as const;
export type ApplicationFile = (typeof applicationFiles)[number];

/** Why an admin reads the applications to somebody else's business; kept with the line that says they did. */
export const readReasons = ["complaint", "safety", "legal", "support"] as const;
export type ReadReason = (typeof readReasons)[number];

/** Applications and their files are kept for this long. */
export const keepMonths = 6;
/** Somebody who isn't taken hears of it this much later, so that a slip can be undone. */
export const outcomeDelayHours = 48;
