import { sql } from "kysely";
import type { Db, Tx } from "#platform/db/db.ts";

/** True when the address is the listing's, be it just now or since before. */
export async function holdSlug(tx: Tx, slug: string, businessId: string): Promise<boolean> {
  const claimed = await tx
    .insertInto("directory.slug")
    .values({ slug, business_id: businessId })
    .onConflict((conflict) => conflict.column("slug").doNothing())
    .returning("slug")
    .executeTakeFirst();
  if (claimed) return true;
  const own = await tx
    .selectFrom("directory.slug")
    .select("slug")
    .where("slug", "=", slug)
    .where("business_id", "=", businessId)
    .executeTakeFirst();
  return own !== undefined;
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
