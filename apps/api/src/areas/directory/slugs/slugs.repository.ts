import { businessFieldCopy } from "@boab/contracts/directory/copy";
import { BusinessId } from "@boab/contracts/directory/listing-fields";
import { countRows } from "#platform/db/count-rows.ts";
import type { Db, Tx } from "#platform/db/db.ts";
import { refuseViolation } from "#platform/db/refuse-violation.ts";
import { AppError } from "#platform/errors/app-error.ts";

export async function holdsSlug(db: Db, slug: string, businessId: string): Promise<boolean> {
  const ownedRow = await db
    .selectFrom("directory.slug")
    .select("slug")
    .where("slug", "=", slug)
    .where("businessId", "=", businessId)
    .executeTakeFirst();
  return ownedRow !== undefined;
}

/** How many slugs a listing has had, including the current one. */
export async function countSlugs(db: Db, businessId: string): Promise<number> {
  return countRows(db.selectFrom("directory.slug").where("businessId", "=", businessId));
}

/** Throws when the slug belongs to another listing, even if both claim it at the same moment. */
export async function insertSlug(tx: Tx, slug: string, businessId: string): Promise<void> {
  await refuseViolation(
    {
      slug_pkey: () =>
        new AppError("slug_taken", { fields: { slug: businessFieldCopy.slugTaken } }),
    },
    tx.insertInto("directory.slug").values({ slug, businessId }).execute(),
  );
}

/** Frees the slugs under which the listing was never public. */
export async function deleteNeverPublicSlugs(
  tx: Tx,
  businessId: string,
  exceptSlug?: string,
): Promise<void> {
  let deletion = tx
    .deleteFrom("directory.slug")
    .where("businessId", "=", businessId)
    .where("wasPublic", "=", false);
  if (exceptSlug !== undefined) deletion = deletion.where("slug", "!=", exceptSlug);
  await deletion.execute();
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
 * Finds a listing by its id, or by a current or earlier slug. A deleted one is "gone" only if it was once public;
 * otherwise nobody learns that it existed.
 */
export async function findListingBySlug(db: Db, key: string) {
  const row = await db
    .selectFrom("directory.slug as slug")
    .leftJoin("directory.business as business", (join) =>
      join
        .onRef("business.id", "=", "slug.businessId")
        .on("business.deleteRequestedAt", "is", null),
    )
    .select(["business.slug as current", "slug.wasPublic"])
    .where(BusinessId.safeParse(key).success ? "slug.businessId" : "slug.slug", "=", key)
    .orderBy("slug.wasPublic", "desc")
    .limit(1)
    .executeTakeFirst();
  if (row && row.current !== null) return { kind: "found", slug: row.current } as const;
  return row?.wasPublic ? ({ kind: "gone" } as const) : undefined;
}
