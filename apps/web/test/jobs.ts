import { defaultCoverPosition } from "@boab/contracts/directory/pictures";
import type { JobCard, JobPosting } from "@boab/contracts/jobs/postings";

/** A job as the API lists it. */
export const makeJobCard = (changes: Partial<JobCard> = {}): JobCard => ({
  id: "JOB-4T9KQ2",
  title: "Senior braider",
  type: "Part-time",
  location: "St Albans VIC",
  state: "VIC",
  salary: { amount: 34, unit: "per-hour" },
  description: "Saturdays and two weekdays.",
  applyUrl: null,
  postedAt: "2026-11-08T01:00:00.000Z",
  closesAt: "2026-11-29T13:00:00.000Z",
  business: {
    id: "BUS-12345678",
    businessName: "Ubuntu Braid Studio",
    slug: "ubuntu-braid-studio",
    logoUrl: null,
    timeZone: "Australia/Melbourne",
  },
  ...changes,
});

/** The same on its own page. */
export const makeJobPosting = (changes: Partial<JobPosting> = {}): JobPosting => ({
  ...makeJobCard(),
  status: "open",
  isPublic: true,
  business: {
    ...makeJobCard().business,
    category: "Services",
    description: "Braids and locs.",
    city: "St Albans",
    state: "VIC",
    coverImageUrl: null,
    coverImagePos: defaultCoverPosition,
  },
  ...changes,
});
