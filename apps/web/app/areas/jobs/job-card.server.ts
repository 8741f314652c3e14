import type { JobCard } from "@boab/contracts/jobs/postings";
import type { JobCardView } from "./job-card.ts";
import { daysLeft, inDays, isNewJob, lastDayOf, payOf, shortDay } from "./job-words.ts";
import { jobPath } from "./paths.ts";

/** A job that closes within a week says so. */
const soonDays = 7;

/** Built in the loader, so that the browser needs neither schemas nor time zones. */
export function jobCardView(job: JobCard, now: Date): JobCardView {
  const { business, postedAt, closesAt } = job;
  const { timeZone } = business;
  const left = daysLeft(closesAt, timeZone, now);
  const posted = shortDay(postedAt, timeZone);
  return {
    id: job.id,
    to: jobPath(job.id),
    title: job.title,
    type: job.type,
    location: job.location,
    businessName: business.businessName,
    logoSrc: business.logoUrl?.mobile.webp,
    teaser: job.description,
    pay: payOf(job.salary),
    posted: `Posted ${posted}`,
    dates: `Posted ${posted}, closes ${shortDay(lastDayOf(closesAt), timeZone)}`,
    isNew: isNewJob(postedAt, now),
    closesSoon: left <= soonDays ? `Closes ${inDays(left)}` : null,
    applyUrl: job.applyUrl,
  };
}
