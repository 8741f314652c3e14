import { sql } from "kysely";
import type { Db } from "#platform/db/db.ts";
import { type IdRange, inIdRange } from "#platform/db/id-range.ts";

/** The id of every n-th public listing, starting with the first. */
export async function listPartStarts(db: Db, size: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from (
      select id, row_number() over (order by id) - 1 as place from directory.business where is_public
    ) as placed
    where place % ${size} = 0
    order by id
  `.execute(db);
  return rows.map(({ id }) => id);
}

export async function listPublicSlugs(db: Db, range: IdRange) {
  const rows = await db
    .selectFrom("directory.business")
    .select(["slug", "updatedAt"])
    .where("isPublic", "=", true)
    .$call(inIdRange(range))
    .execute();
  return rows.map(({ slug, updatedAt }) => ({ slug, updatedAt: updatedAt.toISOString() }));
}
