import type { Tx } from "#platform/db/db.ts";

/** In batches; rows that somebody saves at this moment wait for the next run. */
export async function markEnded(tx: Tx, now: Date, limit: number): Promise<string[]> {
  const rows = await tx
    .updateTable("jobs.posting")
    .set({ has_ended: true })
    .where("id", "in", (over) =>
      over
        .selectFrom("jobs.posting")
        .select("id")
        .where("has_ended", "=", false)
        .where("closes_at", "<=", now)
        .orderBy("closes_at")
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning("id")
    .execute();
  return rows.map(({ id }) => id);
}
