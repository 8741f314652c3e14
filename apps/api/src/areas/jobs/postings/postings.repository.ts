import { defaultCoverPosition, type PictureSet } from "@boab/contracts/directory/pictures";
import type { JobType, PayUnit } from "@boab/contracts/jobs/limits";
import type { JobPosting } from "@boab/contracts/jobs/postings";
import { sql } from "kysely";
import { qualifyColumns } from "#platform/db/columns.ts";
import type { Db, Tx } from "#platform/db/db.ts";
import { formatExactInstant } from "#platform/db/keyset.ts";

export const postingColumns = [
  "id",
  "businessId",
  "title",
  "type",
  "location",
  "state",
  "salaryCents",
  "salaryUnit",
  "description",
  "applyUrl",
  "postedAt",
  "closesAt",
  "filledAt",
  "removedAt",
] as const;

/** These fields are stored; the database computes the other columns. */
export interface StoredPosting {
  id: string;
  businessId: string;
  title: string;
  type: JobType;
  location: string;
  state: JobPosting["state"];
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
const toEndOfDay = (day: string, timeZone: string) =>
  sql<Date>`(${day}::date + 1)::timestamp at time zone ${timeZone}`;

/** The list of a business that has posted nothing yet has version 0. */
export async function findPostingListVersion(db: Db, businessId: string): Promise<number> {
  const row = await db
    .selectFrom("jobs.jobList")
    .select("version")
    .where("businessId", "=", businessId)
    .executeTakeFirst();
  return row?.version ?? 0;
}

export async function incrementPostingListVersion(tx: Tx, businessId: string): Promise<void> {
  await tx
    .insertInto("jobs.jobList")
    .values({ businessId })
    .onConflict((conflict) =>
      conflict.column("businessId").doUpdateSet({ version: sql`job_list.version + 1` }),
    )
    .execute();
}

export type PostingToEdit = StoredPosting & { closesOn: string };

/** Every job of a business that was not removed, newest first. */
export async function listPostingsToEdit(db: Db, businessId: string): Promise<PostingToEdit[]> {
  return db
    .selectFrom("jobs.posting")
    .select(postingColumns)
    .select(sql<string>`closes_on::text`.as("closesOn"))
    .where("businessId", "=", businessId)
    .where("removedAt", "is", null)
    .orderBy("postedAt", "desc")
    .orderBy("id", "desc")
    .execute();
}

export interface PostingValues {
  title: string;
  type: JobType;
  location: string;
  state: JobPosting["state"];
  salaryCents: number;
  salaryUnit: PayUnit;
  description: string;
  applyUrl: string | null;
  filledAt: Date | null;
}

interface ClosingTime {
  closesOn: string;
  timeZone: string;
  at: Date;
}

const toClosingColumns = ({ closesOn, timeZone, at }: ClosingTime) => ({
  closesOn: sql<Date>`${closesOn}::date`,
  closesAt: toEndOfDay(closesOn, timeZone),
  hasEnded: sql<boolean>`${toEndOfDay(closesOn, timeZone)} <= ${at}::timestamptz`,
  updatedAt: at,
});

export async function insertPosting(
  tx: Tx,
  posting: PostingValues & {
    id: string;
    businessId: string;
    businessName: string;
    isOffered: boolean;
  },
  closingTime: ClosingTime,
): Promise<void> {
  const { businessName, isOffered, ...values } = posting;
  await tx
    .insertInto("jobs.posting")
    .values({
      ...values,
      postedAt: closingTime.at,
      ...toClosingColumns(closingTime),
      businessName,
      isOffered,
    })
    .execute();
}

export async function updatePosting(
  tx: Tx,
  id: string,
  values: PostingValues,
  newClosingTime: ClosingTime,
): Promise<void> {
  await tx
    .updateTable("jobs.posting")
    .set({ ...values, ...toClosingColumns(newClosingTime) })
    .where("id", "=", id)
    .execute();
}

export async function markPostingRemoved(tx: Tx, id: string, at: Date): Promise<void> {
  await tx
    .updateTable("jobs.posting")
    .set({ removedAt: at, updatedAt: at })
    .where("id", "=", id)
    .execute();
}

export type FoundPosting = StoredPosting & {
  isOffered: boolean;
  business: JobPosting["business"];
};

const shownBusinessColumns = [
  "business.slug",
  "business.category",
  "business.city",
  "business.logo",
  "business.cover",
  "business.coverPosition",
  "business.timeZone",
] as const;

/** A job that was not removed, with its business, whoever asks. */
export async function findPosting(db: Db, id: string): Promise<FoundPosting | undefined> {
  const row = await db
    .selectFrom("jobs.posting as posting")
    .innerJoin("directory.vBusiness as business", "business.id", "posting.businessId")
    .select(qualifyColumns("posting", postingColumns))
    .select(["posting.isOffered", "posting.businessName"])
    .select(shownBusinessColumns)
    .select(["business.description as about", "business.state as businessState"])
    .where("posting.id", "=", id)
    .where("posting.removedAt", "is", null)
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    ...row,
    isOffered: row.isOffered,
    business: {
      id: row.businessId,
      businessName: row.businessName,
      slug: row.slug,
      category: row.category,
      description: row.about,
      city: row.city,
      state: row.businessState,
      logoUrl: row.logo,
      coverImageUrl: row.cover,
      coverImagePos: {
        ...defaultCoverPosition,
        ...row.coverPosition,
      },
      timeZone: row.timeZone,
    },
  };
}

/** Marks one batch; rows that somebody saves at this moment wait for the next run. */
export async function markPostingsEnded(tx: Tx, now: Date, limit: number): Promise<string[]> {
  const rows = await tx
    .updateTable("jobs.posting")
    .set({ hasEnded: true })
    .where("id", "in", (eb) =>
      eb
        .selectFrom("jobs.posting")
        .select("id")
        .where("hasEnded", "=", false)
        .where("closesAt", "<=", now)
        .orderBy("closesAt")
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning("id")
    .execute();
  return rows.map(({ id }) => id);
}

export interface JobCardRow {
  id: string;
  title: string;
  type: JobType;
  location: string;
  state: JobPosting["state"];
  salaryCents: number;
  salaryUnit: PayUnit;
  /** Only the beginning of the description, slightly longer than the teaser. */
  description: string;
  applyUrl: string | null;
  postedAt: Date;
  closesAt: Date;
  businessId: string;
  businessName: string;
  slug: string;
  logo: PictureSet | null;
  timeZone: string;
  exactPosting: string;
}

export const cardColumns = sql`posting.id, posting.title, posting.type, posting.location, posting.state,
  posting.salary_cents, posting.salary_unit,
  left(posting.description, 300) as description, posting.apply_url,
  posting.posted_at, posting.closes_at,
  posting.business_id, posting.business_name,
  business.slug, business.logo, business.time_zone,
  ${formatExactInstant("posting.postedAt")} as "exactPosting"`;

/** The open jobs of one business; hidden ones too, because the caller decides who sees the business. */
export async function listOpenPostingsOfBusiness(
  db: Db,
  key: string,
  now: Date,
): Promise<JobCardRow[]> {
  const isBusinessMatch = /^BUS-[0-9A-Z]{8}$/.test(key)
    ? sql`business.id = ${key}`
    : sql`business.slug = ${key.toLowerCase()}`;
  const { rows } = await sql<JobCardRow>`
    select ${cardColumns} from jobs.posting
    join directory.v_business as business on business.id = posting.business_id
    where ${isBusinessMatch} and posting.filled_at is null and posting.removed_at is null
      and posting.closes_at > ${now}::timestamptz
    order by posting.posted_at desc, posting.id desc
  `.execute(db);
  return rows;
}

const selectPostingsToApply = (db: Db) =>
  db
    .selectFrom("jobs.posting as posting")
    .innerJoin("directory.vBusiness as business", "business.id", "posting.businessId")
    .select(qualifyColumns("posting", postingColumns))
    .select(["posting.isOffered", "business.businessName", "business.slug", "business.ownerId"])
    .where("posting.removedAt", "is", null);

export type PostingToApply = Awaited<
  ReturnType<ReturnType<typeof selectPostingsToApply>["executeTakeFirstOrThrow"]>
>;

export async function findPostingToApply(db: Db, id: string): Promise<PostingToApply | undefined> {
  return selectPostingsToApply(db).where("posting.id", "=", id).executeTakeFirst();
}

/** Nobody fills or removes the job while somebody applies. */
export async function lockPostingToApply(tx: Tx, id: string): Promise<PostingToApply | undefined> {
  await tx.selectFrom("jobs.posting").select("id").where("id", "=", id).forShare().execute();
  return findPostingToApply(tx, id);
}
