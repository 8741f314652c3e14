import { states } from "@boab/contracts/directory/limits";
import {
  type JobType,
  mostOpenDays,
  type PayUnit,
  teaserLength,
  usualOpenDays,
} from "@boab/contracts/jobs/limits";
import type { JobRow, JobStatus } from "@boab/contracts/jobs/postings";
import { jobNotes } from "@boab/contracts/jobs/texts";

export type State = (typeof states)[number];

/** A row of the editor that is kept. */
export interface KeptJob {
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

/** What is stored of a job that the editor sent back. */
export interface StoredDay {
  id: string;
  closesOn: string;
}

interface Around {
  /** Where the business is, for jobs whose location names no state. */
  businessState: State | null;
  /** The calendar day where the business is. */
  today: string;
  stored: readonly StoredDay[];
}

type Read =
  | { ok: true; jobs: KeptJob[] }
  | { ok: false; row: number; field: "id" | "closesOn"; reason: string };

/** Reads the rows of the editor: incomplete ones are dropped (JOB-02), the first wrong one is named. */
export function readRows(rows: readonly JobRow[], around: Around): Read {
  const jobs: KeptJob[] = [];
  const last = addDays(around.today, mostOpenDays);
  for (const [row, typed] of rows.entries()) {
    const { id, title, type, location } = typed;
    const before = around.stored.find((job) => job.id === id);
    const isRepeated = id !== undefined && jobs.some((job) => job.id === id);
    if (isRepeated || (id !== undefined && !before))
      return { ok: false, row, field: "id", reason: jobNotes.jobGone };
    if (!title || !type || !location) continue;
    const closesOn = typed.closesOn ?? before?.closesOn ?? addDays(around.today, usualOpenDays);
    if (closesOn !== before?.closesOn) {
      const reason = closesOn > last ? jobNotes.closesTooLate : jobNotes.closesTooEarly;
      if (closesOn > last || closesOn < around.today)
        return { ok: false, row, field: "closesOn", reason };
    }
    jobs.push({
      id,
      title,
      type,
      location,
      state: stateIn(location) ?? around.businessState,
      salaryCents: Math.round((typed.salary?.amount ?? 0) * 100),
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
export function stateIn(location: string): State | null {
  const words = location.split(/[^A-Za-z]+/);
  const short = states.find((state) => words.includes(state));
  if (short) return short;
  const plain = location.toLowerCase();
  const name = Object.keys(stateNames).find((one) => plain.includes(one));
  return (name && stateNames[name]) || null;
}

/** A calendar day some days later. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** The calendar day in a zone, as `2026-11-16`. */
export const dayIn = (timeZone: string, now: Date): string =>
  new Intl.DateTimeFormat("en-CA", { timeZone, dateStyle: "short" }).format(now);

/** What a list shows of a description (JOB-06): whole characters, the cut marked. */
export function teaserOf(description: string): string {
  const plain = description.replace(/\s+/gu, " ").trim();
  const characters = [...plain];
  return characters.length <= teaserLength
    ? plain
    : `${characters
        .slice(0, teaserLength - 1)
        .join("")
        .trimEnd()}…`;
}

export const statusOf = (
  job: { filledAt: Date | null; closesAt: Date; removedAt: Date | null },
  now: Date,
): JobStatus => {
  if (job.filledAt) return "filled";
  return job.closesAt <= now || job.removedAt ? "closed" : "open";
};
