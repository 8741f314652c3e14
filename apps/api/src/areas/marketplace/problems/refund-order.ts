import { isActive, isFullAdmin } from "@boab/contracts/accounts/roles";
import type { StoreRefund } from "@boab/contracts/marketplace/order-problems";
import { writeAudit } from "#platform/audit/audit.ts";
import type { Tx } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";
import type { RequestOrigin } from "#platform/http/route.ts";
import { runOnce } from "#platform/idempotency/run-once.ts";
import type { MarketplaceDeps } from "../deps.ts";
import { lockOrder } from "../orders/orders.repository.ts";
import { coveredItems, type GiveBackDeps, giveBackItems } from "./give-back.ts";
import { findParties } from "./parties.repository.ts";
import { nextState, refundAct } from "./problem.rules.ts";
import { findUnsettled, saveProblem } from "./problems.repository.ts";
import { type TellDeps, tellParties } from "./tell-parties.ts";

type Deps = Pick<MarketplaceDeps, "db"> & GiveBackDeps & TellDeps;

/** The store of its own accord, or an admin, gives back items; a problem about them is settled with it. */
export function refundOrder(
  deps: Deps,
  member: Member,
  orderId: string,
  wanted: StoreRefund,
  { ip, requestId, idempotencyKey }: RequestOrigin,
): Promise<{ refundedCents: number }> {
  const once = { actor: member.userId, route: "refund order", key: idempotencyKey };
  return runOnce(deps.db, { ...once, request: { orderId, ...wanted } }, async (tx) => {
    const by = await partyOf(tx, member, orderId);
    const covered = await coveredItems(tx, orderId, wanted);
    const given = await giveBackItems(deps, tx, orderId, wanted, member.userId);
    const problem = await findUnsettled(tx, orderId);
    const state = problem && nextState(problem.state, refundAct(problem.itemNumbers, covered), by);
    if (problem && state === "refunded") {
      await saveProblem(tx, problem.id, { state, settledAt: deps.clock() });
      await tellParties(deps, tx, problem, { step: "refunded", to: ["buyer"] });
    }
    await writeAudit(tx, {
      ...{ actorId: member.userId, act: "refund order", objectType: "order", objectId: orderId },
      ...{ changes: { ...wanted, ...given }, ip, requestId },
    });
    return given;
  });
}

/** Locks the order; for anybody else there is none. */
async function partyOf(tx: Tx, member: Member, orderId: string): Promise<"seller" | "admin"> {
  const order = await lockOrder(tx, orderId);
  const parties = order && (await findParties(tx, orderId));
  if (parties && isActive(member)) {
    if (parties.sellerId === member.userId) return "seller";
    if (isFullAdmin(member)) return "admin";
  }
  throw new AppError("not_found");
}
