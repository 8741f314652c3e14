import { sql } from "kysely";
import type { Db } from "#platform/db/db.ts";

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

interface Range {
  from: string;
  before: string | undefined;
  limit: number;
}

export async function listListedJobs(db: Db, { from, before, limit }: Range, now: Date) {
  const rows = await db
    .selectFrom("jobs.posting")
    .select(["id", "updated_at"])
    .where("is_listed", "=", true)
    .where("closes_at", ">", now)
    .where("id", ">=", from)
    .$if(before !== undefined, (query) => query.where("id", "<", before ?? ""))
    .orderBy("id")
    .limit(limit)
    .execute();
  return rows.map(({ id, updated_at }) => ({ id, updatedAt: updated_at.toISOString() }));
}
