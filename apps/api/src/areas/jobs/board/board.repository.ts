import type { JobType } from "@boab/contracts/jobs/limits";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "#platform/db/db.ts";
import { type IdRange, inIdRange } from "#platform/db/id-range.ts";
import type { Position } from "#platform/db/keyset.ts";
import { cardColumns, type JobCardRow } from "../postings/postings.repository.ts";

/** tsquery text: the words before the last, the last one, and the last one as a prefix. */
interface WordQuery {
  before: string;
  last: string;
  prefix: string;
}

export interface JobSearch {
  /** Only jobs that close after this moment are found. */
  now: Date;
  words?: WordQuery | undefined;
  place?: WordQuery | undefined;
  states?: readonly string[] | undefined;
  types?: readonly string[] | undefined;
  yearlyCents?: number | undefined;
  isPayShown?: boolean | undefined;
  postedSince?: Date | undefined;
}

type Condition = RawBuilder<boolean>;

const toTsquery = ({ before, last, prefix }: WordQuery) => sql`(
  to_tsquery('directory.words', ${before}) && (
    to_tsquery('directory.words', ${last}) || to_tsquery('directory.spelt', ${prefix})))`;

/** Builds every condition of a search; each is written as in its index. */
function toConditions(search: JobSearch): Condition[] {
  const {
    now,
    words,
    place,
    states,
    types,
    yearlyCents: minYearlyCents,
    isPayShown,
    postedSince,
  } = search;
  const conditions: Condition[] = [
    sql<boolean>`posting.is_listed`,
    sql<boolean>`posting.closes_at > ${now}::timestamptz`,
  ];
  if (words) conditions.push(sql`posting.search @@ ${toTsquery(words)}`);
  if (place) conditions.push(sql`posting.place_words @@ ${toTsquery(place)}`);
  if (states) conditions.push(sql`posting.state = any (${states}::text[])`);
  if (types) conditions.push(sql`posting.type = any (${types}::text[])`);
  if (minYearlyCents) conditions.push(sql`posting.yearly_cents >= ${minYearlyCents}::bigint`);
  if (isPayShown) conditions.push(sql`posting.salary_cents > 0`);
  if (postedSince) conditions.push(sql`posting.posted_at >= ${postedSince}::timestamptz`);
  return conditions;
}

const joinWithAnd = (conditions: Condition[]) => sql.join(conditions, sql` and `);

export type FoundJob = JobCardRow & { position: Position };

export interface PageRequest {
  limit: number;
  after: Position | undefined;
}

const withPosition = (row: JobCardRow): FoundJob => ({
  ...row,
  position: [row.exactPosting, row.id],
});

const isAfter = ([instant, id]: Position) =>
  sql<boolean>`(posting.posted_at, posting.id) < (${instant}::timestamptz, ${id}::text)`;

/** Reads the board in the order of its index, newest first. */
export async function listJobsInOrder(
  db: Db,
  search: JobSearch,
  { limit, after }: PageRequest,
): Promise<FoundJob[]> {
  const conditions = toConditions(search);
  if (after) conditions.push(isAfter(after));
  const { rows } = await sql<JobCardRow>`
    select ${cardColumns} from (
      select * from jobs.posting where ${joinWithAnd(conditions)}
      order by posted_at desc, id desc limit ${limit}) as posting
    join directory.v_business as business on business.id = posting.business_id
    order by posting.posted_at desc, posting.id desc
  `.execute(db);
  return rows.map(withPosition);
}

interface GatheredJobs {
  rows: FoundJob[];
  /** One more than the maximum when there were too many to collect; the rows are then useless. */
  count: number;
}

/** Collects the jobs by the indexes of their filters and sorts them: fast when few match. */
export async function gatherJobs(
  db: Db,
  search: JobSearch,
  maxGathered: number,
  { limit, after }: PageRequest,
): Promise<GatheredJobs> {
  const { rows } = await sql<JobCardRow & { count: number }>`
    with found as materialized (
      select posting.id, posting.posted_at from jobs.posting
      where ${joinWithAnd(toConditions(search))}
      limit ${maxGathered + 1}),
    page as (
      select posting.id, posting.posted_at from found as posting
      where ${after ? isAfter(after) : sql`true`}
      order by posting.posted_at desc, posting.id desc limit ${limit})
    select counted.count, ${cardColumns}
    from (select count(*) as count from found) as counted
    left join (page join jobs.posting using (id)
      join directory.v_business as business on business.id = posting.business_id) on true
    order by page.posted_at desc, page.id desc
  `.execute(db);
  const found = rows.filter(({ id }) => id !== null);
  return { rows: found.map(withPosition), count: rows[0]?.count ?? 0 };
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
  maxCounted: number,
): Promise<Facet[] | undefined> {
  const { rows } = await sql<Facet>`
    select state, type, "isPayShown", count(*) as count from (
      select posting.state, posting.type, posting.salary_cents > 0 as "isPayShown"
      from jobs.posting where ${joinWithAnd(toConditions(search))}
      limit ${maxCounted + 1}) as found
    group by state, type, "isPayShown"
  `.execute(db);
  const total = rows.reduce((sum, { count }) => sum + count, 0);
  return total > maxCounted ? undefined : rows;
}

export async function listSuburbsByPostcode(db: Db, postcode: string): Promise<string[]> {
  const rows = await db
    .selectFrom("directory.vSuburb")
    .select("name")
    .where("postcode", "=", postcode)
    .limit(100)
    .execute();
  return rows.map(({ name }) => name);
}

/** The id of every n-th open job, starting with the first. */
export async function listPartStarts(db: Db, size: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from (
      select id, row_number() over (order by id) - 1 as place from jobs.posting where is_listed
    ) as placed
    where place % ${size} = 0
    order by id
  `.execute(db);
  return rows.map(({ id }) => id);
}

export async function listListedJobs(db: Db, range: IdRange, now: Date) {
  const rows = await db
    .selectFrom("jobs.posting")
    .select(["id", "updatedAt"])
    .where("isListed", "=", true)
    .where("closesAt", ">", now)
    .$call(inIdRange(range))
    .execute();
  return rows.map(({ id, updatedAt }) => ({ id, updatedAt: updatedAt.toISOString() }));
}
