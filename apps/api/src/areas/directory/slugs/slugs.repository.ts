import { BusinessId } from "@boab/contracts/directory/listing-fields";
import { listingTexts } from "@boab/contracts/directory/listing-texts";
import type { Db, Tx } from "#platform/db/db.ts";
import { refuseViolation } from "#platform/db/refuse-violation.ts";
import { AppError } from "#platform/errors/app-error.ts";

export async function holdsSlug(db: Db, slug: string, businessId: string): Promise<boolean> {
  const own = await db
    .selectFrom("directory.slug")
    .select("slug")
    .where("slug", "=", slug)
    .where("business_id", "=", businessId)
    .executeTakeFirst();
  return own !== undefined;
}

/** How many slugs a listing has had, including the current one. */
export async function countSlugs(db: Db, businessId: string): Promise<number> {
  const { count } = await db
    .selectFrom("directory.slug")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("business_id", "=", businessId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Refused when the slug belongs to another listing, also when both claim it at the same moment. */
export async function insertSlug(tx: Tx, slug: string, businessId: string): Promise<void> {
  await refuseViolation(
    {
      slug_pkey: () => new AppError("slug_taken", { fields: { slug: listingTexts.slugTaken } }),
    },
    tx.insertInto("directory.slug").values({ slug, business_id: businessId }).execute(),
  );
}

/** Slugs under which nobody could ever see the listing are free for others. */
export async function freeUnseenSlugs(tx: Tx, businessId: string, except?: string): Promise<void> {
  let unseen = tx
    .deleteFrom("directory.slug")
    .where("business_id", "=", businessId)
    .where("was_public", "=", false);
  if (except !== undefined) unseen = unseen.where("slug", "!=", except);
  await unseen.execute();
}

export async function findTaken(db: Db, slugs: string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom("directory.slug")
    .select("slug")
    .where("slug", "in", slugs)
    .execute();
  return new Set(rows.map(({ slug }) => slug));
}

/**
 * The listing behind an id, or behind a current or earlier slug. A deleted one is gone, but
 * only if people could once see it: otherwise nobody learns that it existed.
 */
export async function findBehind(db: Db, key: string) {
  const row = await db
    .selectFrom("directory.slug as slug")
    .leftJoin("directory.business as business", (join) =>
      join
        .onRef("business.id", "=", "slug.business_id")
        .on("business.delete_requested_at", "is", null),
    )
    .select(["business.slug as current", "slug.was_public as wasPublic"])
    .where(BusinessId.safeParse(key).success ? "slug.business_id" : "slug.slug", "=", key)
    .orderBy("slug.was_public", "desc")
    .limit(1)
    .executeTakeFirst();
  if (row && row.current !== null) return { kind: "found", slug: row.current } as const;
  return row?.wasPublic ? ({ kind: "gone" } as const) : undefined;
}
