import { toDollars } from "@boab/contracts/common/dollars";
import type { PictureSet } from "@boab/contracts/directory/pictures";
import type { JobType, PayUnit } from "@boab/contracts/jobs/limits";
import type { JobCard, JobPosting, Salary } from "@boab/contracts/jobs/postings";
import { toTeaser } from "./posting.rules.ts";

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
export const toJobFields = (posting: Posting): Fields => ({
  id: posting.id,
  title: posting.title,
  type: posting.type,
  location: posting.location,
  salary: toSalary(posting),
  description: posting.description,
  applyUrl: posting.applyUrl,
  postedAt: posting.postedAt.toISOString(),
  closesAt: posting.closesAt.toISOString(),
});

const toSalary = ({
  salaryCents,
  salaryUnit,
}: Pick<Posting, "salaryCents" | "salaryUnit">): Salary => ({
  amount: toDollars(salaryCents),
  unit: salaryUnit,
});

interface PostingWithBusiness extends Posting {
  state: JobCard["state"];
  businessId: string;
  businessName: string;
  slug: string;
  logo: PictureSet | null;
  timeZone: string;
}

export const toJobCard = (row: PostingWithBusiness): JobCard => ({
  id: row.id,
  title: row.title,
  type: row.type,
  location: row.location,
  state: row.state,
  salary: toSalary(row),
  description: toTeaser(row.description),
  applyUrl: row.applyUrl,
  postedAt: row.postedAt.toISOString(),
  closesAt: row.closesAt.toISOString(),
  business: {
    id: row.businessId,
    businessName: row.businessName,
    slug: row.slug,
    logoUrl: row.logo,
    timeZone: row.timeZone,
  },
});
