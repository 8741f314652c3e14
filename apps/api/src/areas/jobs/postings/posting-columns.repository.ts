import type { JobType, PayUnit } from "@boab/contracts/jobs/limits";
import { sql } from "kysely";
import { defineColumns } from "#platform/db/columns.ts";

export const postingColumns = defineColumns<"jobs.posting">()({
  id: "id",
  businessId: "business_id",
  title: "title",
  type: "type",
  location: "location",
  state: "state",
  salaryCents: "salary_cents",
  salaryUnit: "salary_unit",
  description: "description",
  applyUrl: "apply_url",
  postedAt: "posted_at",
  closesAt: "closes_at",
  filledAt: "filled_at",
  removedAt: "removed_at",
});

/** A job as it is stored; the rest is what the database makes of it. */
export interface StoredPosting {
  id: string;
  businessId: string;
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
  filledAt: Date | null;
  removedAt: Date | null;
}

/** The end of a day where the business is, daylight saving included. */
export const endOfDay = (day: string, timeZone: string) =>
  sql<Date>`(${day}::date + 1)::timestamp at time zone ${timeZone}`;
