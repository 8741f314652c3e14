import type { ListingReport } from "@boab/contracts/directory/reports";
import { writeAudit } from "#platform/audit/audit.ts";
import { inTransaction } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";
import type { RequestOrigin } from "#platform/http/route.ts";
import type { DirectoryDeps } from "../deps.ts";
import { findReport, markDecided } from "./reports.repository.ts";

/** Staff decide an open report once. If two do so at the same moment, one is told that it has changed. */
export async function decideReport(
  { db, clock }: Pick<DirectoryDeps, "db" | "clock">,
  member: Member,
  id: string,
  status: "resolved" | "dismissed",
  origin: RequestOrigin,
): Promise<ListingReport> {
  return inTransaction(db, async (tx) => {
    const isDecided = await markDecided(tx, id, status, member.userId, clock());
    const report = await findReport(tx, id);
    if (!report) throw new AppError("not_found");
    if (!isDecided) throw new AppError("conflict");
    await writeAudit(tx, {
      actorId: member.userId,
      act: status === "resolved" ? "resolve report" : "dismiss report",
      objectType: "business",
      objectId: report.businessId,
      changes: { reason: report.reason },
      ...origin,
    });
    return report;
  });
}
