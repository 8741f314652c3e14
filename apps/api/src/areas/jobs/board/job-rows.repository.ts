import type { JobType, PayUnit } from "@boab/contracts/jobs/limits";
import { sql } from "kysely";
import type { Db } from "#platform/db/db.ts";
import { exactInstant, type Position } from "#platform/db/keyset.ts";
import { conditionsOf, every, type JobSearch } from "./job-filters.repository.ts";

export interface JobCardRow {
  id: string;
  title: string;
  type: JobType;
  location: string;
  state: string | null;
  salaryCents: number;
  salaryUnit: PayUnit;
  /** Its beginning, a little longer than what is shown. */
  description: string;
  applyUrl: string | null;
  postedAt: Date;
  closesAt: Date;
  businessId: string;
  businessName: string;
  slug: string;
  logo: unknown;
  timeZone: string;
  exactPosting: string;
}

export type FoundJob = JobCardRow & { position: Position };

export interface PageRequest {
  limit: number;
  after: Position | undefined;
}

const cardColumns = sql`posting.id, posting.title, posting.type, posting.location, posting.state,
  posting.salary_cents as "salaryCents", posting.salary_unit as "salaryUnit",
  left(posting.description, 300) as description, posting.apply_url as "applyUrl",
  posting.posted_at as "postedAt", posting.closes_at as "closesAt",
  posting.business_id as "businessId", posting.business_name as "businessName",
  business.slug, business.logo, business.time_zone as "timeZone",
  ${exactInstant("posting.posted_at")} as "exactPosting"`;

const positioned = (row: JobCardRow): FoundJob => ({
  ...row,
  position: [row.exactPosting, row.id],
});

const follows = ([instant, id]: Position) =>
  sql<boolean>`(posting.posted_at, posting.id) < (${instant}::timestamptz, ${id}::text)`;

/** Reads the board in the order of its index, newest first. */
export async function listJobsInOrder(
  db: Db,
  search: JobSearch,
  { limit, after }: PageRequest,
): Promise<FoundJob[]> {
  const conditions = conditionsOf(search);
  if (after) conditions.push(follows(after));
  const { rows } = await sql<JobCardRow>`
    select ${cardColumns} from (
      select * from jobs.posting where ${every(conditions)}
      order by posted_at desc, id desc limit ${limit}) as posting
    join directory.business on business.id = posting.business_id
    order by posting.posted_at desc, posting.id desc
  `.execute(db);
  return rows.map(positioned);
}

interface Gathered {
  rows: FoundJob[];
  /** One more than the maximum when there were too many to collect; the rows are then useless. */
  count: number;
}

/** Collects the jobs by the indexes of their filters and sorts them: fast when few match. */
export async function gatherJobs(
  db: Db,
  search: JobSearch,
  most: number,
  { limit, after }: PageRequest,
): Promise<Gathered> {
  const { rows } = await sql<JobCardRow & { count: number }>`
    with found as materialized (
      select posting.id, posting.posted_at from jobs.posting
      where ${every(conditionsOf(search))}
      limit ${most + 1}),
    page as (
      select posting.id, posting.posted_at from found as posting
      where ${after ? follows(after) : sql`true`}
      order by posting.posted_at desc, posting.id desc limit ${limit})
    select counted.count, ${cardColumns}
    from (select count(*) as count from found) as counted
    left join (page join jobs.posting using (id)
      join directory.business on business.id = posting.business_id) on true
    order by page.posted_at desc, page.id desc
  `.execute(db);
  const found = rows.filter(({ id }) => id !== null);
  return { rows: found.map(positioned), count: rows[0]?.count ?? 0 };
}

export interface Facet {
  state: string | null;
  type: JobType;
  isPayShown: boolean;
  count: number;
}

/** How many jobs there are of each state and type; undefined where more match than are counted. */
export async function countFacets(
  db: Db,
  search: JobSearch,
  most: number,
): Promise<Facet[] | undefined> {
  const { rows } = await sql<Facet>`
    select state, type, "isPayShown", count(*) as count from (
      select posting.state, posting.type, posting.salary_cents > 0 as "isPayShown"
      from jobs.posting where ${every(conditionsOf(search))}
      limit ${most + 1}) as found
    group by state, type, "isPayShown"
  `.execute(db);
  const total = rows.reduce((sum, { count }) => sum + count, 0);
  return total > most ? undefined : rows;
}

/** The open jobs of one business; hidden ones too, because the caller decides who sees the business. */
export async function listOpenOfBusiness(db: Db, key: string, now: Date): Promise<JobCardRow[]> {
  const isBusiness = /^BUS-[0-9A-Z]{8}$/.test(key)
    ? sql`business.id = ${key}`
    : sql`business.slug = ${key.toLowerCase()}`;
  const { rows } = await sql<JobCardRow>`
    select ${cardColumns} from jobs.posting
    join directory.business on business.id = posting.business_id
    where ${isBusiness} and posting.filled_at is null and posting.removed_at is null
      and posting.closes_at > ${now}::timestamptz
    order by posting.posted_at desc, posting.id desc
  `.execute(db);
  return rows;
}

/** The suburbs of a postcode. */
export async function listSuburbsOf(db: Db, postcode: string): Promise<string[]> {
  const rows = await db
    .selectFrom("directory.suburb")
    .select("name")
    .where("postcode", "=", postcode)
    .limit(100)
    .execute();
  return rows.map(({ name }) => name);
}
