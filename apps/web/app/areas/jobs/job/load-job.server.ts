import { JobId, type JobPosting, readJob } from "@boab/contracts/jobs/postings";
import { redirect } from "react-router";
import { type ApiClient, api, forBoundary } from "#lib/api/api.server.ts";
import { ApiError } from "#lib/api/errors.ts";
import { publicApi } from "#lib/api/public-api.server.ts";
import { config } from "#lib/http/config.server.ts";
import { pageNotFoundPath } from "#lib/session/redirect.ts";
import { daysLeft, inDays, lastDayOf, longDay, payOf, weekDay } from "../job-words.ts";
import { jobPath } from "../paths.ts";
import { readDescription } from "./description.ts";
import { jobSearchData } from "./job-search-data.server.ts";
import type { JobView } from "./job-view.ts";

export interface JobPage {
  view: JobView;
  description: string;
  /** For search engines; null once the job is closed. */
  data: Record<string, unknown> | null;
}

/** A job of a public business is loaded without the session; one of a hidden business for those who manage it. */
export async function loadJob(id: string, request: Request, now: Date): Promise<JobPage> {
  const wanted = id.toUpperCase();
  if (!JobId.safeParse(wanted).success) throw redirect(pageNotFoundPath);
  if (wanted !== id) throw redirect(jobPath(wanted), 301);
  const job =
    (await find(wanted, publicApi(request))) ??
    (request.headers.has("cookie") ? await find(wanted, api(request)) : undefined);
  if (!job) throw redirect(pageNotFoundPath);
  const isOpen = job.status === "open" && job.isPublic;
  return {
    view: viewJob(job, now),
    description: describe(job),
    data: isOpen ? jobSearchData(job, config.publicOrigin) : null,
  };
}

async function find(id: string, calls: Pick<ApiClient, "call">): Promise<JobPosting | undefined> {
  try {
    return await calls.call(readJob, { params: { jobId: id } });
  } catch (error) {
    if (error instanceof ApiError && error.code === "not_found") return undefined;
    throw forBoundary(error);
  }
}

export function describe(job: JobPosting): string {
  const { title, type, location, business, salary, applyUrl } = job;
  const pay = payOf(salary);
  const facts = [type, location, ...(pay ? [`${pay.amount} ${pay.unit}`] : [])].join(", ");
  const how = applyUrl === null ? " Apply in two minutes, no account needed." : "";
  return `${title} at ${business.businessName}: ${facts}.${how}`;
}

export function viewJob(job: JobPosting, now: Date): JobView {
  const { business, closesAt } = job;
  const { timeZone } = business;
  const lastDay = lastDayOf(closesAt);
  const cover = business.coverImageUrl?.tablet;
  const { x, y } = business.coverImagePos.tablet;
  const place = [business.city, business.state].filter(Boolean).join(" ");
  return {
    id: job.id,
    title: job.title,
    type: job.type,
    location: job.location,
    pay: payOf(job.salary),
    applyUrl: job.applyUrl,
    blocks: readDescription(job.description),
    status: job.status,
    isPublic: job.isPublic,
    posted: `Posted ${longDay(job.postedAt, timeZone)}. Job number ${job.id}.`,
    closes: weekDay(lastDay, timeZone),
    closesIn: inDays(daysLeft(closesAt, timeZone, now)),
    ended: job.status === "filled" ? "Filled" : `Closed ${longDay(lastDay, timeZone)}`,
    business: {
      name: business.businessName,
      to: `/directory/listings/${business.slug}`,
      about: business.description,
      facts: [business.category, place].filter(Boolean).join(", "),
      logoSrc: business.logoUrl?.mobile.webp,
      image: cover
        ? { src: cover.webp, position: `${x}% ${y}%` }
        : {
            src: `/pictures/listings/card/${business.category.toLowerCase()}/${business.slug}.svg`,
          },
    },
  };
}
