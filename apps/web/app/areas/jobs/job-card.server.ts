import type { JobCard } from "@boab/contracts/jobs/postings";
import { formatShortDate } from "@boab/format/calendar";
import type { JobCardView } from "./job-card.ts";
import { countDaysLeft, getLastDay, inDays, isNewJob, toPayView } from "./job-terms.ts";
import { jobPath } from "./paths.ts";

/** A job that closes within a week says so. */
const closingSoonDays = 7;

/** Built in the loader, so that the browser needs neither schemas nor time zones. */
export function toJobCardView(job: JobCard, now: Date): JobCardView {
  const { business, postedAt, closesAt } = job;
  const { timeZone } = business;
  const left = countDaysLeft(closesAt, timeZone, now);
  const posted = formatShortDate(postedAt, timeZone);
  return {
    id: job.id,
    to: jobPath(job.id),
    title: job.title,
    type: job.type,
    location: job.location,
    businessName: business.businessName,
    logoSrc: business.logoUrl?.mobile.webp,
    teaser: job.description,
    pay: toPayView(job.salary),
    posted: `Posted ${posted}`,
    dates: `Posted ${posted}, closes ${formatShortDate(getLastDay(closesAt), timeZone)}`,
    isNew: isNewJob(postedAt, now),
    closesSoon: left <= closingSoonDays ? `Closes ${inDays(left)}` : null,
    applyUrl: job.applyUrl,
  };
}
