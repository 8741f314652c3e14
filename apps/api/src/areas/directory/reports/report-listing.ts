import { listingCopy } from "@boab/contracts/directory/copy";
import type { ReportBody } from "@boab/contracts/directory/reports";
import { reportSubject } from "#areas/moderation/index.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Actor } from "#platform/http/actor.ts";
import { runOnce } from "#platform/idempotency/run-once.ts";
import { lockPublicListing } from "../businesses/businesses.repository.ts";
import type { DirectoryDeps } from "../deps.ts";

/** Anyone may report a public listing. It waits in the moderation queue; nobody else learns who reported it. */
export async function reportListing(
  { db, clock }: Pick<DirectoryDeps, "db" | "clock">,
  actor: Actor,
  key: string,
  { reason, details = "", website }: ReportBody,
): Promise<{ message: string }> {
  const response = { message: listingCopy.reported };
  // Only a bot fills in this invisible field. It gets the normal response, so that it doesn't try again.
  if (website) return response;
  return runOnce(db, async (tx) => {
    const subjectId = await lockPublicListing(tx, key);
    if (!subjectId) throw new AppError("not_found");
    const reporterId = actor.kind === "member" ? actor.userId : null;
    await reportSubject(tx, { kind: "listing", subjectId, reporterId, reason, details }, clock());
    return response;
  });
}
