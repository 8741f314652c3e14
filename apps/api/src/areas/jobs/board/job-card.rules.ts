import type { PictureSet } from "@boab/contracts/directory/pictures";
import type { JobType, PayUnit } from "@boab/contracts/jobs/limits";
import type { JobCard } from "@boab/contracts/jobs/postings";
import { salaryOf } from "../postings/job-fields.rules.ts";
import { teaserOf } from "../postings/posting.rules.ts";

interface Row {
  id: string;
  title: string;
  type: JobType;
  location: string;
  state: string | null;
  salaryCents: number;
  salaryUnit: PayUnit;
  description: string;
  applyUrl: string | null;
  postedAt: Date;
  closesAt: Date;
  businessId: string;
  businessName: string;
  slug: string;
  logo: unknown;
  timeZone: string;
}

/** A job as lists show it. */
export const toJobCard = (row: Row): JobCard => ({
  id: row.id,
  title: row.title,
  type: row.type,
  location: row.location,
  state: row.state as JobCard["state"],
  salary: salaryOf(row),
  description: teaserOf(row.description),
  applyUrl: row.applyUrl,
  postedAt: row.postedAt.toISOString(),
  closesAt: row.closesAt.toISOString(),
  business: {
    id: row.businessId,
    businessName: row.businessName,
    slug: row.slug,
    logoUrl: row.logo as PictureSet | null,
    timeZone: row.timeZone,
  },
});
