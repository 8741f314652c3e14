import { z } from "zod";
import { defineCall } from "../common/call.ts";
import { Cursor, pageLimit, Timestamp, text } from "../common/fields.ts";
import { states } from "../directory/limits.ts";
import { StateCode } from "../directory/suburbs.ts";
import { jobTypes, payChoicesDollars, postedDaysChoices } from "./limits.ts";
import { JobCard, JobId, JobType } from "./postings.ts";

/** Several values of one filter in one parameter, as in `state=VIC,NSW`. */
const choiceList = <Value extends string>(values: readonly Value[]) =>
  text(120)
    .transform((typed) => [...new Set(typed.split(","))].sort())
    .pipe(z.array(z.enum(values)).min(1));

const numberChoice = (numbers: readonly number[]) =>
  text(10)
    .transform(Number)
    .refine((value) => numbers.includes(value), "Unknown choice.");

/** The board's whole state; its page uses the same names in its URL. */
export const JobQuery = z.strictObject({
  q: text(120).optional(),
  /** `1` searches for exactly these words, without related community words. */
  exact: z.literal("1").optional(),
  /** A suburb or a postcode. */
  place: text(80).optional(),
  state: choiceList(states).optional(),
  type: choiceList(jobTypes).optional(),
  /** The minimum pay in dollars a year. */
  pay: numberChoice(payChoicesDollars).optional(),
  /** `1`: only jobs that show their pay. */
  shown: z.literal("1").optional(),
  /** Posted in the last so many days. */
  posted: numberChoice(postedDaysChoices).optional(),
  limit: pageLimit(48).optional(),
  cursor: Cursor.optional(),
});
export type JobQuery = z.output<typeof JobQuery>;

const Total = z.strictObject({ count: z.int(), isCapped: z.boolean() });

/** The number of jobs that each choice would show. A page has no facets when more jobs matched than are counted. */
export const JobFacets = z.strictObject({
  states: z.array(z.strictObject({ state: StateCode, count: z.int() })),
  types: z.array(z.strictObject({ type: JobType, count: z.int() })),
  showingPay: z.int(),
});
export type JobFacets = z.infer<typeof JobFacets>;

export const JobPage = z.strictObject({
  data: z.array(JobCard),
  nextCursor: z.string().nullable(),
  /** Only the first page has a total; counting stops at 2,000. */
  total: Total.nullable(),
  /** The number of all open jobs, whatever the filters; only the first page has it. */
  open: Total.nullable(),
  facets: JobFacets.nullable(),
});
export type JobPage = z.infer<typeof JobPage>;

export const listJobs = defineCall({
  method: "GET",
  path: "/jobs",
  summary: "Search the open jobs of all businesses, newest first",
  query: JobQuery,
  response: JobPage,
});

/** Open jobs by id, cut into parts; `before` is the first id of the next one. */
export const JobSitemapPart = z.strictObject({ from: JobId, before: JobId.nullable() });
export type JobSitemapPart = z.infer<typeof JobSitemapPart>;

export const listJobSitemapParts = defineCall({
  method: "GET",
  path: "/jobs/sitemap",
  summary: "List the parts of the sitemap of jobs",
  response: z.strictObject({ data: z.array(JobSitemapPart) }),
});

export const listJobSitemapPart = defineCall({
  method: "GET",
  path: "/jobs/sitemap/jobs",
  summary: "List the open jobs of one part of the sitemap",
  query: z.strictObject({ from: JobId, before: JobId.optional() }),
  response: z.strictObject({ data: z.array(z.strictObject({ id: JobId, updatedAt: Timestamp })) }),
});
