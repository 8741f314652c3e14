import type { JobType, PayUnit } from "@boab/contracts/jobs/limits";
import type { JobPosting, Salary } from "@boab/contracts/jobs/postings";

interface Posting {
  id: string;
  title: string;
  type: JobType;
  location: string;
  salaryCents: number;
  salaryUnit: PayUnit;
  description: string;
  applyUrl: string | null;
  postedAt: Date;
  closesAt: Date;
}

type Fields = Pick<
  JobPosting,
  | "id"
  | "title"
  | "type"
  | "location"
  | "salary"
  | "description"
  | "applyUrl"
  | "postedAt"
  | "closesAt"
>;

/** The fields of a posting as the specification names them (JOB-01). */
export const jobFields = (posting: Posting): Fields => ({
  id: posting.id,
  title: posting.title,
  type: posting.type,
  location: posting.location,
  salary: salaryOf(posting),
  description: posting.description,
  applyUrl: posting.applyUrl,
  postedAt: posting.postedAt.toISOString(),
  closesAt: posting.closesAt.toISOString(),
});

export const salaryOf = ({
  salaryCents,
  salaryUnit,
}: Pick<Posting, "salaryCents" | "salaryUnit">): Salary => ({
  amount: salaryCents / 100,
  unit: salaryUnit,
});
