import { orderProblemCopy } from "@boab/contracts/marketplace/copy";
import type { BoughtOrderDetails } from "@boab/contracts/marketplace/my-orders";
import type { ProblemKind } from "@boab/contracts/marketplace/problem-limits";
import { attachUpload } from "#areas/uploads/index.ts";
import { writeAudit } from "#platform/audit/audit.ts";
import type { Tx } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";
import type { RequestOrigin } from "#platform/http/route.ts";
import { runOnce } from "#platform/idempotency/run-once.ts";
import type { MarketplaceDeps } from "../deps.ts";
import { listPurchaseLines } from "../orders/orders.repository.ts";
import { isLineRefunded } from "../orders/refund-plan.rules.ts";
import { type NotifyDeps, notifyParties } from "../problems/notify-parties.ts";
import { computeReplyDeadline, judgeReport } from "../problems/problem.rules.ts";
import { insertProblemPhoto } from "../problems/problem-photos.repository.ts";
import { findUnsettledProblem, insertProblem } from "../problems/problems.repository.ts";
import { lockPurchase } from "./purchases.repository.ts";
import { describePurchase } from "./read-purchases.ts";

type Deps = Pick<MarketplaceDeps, "db" | "clock" | "mediaUrl"> & NotifyDeps;

const refusals = {
  "already open": orderProblemCopy.alreadyOpen,
  "nothing left": orderProblemCopy.nothingLeft,
  "too late": orderProblemCopy.tooLate,
};

interface ProblemReport {
  kind: ProblemKind;
  items: number[];
  details: string;
  photos?: string[] | undefined;
}

/** The buyer says what is wrong with which items; the store has three business days to reply. */
export function reportProblem(
  deps: Deps,
  { userId }: Member,
  orderId: string,
  { kind, items, details, photos = [] }: ProblemReport,
  { ip, requestId }: RequestOrigin,
): Promise<BoughtOrderDetails> {
  return runOnce(deps.db, async (tx) => {
    const order = await lockPurchase(tx, orderId, userId);
    if (!order) throw new AppError("not_found");
    const now = deps.clock();
    const verdict = judgeReport(
      {
        state: order.state,
        sendBy: order.sendBy,
        receivedAt: order.receivedAt,
        leftCents: order.goodsCents + order.deliveryCents - order.refundedCents,
        hasUnsettled: (await findUnsettledProblem(tx, orderId)) !== undefined,
      },
      now,
    );
    if (!verdict.ok) throw new AppError("conflict", { sentence: refusals[verdict.reason] });
    if (!verdict.kinds.includes(kind))
      throw new AppError("bad_request", { fields: { kind: orderProblemCopy.notYet } });
    const lines = await listPurchaseLines(tx, [orderId]);
    const reportableLines = lines.filter((line) => !isLineRefunded(line));
    if (!items.every((number) => reportableLines.some(({ itemNumber }) => itemNumber === number)))
      throw new AppError("bad_request", { fields: { items: orderProblemCopy.chooseItems } });
    const replyBy = computeReplyDeadline(now);
    const problem = { orderId, kind, itemNumbers: items, details, reportedAt: now, replyBy };
    const id = await insertProblem(tx, problem);
    await attachPhotos(deps, tx, { problemId: id, orderId, userId, photos });
    await notifyParties(
      deps,
      tx,
      { id, orderId },
      {
        step: "reported",
        to: ["buyer", "store"],
        until: replyBy,
      },
    );
    await writeAudit(tx, {
      actorId: userId,
      act: "report problem",
      objectType: "order",
      objectId: orderId,
      changes: { kind, items },
      ip,
      requestId,
    });
    return describePurchase(tx, order, now);
  });
}

interface PhotosToAttach {
  problemId: string;
  orderId: string;
  userId: string;
  photos: readonly string[];
}

/** The photos stay the buyer's own, so that they are deleted with their account. */
async function attachPhotos(
  deps: Deps,
  tx: Tx,
  { problemId, orderId, userId, photos }: PhotosToAttach,
): Promise<void> {
  for (const [index, uploadId] of photos.entries()) {
    const request = { uploadId, actor: { userId }, purpose: "problem-photo" as const };
    const [rendition] = await attachUpload(deps, tx, { ...request, targetId: orderId });
    if (!rendition) throw new AppError("upload_not_ready");
    const { width, height } = rendition;
    await insertProblemPhoto(tx, problemId, uploadId, { number: index + 1, width, height });
  }
}
