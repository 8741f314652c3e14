import { sql } from "kysely";
import type { Db } from "#platform/db/db.ts";

export interface AnswerTimes {
  count: number;
  medianSeconds: number | null;
}

/** Summarises how long the answers since then took, each from when its request reached the business. */
export async function summarizeAnswerTimes(
  db: Db,
  businessId: string,
  since: Date,
): Promise<AnswerTimes> {
  const { rows } = await sql<AnswerTimes>`
    select count(*)::int as count, (percentile_cont(0.5) within group (
      order by extract(epoch from answered_at - greatest(created_at, verified_at))))::float8 as median_seconds
    from bookings.booking
    where business_id = ${businessId} and answered_at >= ${since}`.execute(db);
  return rows[0] ?? { count: 0, medianSeconds: null };
}
