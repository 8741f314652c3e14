import { addFormerName, formerFields } from "@boab/contracts/common/former-names";
import type { PaymentSummary } from "@boab/contracts/payments/administration";
import type { PaymentsDeps } from "../deps.ts";
import { sumPaidSince } from "./summary.repository.ts";

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/** Staff read what was paid in the last week, and who has the money now. */
export async function summarisePayments({
  db,
  clock,
}: Pick<PaymentsDeps, "db" | "clock">): Promise<PaymentSummary> {
  const from = new Date(clock().getTime() - WEEK_MS);
  const { owedCents, ...sums } = await sumPaidSince(db, from);
  // A share that was spent before it could be taken back is no longer with us.
  const heldCents = Math.max(0, owedCents - sums.sentCents);
  const { takenCents, refundedCents, sentCents, cardCents } = sums;
  const netCents = takenCents - refundedCents - sentCents - heldCents - cardCents;
  const summary = { from: from.toISOString(), ...sums, heldCents, netCents };
  return addFormerName(summary, formerFields.netCents);
}
