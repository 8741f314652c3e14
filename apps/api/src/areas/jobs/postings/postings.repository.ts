import type { Category } from "@boab/contracts/directory/listing-fields";
import {
  type CoverPosition,
  type PictureSet,
  usualCoverPosition,
} from "@boab/contracts/directory/pictures";
import type { JobPosting } from "@boab/contracts/jobs/postings";
import { sql } from "kysely";
import type { Db, Tx } from "#platform/db/db.ts";
import { endOfDay, postingColumns, type StoredPosting } from "./posting-columns.repository.ts";

/** The list of a business that has posted nothing yet has version 0. */
export async function findListVersion(db: Db, businessId: string): Promise<number> {
  const row = await db
    .selectFrom("jobs.job_list")
    .select("version")
    .where("business_id", "=", businessId)
    .executeTakeFirst();
  return row?.version ?? 0;
}

export async function raiseListVersion(tx: Tx, businessId: string): Promise<void> {
  await tx
    .insertInto("jobs.job_list")
    .values({ business_id: businessId })
    .onConflict((conflict) =>
      conflict.column("business_id").doUpdateSet({ version: sql`job_list.version + 1` }),
    )
    .execute();
}

export type EditedPosting = StoredPosting & { closesOn: string };

/** Every job of a business that was not removed, newest first. */
export async function listPostingsToEdit(db: Db, businessId: string): Promise<EditedPosting[]> {
  const rows = await db
    .selectFrom("jobs.posting")
    .select(postingColumns.select())
    .select(sql<string>`closes_on::text`.as("closesOn"))
    .where("business_id", "=", businessId)
    .where("removed_at", "is", null)
    .orderBy("posted_at", "desc")
    .orderBy("id", "desc")
    .execute();
  return rows as EditedPosting[];
}

export interface PostingValues {
  title: string;
  type: string;
  location: string;
  state: string | null;
  salaryCents: number;
  salaryUnit: string;
  description: string;
  applyUrl: string | null;
  filledAt: Date | null;
}

interface Moment {
  closesOn: string;
  timeZone: string;
  at: Date;
}

const closing = ({ closesOn, timeZone, at }: Moment) => ({
  closes_on: sql<Date>`${closesOn}::date`,
  closes_at: endOfDay(closesOn, timeZone),
  has_ended: sql<boolean>`${endOfDay(closesOn, timeZone)} <= ${at}::timestamptz`,
  updated_at: at,
});

export async function insertPosting(
  tx: Tx,
  posting: PostingValues & {
    id: string;
    businessId: string;
    businessName: string;
    isOffered: boolean;
  },
  moment: Moment,
): Promise<void> {
  const { businessName, isOffered, ...values } = posting;
  await tx
    .insertInto("jobs.posting")
    .values({
      ...postingColumns.valuesOf({ ...values, postedAt: moment.at }),
      ...closing(moment),
      business_name: businessName,
      is_offered: isOffered,
    })
    .execute();
}

export async function updatePosting(
  tx: Tx,
  id: string,
  values: PostingValues,
  moment: Moment,
): Promise<void> {
  await tx
    .updateTable("jobs.posting")
    .set({ ...postingColumns.valuesOf(values), ...closing(moment) })
    .where("id", "=", id)
    .execute();
}

export async function markPostingRemoved(tx: Tx, id: string, at: Date): Promise<void> {
  await tx
    .updateTable("jobs.posting")
    .set({ removed_at: at, updated_at: at })
    .where("id", "=", id)
    .execute();
}

export type FoundPosting = StoredPosting & {
  isOffered: boolean;
  business: JobPosting["business"];
};

const shownBusiness = [
  "business.slug",
  "business.category",
  "business.city",
  "business.logo",
  "business.cover",
  "business.cover_position",
  "business.time_zone",
] as const;

/** A job that was not removed, with its business, whoever asks. */
export async function findPosting(db: Db, id: string): Promise<FoundPosting | undefined> {
  const row = await db
    .selectFrom("jobs.posting as posting")
    .innerJoin("directory.business as business", "business.id", "posting.business_id")
    .select(postingColumns.selectFrom("posting"))
    .select(["posting.is_offered", "posting.business_name"])
    .select(shownBusiness)
    .select(["business.description as about", "business.state as businessState"])
    .where("posting.id", "=", id)
    .where("posting.removed_at", "is", null)
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    ...(row as unknown as StoredPosting),
    isOffered: row.is_offered,
    business: {
      id: row.businessId,
      businessName: row.business_name,
      slug: row.slug,
      category: row.category as Category,
      description: row.about,
      city: row.city,
      state: row.businessState as JobPosting["state"],
      logoUrl: row.logo as PictureSet | null,
      coverImageUrl: row.cover as PictureSet | null,
      coverImagePos: {
        ...usualCoverPosition,
        ...(row.cover_position as Partial<CoverPosition>),
      },
      timeZone: row.time_zone,
    },
  };
}
