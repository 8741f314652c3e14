import type { JobCard } from "@boab/contracts/jobs/postings";
import { formatShortDate } from "@boab/format/calendar";
import type { JobCardView } from "./job-card.ts";
import { countDaysLeft, formatInDays, getLastDay, isNewJob, toPayView } from "./job-terms.ts";
import { jobPath } from "./paths.ts";

/** A job that closes within a week says so. */
const closingSoonDays = 7;

/** Built in the loader, so that the browser needs neither schemas nor time zones. */
export function toJobCardView(job: JobCard, now: Date): JobCardView {
  const { business, postedAt, closesAt } = job;
  const { timeZone } = business;
  const daysLeft = countDaysLeft(closesAt, timeZone, now);
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
    closesSoon: daysLeft <= closingSoonDays ? `Closes ${formatInDays(daysLeft)}` : null,
    applyUrl: job.applyUrl,
  };
}
