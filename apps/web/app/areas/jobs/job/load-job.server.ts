import { JobId, type JobPosting, readJob } from "@boab/contracts/jobs/postings";
import { formatDay, formatLongDate } from "@boab/format/dates";
import { redirect } from "react-router";
import { type ApiClient, api, toBoundaryError } from "#lib/api/api.server.ts";
import { ApiError } from "#lib/api/errors.ts";
import { publicApi } from "#lib/api/public-api.server.ts";
import { config } from "#lib/http/config.server.ts";
import { pageNotFoundPath } from "#lib/session/redirect.ts";
import { countDaysLeft, formatInDays, getLastDay, toPayView } from "../job-terms.ts";
import { jobPath } from "../paths.ts";
import { parseDescription } from "./description.ts";
import type { JobView } from "./job-view.ts";
import { toJobStructuredData } from "./structured-data.server.ts";

export interface JobPageData {
  view: JobView;
  description: string;
  /** Structured data for search engines; null once the job is closed or its business hidden. */
  data: Record<string, unknown> | null;
}

/** Loads a job without the session. If it isn't public, it is loaded again for people who manage the business. */
export async function loadJob(id: string, request: Request, now: Date): Promise<JobPageData> {
  const jobId = id.toUpperCase();
  if (!JobId.safeParse(jobId).success) throw redirect(pageNotFoundPath);
  if (jobId !== id) throw redirect(jobPath(jobId), 301);
  const job =
    (await find(jobId, publicApi(request))) ??
    (request.headers.has("cookie") ? await find(jobId, api(request)) : undefined);
  if (!job) throw redirect(pageNotFoundPath);
  const isOpen = job.status === "open" && job.isPublic;
  return {
    view: viewJob(job, now),
    description: describeJob(job),
    data: isOpen ? toJobStructuredData(job, config.publicOrigin) : null,
  };
}

async function find(id: string, calls: Pick<ApiClient, "call">): Promise<JobPosting | undefined> {
  try {
    return await calls.call(readJob, { params: { jobId: id } });
  } catch (error) {
    if (error instanceof ApiError && error.code === "not_found") return undefined;
    throw toBoundaryError(error);
  }
}

export function describeJob(job: JobPosting): string {
  const { title, type, location, business, salary, applyUrl } = job;
  const pay = toPayView(salary);
  const summary = [type, location, ...(pay ? [`${pay.amount} ${pay.unit}`] : [])].join(", ");
  const applyHint = applyUrl === null ? " Apply in two minutes, no account needed." : "";
  return `${title} at ${business.businessName}: ${summary}.${applyHint}`;
}

export function viewJob(job: JobPosting, now: Date): JobView {
  const { business, closesAt } = job;
  const { timeZone } = business;
  const lastDay = getLastDay(closesAt);
  const cover = business.coverImageUrl?.tablet;
  const { x, y } = business.coverImagePos.tablet;
  const place = [business.city, business.state].filter(Boolean).join(" ");
  return {
    id: job.id,
    title: job.title,
    type: job.type,
    location: job.location,
    pay: toPayView(job.salary),
    applyUrl: job.applyUrl,
    blocks: parseDescription(job.description),
    status: job.status,
    isPublic: job.isPublic,
    posted: `Posted ${formatLongDate(job.postedAt, timeZone)}. Job number ${job.id}.`,
    closes: formatDay(lastDay, timeZone),
    closesIn: formatInDays(countDaysLeft(closesAt, timeZone, now)),
    ended: job.status === "filled" ? "Filled" : `Closed ${formatLongDate(lastDay, timeZone)}`,
    business: {
      name: business.businessName,
      to: `/directory/listings/${business.slug}`,
      about: business.description,
      summary: [business.category, place].filter(Boolean).join(", "),
      logoSrc: business.logoUrl?.mobile.webp,
      image: cover
        ? { src: cover.webp, position: `${x}% ${y}%` }
        : {
            src: `/pictures/listings/card/${business.category.toLowerCase()}/${business.slug}.svg`,
          },
    },
  };
}
