import { z } from "zod";
import { defineCall } from "../common/call.ts";
import { line, paragraphOrEmpty, Timestamp, text } from "../common/fields.ts";
import { BusinessId, BusinessKey, Category, HttpsLink } from "../directory/listing-fields.ts";
import { CoverPosition, PictureSet } from "../directory/pictures.ts";
import { StateCode } from "../directory/suburbs.ts";
import { jobCopy } from "./copy.ts";
import {
  jobTypes,
  maxDescriptionLength,
  maxJobs,
  maxLocationLength,
  maxSalaryDollars,
  maxTitleLength,
  payUnits,
} from "./limits.ts";

export const JobId = text(20, "Invalid job id.").regex(/^JOB-[0-9A-Z]{6}$/, "Invalid job id.");

export const JobType = z.enum(jobTypes);
export const PayUnit = z.enum(payUnits);

/** `amount` is in dollars; 0 means that it isn't shown (JOB-04, JOB-05). */
export const Salary = z.strictObject({ amount: z.number(), unit: PayUnit });
export type Salary = z.infer<typeof Salary>;

/** A calendar day in the business's time zone. */
const CalendarDay = text(10, "Invalid date.").pipe(z.iso.date("Invalid date."));

const JobFields = z.strictObject({
  id: JobId,
  title: z.string(),
  type: JobType,
  location: z.string(),
  salary: Salary,
  description: z.string(),
  applyUrl: z.string().nullable(),
  postedAt: Timestamp,
  /** The end of the last day it is open. */
  closesAt: Timestamp,
});

/** A job in a list: its description is cut (JOB-06). */
export const JobCard = JobFields.extend({
  state: StateCode.nullable(),
  business: z.strictObject({
    id: BusinessId,
    businessName: z.string(),
    slug: z.string(),
    logoUrl: PictureSet.nullable(),
    timeZone: z.string(),
  }),
});
export type JobCard = z.infer<typeof JobCard>;

export const JobStatus = z.enum(["open", "filled", "closed"]);
export type JobStatus = z.infer<typeof JobStatus>;

/** A job on its own page. */
export const JobPosting = JobFields.extend({
  state: StateCode.nullable(),
  status: JobStatus,
  /** False while only those who manage the business can see it. */
  isPublic: z.boolean(),
  business: z.strictObject({
    id: BusinessId,
    businessName: z.string(),
    slug: z.string(),
    category: Category,
    description: z.string(),
    city: z.string().nullable(),
    state: StateCode.nullable(),
    logoUrl: PictureSet.nullable(),
    coverImageUrl: PictureSet.nullable(),
    coverImagePos: CoverPosition,
    timeZone: z.string(),
  }),
});
export type JobPosting = z.infer<typeof JobPosting>;

/** A job for those who manage the business. */
export const EditableJob = JobFields.extend({
  closesOn: z.string(),
  status: JobStatus,
  isFilled: z.boolean(),
});
export type EditableJob = z.infer<typeof EditableJob>;

export const EditableJobs = z.strictObject({
  version: z.int(),
  jobPostings: z.array(EditableJob),
});
export type EditableJobs = z.infer<typeof EditableJobs>;

const SalaryInput = z.strictObject({
  amount: z
    .number(jobCopy.salaryRange)
    .min(0, jobCopy.salaryRange)
    .max(maxSalaryDollars, jobCopy.salaryRange)
    .optional(),
  unit: PayUnit.optional(),
});

/** One row of the editor. Rows without a title, a type or a location are dropped (JOB-02). */
export const JobRow = z.strictObject({
  /** The id of an existing job; the server creates the ids of new ones. */
  id: JobId.optional(),
  title: line(maxTitleLength).optional(),
  type: z.union([JobType, z.literal("")]).optional(),
  location: line(maxLocationLength).optional(),
  salary: SalaryInput.optional(),
  description: paragraphOrEmpty(maxDescriptionLength).optional(),
  applyUrl: z
    .union([z.literal(""), HttpsLink])
    .nullable()
    .optional(),
  closesOn: CalendarDay.optional(),
  isFilled: z.boolean().optional(),
});
export type JobRow = z.output<typeof JobRow>;

const businessParams = z.strictObject({ id: BusinessKey });

export const readJob = defineCall({
  method: "GET",
  path: "/jobs/:jobId",
  summary: "Get a job; one of a hidden business only for those who manage it",
  params: z.strictObject({ jobId: JobId }),
  response: JobPosting,
});

export const listJobsOfBusiness = defineCall({
  method: "GET",
  path: "/dir/business/:id/jobs",
  summary: "List the open jobs of a business, newest first",
  params: businessParams,
  response: z.strictObject({ data: z.array(JobCard) }),
});

export const readJobsForEditing = defineCall({
  method: "GET",
  path: "/dir/business/:id/jobs/editing",
  summary: "Get the jobs of a business as its editor shows them (owner, editors, staff)",
  params: businessParams,
  response: EditableJobs,
});

export const saveJobs = defineCall({
  method: "PUT",
  path: "/dir/business/:id/jobs",
  summary: "Save the jobs of a business: all of them or none (owner, invited editors, staff)",
  params: businessParams,
  body: z.strictObject({
    version: z.int(),
    jobPostings: z.array(JobRow).max(maxJobs, jobCopy.tooManyJobs),
  }),
  response: EditableJobs,
});
