import { problemNotes } from "@boab/contracts/marketplace/problem-texts";
import type { Tx } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { MarketplaceDeps } from "../deps.ts";
import { followPayback } from "./follow-payback.ts";
import { planRefund } from "./problem.rules.ts";
import { findRefundable, insertParts } from "./refunds.repository.ts";

export type GiveBackDeps = Pick<MarketplaceDeps, "clock" | "refundPart">;

interface Wanted {
  items: readonly number[];
  delivery: boolean;
  /** The seller has the items again, or never sent them. */
  backInStock?: boolean | undefined;
}

/**
 * Gives back what is left of these items. The order is locked. The payment itself is kept by payments, which never
 * gives back more than was paid; this only says what a refund was for.
 */
export async function giveBackItems(
  deps: GiveBackDeps,
  tx: Tx,
  orderId: string,
  wanted: Wanted,
  requestedBy: string,
): Promise<{ refundedCents: number }> {
  const paid = await findRefundable(tx, orderId);
  if (!paid) throw new AppError("not_found");
  const plan = planRefund(paid, wanted);
  if (!plan.ok)
    throw plan.reason === "unknown item"
      ? new AppError("bad_request", { fields: { items: problemNotes.chooseItems } })
      : new AppError("conflict", { sentence: problemNotes.nothingLeft });
  const { parts, amountCents } = plan;
  const refund = { saleId: paid.saleId, amountCents, requestedBy };
  const { refundId } = await deps.refundPart(tx, refund);
  await insertParts(tx, { refundId, orderId }, parts);
  const returned = wanted.backInStock ? wanted.items : [];
  await followPayback(tx, orderId, { now: deps.clock(), returned });
  return { refundedCents: amountCents };
}

/** The items of which nothing is left to give back, with those that are about to be. */
export async function coveredItems(tx: Tx, orderId: string, wanted: Wanted): Promise<number[]> {
  const paid = await findRefundable(tx, orderId);
  const before = (paid?.lines ?? [])
    .filter((line) => line.refundedCents >= line.totalCents)
    .map(({ itemNumber }) => itemNumber);
  return [...before, ...wanted.items];
}
