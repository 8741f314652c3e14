import { sql } from "kysely";
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

/** How many addresses a listing has and had. */
export async function countSlugs(db: Db, businessId: string): Promise<number> {
  const { count } = await db
    .selectFrom("directory.slug")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("business_id", "=", businessId)
    .executeTakeFirstOrThrow();
  return count;
}

/** False when the address is another's. */
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

/** The listing behind an address of now or before; without one, or deleted, it is gone. */
export async function findBehind(db: Db, slug: string) {
  const row = await db
    .selectFrom("directory.slug as slug")
    .leftJoin("directory.business as business", "business.id", "slug.business_id")
    .select([
      "business.slug as current",
      sql<boolean>`business.id is null or business.delete_requested_at is not null`.as("is_gone"),
    ])
    .where("slug.slug", "=", slug)
    .executeTakeFirst();
  if (!row) return undefined;
  return row.is_gone || row.current === null
    ? ({ kind: "gone" } as const)
    : ({ kind: "kept", slug: row.current } as const);
}
