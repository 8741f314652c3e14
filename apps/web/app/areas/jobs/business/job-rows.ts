import { toCents, toDollars } from "@boab/contracts/common/dollars";
import type { JobType, PayUnit } from "@boab/contracts/jobs/limits";
import type { EditableJob, EditableJobs } from "@boab/contracts/jobs/postings";
import { formatEditableAmount, parseAmount } from "@boab/format/amounts";

/** The editor's values of one job. */
export interface JobDraft {
  key: string;
  id?: string;
  title: string;
  type: JobType | "";
  location: string;
  amount: string;
  unit: PayUnit;
  description: string;
  applyUrl: string;
  closesOn: string;
  isFilled: boolean;
  status: EditableJob["status"] | "new";
}

let lastRowNumber = 0;
export const createEmptyJob = (): JobDraft => ({
  key: `new-${++lastRowNumber}`,
  title: "",
  type: "",
  location: "",
  amount: "",
  unit: "negotiable",
  description: "",
  applyUrl: "",
  closesOn: "",
  isFilled: false,
  status: "new",
});

export const toJobDrafts = ({ jobPostings }: EditableJobs): JobDraft[] =>
  jobPostings.map((job) => ({
    key: job.id,
    id: job.id,
    title: job.title,
    type: job.type,
    location: job.location,
    amount: job.salary.amount > 0 ? formatEditableAmount(toCents(job.salary.amount)) : "",
    unit: job.salary.unit,
    description: job.description,
    applyUrl: job.applyUrl ?? "",
    closesOn: job.closesOn,
    isFilled: job.isFilled,
    status: job.status,
  }));

/** Builds the request body; an invalid amount is an error of its row. */
export function toJobsBody(drafts: readonly JobDraft[]) {
  const errors: Record<string, string> = {};
  const jobPostings = drafts.map((draft, index) => {
    const cents = parseAmount(draft.amount);
    if (cents === undefined)
      errors[`jobPostings.${index}.salary.amount`] = "Enter an amount such as 29.50.";
    return {
      ...(draft.id && { id: draft.id }),
      title: draft.title,
      type: draft.type,
      location: draft.location,
      salary: { amount: toDollars(cents ?? 0), unit: draft.unit },
      description: draft.description,
      applyUrl: draft.applyUrl.trim(),
      ...(draft.closesOn && { closesOn: draft.closesOn }),
      isFilled: draft.isFilled,
    };
  });
  return { jobPostings, errors };
}
