import { toCents } from "@boab/contracts/common/dollars";
import { states } from "@boab/contracts/directory/limits";
import { jobCopy } from "@boab/contracts/jobs/copy";
import {
  defaultOpenDays,
  type JobType,
  maxOpenDays,
  maxTeaserLength,
  type PayUnit,
} from "@boab/contracts/jobs/limits";
import type { JobRow, JobStatus } from "@boab/contracts/jobs/postings";

export type State = (typeof states)[number];

/** A complete row of the editor, which is saved. */
export interface JobToSave {
  id: string | undefined;
  title: string;
  type: JobType;
  location: string;
  state: State | null;
  salaryCents: number;
  salaryUnit: PayUnit;
  description: string;
  applyUrl: string | null;
  closesOn: string;
  isFilled: boolean;
}

/** The stored day of a job that the editor sends back. */
export interface StoredClosingDay {
  id: string;
  closesOn: string;
}

interface JobRowsContext {
  /** The state of the business applies to jobs whose location names no state. */
  businessState: State | null;
  /** The calendar day where the business is. */
  today: string;
  stored: readonly StoredClosingDay[];
}

type JobRowsVerdict =
  | { ok: true; jobs: JobToSave[] }
  | { ok: false; row: number; field: "id" | "closesOn"; reason: string };

/** Reads the rows of the editor: incomplete ones are dropped (JOB-02), the first wrong one is named. */
export function validateJobRows(rows: readonly JobRow[], context: JobRowsContext): JobRowsVerdict {
  const jobs: JobToSave[] = [];
  const lastClosingDay = addDays(context.today, maxOpenDays);
  for (const [row, typed] of rows.entries()) {
    const { id, title, type, location } = typed;
    const before = context.stored.find((job) => job.id === id);
    const isRepeated = id !== undefined && jobs.some((job) => job.id === id);
    if (isRepeated || (id !== undefined && !before))
      return { ok: false, row, field: "id", reason: jobCopy.jobGone };
    if (!title || !type || !location) continue;
    const closesOn = typed.closesOn ?? before?.closesOn ?? addDays(context.today, defaultOpenDays);
    if (closesOn !== before?.closesOn) {
      const reason = closesOn > lastClosingDay ? jobCopy.closesTooLate : jobCopy.closesTooEarly;
      if (closesOn > lastClosingDay || closesOn < context.today)
        return { ok: false, row, field: "closesOn", reason };
    }
    jobs.push({
      id,
      title,
      type,
      location,
      state: findState(location) ?? context.businessState,
      salaryCents: toCents(typed.salary?.amount ?? 0),
      salaryUnit: typed.salary?.unit ?? "negotiable",
      description: typed.description ?? "",
      applyUrl: typed.applyUrl || null,
      closesOn,
      isFilled: typed.isFilled ?? false,
    });
  }
  return { ok: true, jobs };
}

const stateNames: Record<string, State> = {
  "new south wales": "NSW",
  victoria: "VIC",
  queensland: "QLD",
  "south australia": "SA",
  "western australia": "WA",
  tasmania: "TAS",
  "northern territory": "NT",
  "australian capital territory": "ACT",
};

/** The state a location names, by its short name or in full: `St Albans VIC`. */
export function findState(location: string): State | null {
  const words = location.split(/[^A-Za-z]+/);
  const abbreviatedState = states.find((state) => words.includes(state));
  if (abbreviatedState) return abbreviatedState;
  const plain = location.toLowerCase();
  const name = Object.keys(stateNames).find((one) => plain.includes(one));
  return (name && stateNames[name]) || null;
}

export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** Shortens a description for a list (JOB-06): it cuts between whole characters and marks the cut. */
export function toTeaser(description: string): string {
  const plain = description.replace(/\s+/gu, " ").trim();
  const characters = [...plain];
  return characters.length <= maxTeaserLength
    ? plain
    : `${characters
        .slice(0, maxTeaserLength - 1)
        .join("")
        .trimEnd()}…`;
}

export const getJobStatus = (
  job: { filledAt: Date | null; closesAt: Date; removedAt: Date | null },
  now: Date,
): JobStatus => {
  if (job.filledAt) return "filled";
  return job.closesAt <= now || job.removedAt ? "closed" : "open";
};
