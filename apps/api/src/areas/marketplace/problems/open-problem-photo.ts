import { isActive, isFullAdmin } from "@boab/contracts/accounts/roles";
import { signPrivateLink } from "#areas/uploads/index.ts";
import { inTransaction } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";
import type { RequestOrigin } from "#platform/http/route.ts";
import type { MarketplaceDeps } from "../deps.ts";
import { findOrderParties } from "../orders/orders.repository.ts";
import { findPhotoUpload } from "./problem-photos.repository.ts";
import { findLatestProblem } from "./problems.repository.ts";

/** Returns a link to one photo for buyer and store, and for admins while they may read the problem. Each is audited. */
export async function openProblemPhoto(
  { db, storage }: Pick<MarketplaceDeps, "db" | "storage">,
  member: Member,
  { orderId, number }: { orderId: string; number: number },
  origin: RequestOrigin,
): Promise<{ url: string }> {
  const url = await inTransaction(db, async (tx) => {
    const parties = await findOrderParties(tx, orderId);
    const problem = parties && (await findLatestProblem(tx, orderId));
    if (!problem || !isActive(member)) throw new AppError("not_found");
    const isParty = parties.buyerId === member.userId || parties.sellerId === member.userId;
    const mayReadAsAdmin = isFullAdmin(member) && problem.settledAt === null;
    const uploadId =
      isParty || mayReadAsAdmin ? await findPhotoUpload(tx, problem.id, number) : undefined;
    if (!uploadId) throw new AppError("not_found");
    return signPrivateLink({ storage }, tx, { uploadId, actor: member, origin });
  });
  return { url };
}
