import { BusinessId } from "@boab/contracts/directory/listing-fields";
import type { Db, Tx } from "#platform/db/db.ts";

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

/** False when the slug belongs to another listing. */
export async function takeSlug(tx: Tx, slug: string, businessId: string): Promise<boolean> {
  const taken = await tx
    .insertInto("directory.slug")
    .values({ slug, business_id: businessId })
    .onConflict((conflict) => conflict.column("slug").doNothing())
    .returning("slug")
    .executeTakeFirst();
  return taken !== undefined;
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
    .select(["business.slug as current", "slug.was_public"])
    .where(BusinessId.safeParse(key).success ? "slug.business_id" : "slug.slug", "=", key)
    .orderBy("slug.was_public", "desc")
    .limit(1)
    .executeTakeFirst();
  if (row && row.current !== null) return { kind: "kept", slug: row.current } as const;
  return row?.was_public ? ({ kind: "gone" } as const) : undefined;
}
