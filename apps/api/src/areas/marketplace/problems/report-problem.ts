import type { BoughtOrderDetails } from "@boab/contracts/marketplace/my-orders";
import type { ProblemKind } from "@boab/contracts/marketplace/problem-limits";
import { problemNotes } from "@boab/contracts/marketplace/problem-texts";
import { attachUpload } from "#areas/uploads/index.ts";
import { writeAudit } from "#platform/audit/audit.ts";
import type { Tx } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";
import type { RequestOrigin } from "#platform/http/route.ts";
import { runOnce } from "#platform/idempotency/run-once.ts";
import type { MarketplaceDeps } from "../deps.ts";
import { lockPurchase } from "../purchases/purchases.repository.ts";
import { describePurchase } from "../purchases/read-purchases.ts";
import { judgeReport, replyDeadline } from "./problem.rules.ts";
import { insertProblemPhoto } from "./problem-photos.repository.ts";
import { findUnsettled, insertProblem } from "./problems.repository.ts";
import { findRefundable } from "./refunds.repository.ts";
import { type TellDeps, tellParties } from "./tell-parties.ts";

type Deps = Pick<MarketplaceDeps, "db" | "clock" | "mediaAddress"> & TellDeps;

const refusals = {
  "already open": problemNotes.alreadyOpen,
  "nothing left": problemNotes.nothingLeft,
  "too late": problemNotes.tooLate,
};

interface Report {
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
  { kind, items, details, photos = [] }: Report,
  { ip, requestId, idempotencyKey }: RequestOrigin,
): Promise<BoughtOrderDetails> {
  const once = { actor: userId, route: "report problem", key: idempotencyKey };
  return runOnce(
    deps.db,
    { ...once, request: { orderId, kind, items, details, photos } },
    async (tx) => {
      const order = await lockPurchase(tx, orderId, userId);
      if (!order) throw new AppError("not_found");
      const now = deps.clock();
      const verdict = judgeReport(
        {
          ...{ state: order.state, sendBy: order.sendBy, receivedAt: order.receivedAt },
          leftCents: order.goodsCents + order.deliveryCents - order.refundedCents,
          hasUnsettled: (await findUnsettled(tx, orderId)) !== undefined,
        },
        now,
      );
      if (!verdict.ok) throw new AppError("conflict", { sentence: refusals[verdict.reason] });
      if (!verdict.kinds.includes(kind))
        throw new AppError("bad_request", { fields: { kind: problemNotes.notYet } });
      const { lines = [] } = (await findRefundable(tx, orderId)) ?? {};
      if (!items.every((number) => lines.some(({ itemNumber }) => itemNumber === number)))
        throw new AppError("bad_request", { fields: { items: problemNotes.chooseItems } });
      const replyBy = replyDeadline(now);
      const problem = { orderId, kind, itemNumbers: items, details, reportedAt: now, replyBy };
      const id = await insertProblem(tx, problem);
      await attachPhotos(deps, tx, { problemId: id, orderId, userId, photos });
      await tellParties(
        deps,
        tx,
        { id, orderId },
        {
          ...{ step: "reported", to: ["buyer", "store"], until: replyBy },
        },
      );
      await writeAudit(tx, {
        ...{ actorId: userId, act: "report problem", objectType: "order", objectId: orderId },
        ...{ changes: { kind, items }, ip, requestId },
      });
      return describePurchase(tx, order, now);
    },
  );
}

interface Attaching {
  problemId: string;
  orderId: string;
  userId: string;
  photos: readonly string[];
}

/** They stay the buyer's own, so that they go with their account. */
async function attachPhotos(
  deps: Deps,
  tx: Tx,
  { problemId, orderId, userId, photos }: Attaching,
): Promise<void> {
  for (const [index, uploadId] of photos.entries()) {
    const request = { uploadId, actor: { userId }, purpose: "problem-photo" as const };
    const [shown] = await attachUpload(deps, tx, { ...request, targetId: orderId });
    if (!shown) throw new AppError("upload_not_ready");
    const { width, height } = shown;
    await insertProblemPhoto(tx, problemId, uploadId, { number: index + 1, width, height });
  }
}
