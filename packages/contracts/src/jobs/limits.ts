/** Constants of jobs for forms and the API. Free of schemas, so that browsers can load it. */
export const jobTypes = ["Full-time", "Part-time", "Contract", "Casual", "Intern"] as const;
export type JobType = (typeof jobTypes)[number];

export const payUnits = ["per-hour", "per-day", "per-job", "per-year", "negotiable"] as const;
export type PayUnit = (typeof payUnits)[number];

/** One business may have this many job postings. */
export const maxJobs = 20;
export const maxTitleLength = 120;
export const maxLocationLength = 120;
export const maxDescriptionLength = 5000;
export const maxNoteLength = 2000;
/** The salary is in dollars. */
export const maxSalaryDollars = 10_000_000;

/** A list shows this many characters of a description (JOB-06). */
export const maxTeaserLength = 90;

/** A job is open for 30 days unless the business chooses another date, at most 90 days ahead. */
export const defaultOpenDays = 30;
export const maxOpenDays = 90;

/** The minimum pay in dollars a year that the board can filter by. */
export const payChoicesDollars = [50_000, 60_000, 80_000, 100_000, 130_000] as const;
/** Days since a job was posted that the board can filter by. */
export const postedDaysChoices = [1, 3, 7, 14, 30] as const;

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

/** The reasons for an admin to read the applications to somebody else's business; the audit log stores the reason. */
export const accessReasons = ["complaint", "safety", "legal", "support"] as const;
export type AccessReason = (typeof accessReasons)[number];

/** Applications and their files are deleted after this many months. */
export const applicationRetentionMonths = 6;
/** Applicants who aren't progressing are notified this much later, so that a mistake can be undone. */
export const outcomeDelayHours = 48;
