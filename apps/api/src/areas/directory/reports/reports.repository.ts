import type { ListingReport, ReportReason } from "@boab/contracts/directory/reports";
import { sql } from "kysely";
import type { Db, Tx } from "#platform/db/db.ts";
import { exactInstant, type Position, standsAfter } from "#platform/db/keyset.ts";

interface NewReport {
  businessId: string;
  reporterId: string | null;
  reason: ReportReason;
  details: string;
}

/** A member's second report of a listing adds nothing while the first one is open. */
export async function insertReport(tx: Tx, report: NewReport, at: Date): Promise<void> {
  await tx
    .insertInto("directory.listing_report")
    .values({
      business_id: report.businessId,
      reporter_id: report.reporterId,
      reason: report.reason,
      details: report.details,
      created_at: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** With the names people and listings have now. */
const reports = (db: Db) =>
  db
    .selectFrom("directory.listing_report as report")
    .innerJoin("directory.business as business", "business.id", "report.business_id")
    .leftJoin("accounts.profile as reporter", (join) =>
      join.onRef("reporter.id", "=", "report.reporter_id").on("reporter.deleted_at", "is", null),
    )
    .leftJoin("accounts.profile as decider", (join) =>
      join.onRef("decider.id", "=", "report.decided_by").on("decider.deleted_at", "is", null),
    )
    .selectAll("report")
    .select([
      "business.business_name",
      "business.slug",
      "reporter.full_name as reporter_name",
      "decider.full_name as decider_name",
      exactInstant("report.created_at").as("exact_creation"),
      sql<number>`(select count(*) from directory.listing_report other
        where other.business_id = report.business_id and other.status = 'open')::int`.as(
        "open_count",
      ),
    ]);

type ReportRow = Awaited<ReturnType<ReturnType<typeof reports>["execute"]>>[number];

const toReport = (row: ReportRow): ListingReport => ({
  id: row.id,
  businessId: row.business_id,
  businessName: row.business_name,
  slug: row.slug,
  reason: row.reason as ReportReason,
  details: row.details,
  reporterName: row.reporter_name,
  status: row.status as ListingReport["status"],
  createdAt: row.created_at.toISOString(),
  decidedAt: row.decided_at?.toISOString() ?? null,
  decidedByName: row.decider_name,
  openCount: row.open_count,
});

export async function listReports(
  db: Db,
  status: ListingReport["status"],
  limit: number,
  after: Position | undefined,
) {
  let query = reports(db)
    .where("report.status", "=", status)
    .orderBy("report.created_at", "desc")
    .orderBy("report.id", "desc")
    .limit(limit);
  if (after) query = query.where(standsAfter("report.created_at", "report.id", after));
  return (await query.execute()).map((row) => ({
    report: toReport(row),
    position: [row.exact_creation, row.id] satisfies Position,
  }));
}

export async function findReport(db: Db, id: string): Promise<ListingReport | undefined> {
  const row = await reports(db).where("report.id", "=", id).executeTakeFirst();
  return row && toReport(row);
}

/** False when it does not exist, or was decided meanwhile. */
export async function markDecided(
  tx: Tx,
  id: string,
  status: "resolved" | "dismissed",
  by: string,
  at: Date,
): Promise<boolean> {
  const row = await tx
    .updateTable("directory.listing_report")
    .set({ status, decided_by: by, decided_at: at })
    .where("id", "=", id)
    .where("status", "=", "open")
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** What a person wrote goes with them; that a listing was reported, and why, stays. */
export async function forgetReporter(tx: Tx, reporterId: string): Promise<void> {
  await tx
    .updateTable("directory.listing_report")
    .set({ reporter_id: null, details: "" })
    .where("reporter_id", "=", reporterId)
    .execute();
}
