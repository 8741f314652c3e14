import { listingTexts } from "@boab/contracts/directory/listing-texts";
import type { ReportBody } from "@boab/contracts/directory/reports";
import { AppError } from "#platform/errors/app-error.ts";
import type { Actor } from "#platform/http/actor.ts";
import { type OnceKey, runOnce } from "#platform/idempotency/run-once.ts";
import { findVisible } from "../businesses/businesses.repository.ts";
import type { DirectoryDeps } from "../deps.ts";
import { insertReport } from "./reports.repository.ts";

/**
 * Anyone may report a listing everyone can see. The team finds it in its list; neither the owner nor anybody else is
 * told who reported it.
 */
export async function reportListing(
  { db, clock }: Pick<DirectoryDeps, "db" | "clock">,
  actor: Actor,
  key: string,
  body: ReportBody,
  once: Omit<OnceKey, "request" | "route">,
): Promise<{ message: string }> {
  const thanks = { message: listingTexts.reported };
  // A bot filled in the field people never see: let it believe it succeeded.
  if (body.website) return thanks;
  return runOnce(db, { ...once, route: "reportListing", request: { key, body } }, async (tx) => {
    const found = await findVisible(tx, key, { kind: "visitor" });
    if (!found?.isPublic) throw new AppError("not_found");
    const report = {
      businessId: found.listing.id,
      reporterId: actor.kind === "member" ? actor.userId : null,
      reason: body.reason,
      details: body.details ?? "",
    };
    await insertReport(tx, report, clock());
    return thanks;
  });
}
