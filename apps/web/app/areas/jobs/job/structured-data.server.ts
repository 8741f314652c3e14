import type { JobType, PayUnit } from "@boab/contracts/jobs/limits";
import type { JobPosting } from "@boab/contracts/jobs/postings";
import { jobPath } from "../paths.ts";

/** Google's words for our types; it has none for casual work. */
const employmentTypes: Record<JobType, string> = {
  "Full-time": "FULL_TIME",
  "Part-time": "PART_TIME",
  Contract: "CONTRACTOR",
  Casual: "OTHER",
  Intern: "INTERN",
};

const schemaUnits: Partial<Record<PayUnit, string>> = {
  "per-hour": "HOUR",
  "per-day": "DAY",
  "per-year": "YEAR",
};

/** Builds an open job's structured data for search engines. It never contains the business's street. */
export function toJobStructuredData(job: JobPosting, origin: string): Record<string, unknown> {
  const { business, salary, applyUrl } = job;
  const unitText = schemaUnits[salary.unit];
  return {
    "@context": "https://schema.org",
    "@type": "JobPosting",
    url: `${origin}${jobPath(job.id)}`,
    identifier: { "@type": "PropertyValue", name: business.businessName, value: job.id },
    title: job.title,
    description: toHtml(job.description || job.title),
    datePosted: job.postedAt,
    validThrough: job.closesAt,
    employmentType: employmentTypes[job.type],
    // Applying takes one short form here, and no account.
    directApply: applyUrl === null,
    hiringOrganization: {
      "@type": "Organization",
      name: business.businessName,
      sameAs: `${origin}/directory/listings/${business.slug}`,
      ...(business.logoUrl && { logo: new URL(business.logoUrl.desktop.jpeg, origin).href }),
    },
    jobLocation: {
      "@type": "Place",
      address: {
        "@type": "PostalAddress",
        addressLocality: parseLocality(job.location, job.state),
        ...(job.state && { addressRegion: job.state }),
        addressCountry: "AU",
      },
    },
    ...(salary.amount > 0 &&
      unitText && {
        baseSalary: {
          "@type": "MonetaryAmount",
          currency: "AUD",
          value: { "@type": "QuantitativeValue", value: salary.amount, unitText },
        },
      }),
  };
}

/** `St Albans VIC` becomes `St Albans`. */
const parseLocality = (location: string, state: string | null): string =>
  (state ? location.replace(new RegExp(`[,\\s]+${state}\\b.*$`), "") : location).trim();

/** Converts plain text to HTML and escapes it, because it is written by users. */
const toHtml = (text: string): string =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${paragraph.replaceAll("\n", "<br>")}</p>`)
    .join("");
