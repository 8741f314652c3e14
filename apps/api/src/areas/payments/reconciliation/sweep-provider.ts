import type { Stripe } from "#platform/stripe/connect-stripe.ts";
import type { BalanceMove } from "./figures.rules.ts";
import {
  idOf,
  isCollected,
  paymentIn,
  toBalanceMove,
  toCharge,
  toRefund,
  toTransfer,
} from "./provider-objects.ts";
import type { TheirPayment } from "./reconciliation.rules.ts";

/** As many as the provider gives at once. */
const limit = 100;

export interface Sweep {
  /** By our payment, as far as the provider says which. Only what happened within the time. */
  payments: Map<string, TheirPayment>;
  /** What names no payment of ours. */
  strayCharges: Set<string>;
  strayTransfers: Set<string>;
  /** By its charge. */
  strayRefunds: Map<string, string>;
  /** Every movement of our balance; none when they were not asked for. */
  moves: BalanceMove[];
}

/** Everything that happened at the provider within a time, page by page. */
export async function sweepProvider(
  stripe: Stripe,
  { from, to }: { from: Date; to: Date },
  { withBalance }: { withBalance: boolean },
): Promise<Sweep> {
  const seconds = (at: Date) => Math.floor(at.getTime() / 1000);
  // The provider knows whole seconds only.
  const created = { gte: seconds(from), lt: seconds(to) + 1 };
  const payments = new Map<string, TheirPayment>();
  const strayCharges = new Set<string>();
  const strayTransfers = new Set<string>();
  const strayRefunds = new Map<string, string>();

  function paymentOf(group: string | null): TheirPayment | undefined {
    const id = paymentIn(group);
    if (id === undefined) return undefined;
    const found = payments.get(id) ?? { charges: [], transfers: [], refunds: [] };
    payments.set(id, found);
    return found;
  }

  for await (const charge of stripe.charges.list({ created, limit })) {
    if (!isCollected(charge)) continue;
    const payment = paymentOf(charge.transfer_group);
    if (payment) payment.charges.push(toCharge(charge));
    else strayCharges.add(charge.id);
  }
  for await (const transfer of stripe.transfers.list({ created, limit })) {
    const payment = paymentOf(transfer.transfer_group);
    if (payment) payment.transfers.push(toTransfer(transfer));
    else strayTransfers.add(transfer.id);
  }
  for await (const refund of stripe.refunds.list({ created, limit, expand: ["data.charge"] })) {
    const charge = typeof refund.charge === "string" ? null : refund.charge;
    const payment = paymentOf(charge?.transfer_group ?? null);
    if (payment) payment.refunds.push(toRefund(refund));
    else strayRefunds.set(refund.id, idOf(refund.charge) ?? refund.id);
  }

  const moves: BalanceMove[] = [];
  if (withBalance) {
    for await (const transaction of stripe.balanceTransactions.list({ created, limit }))
      moves.push(toBalanceMove(transaction));
    attachNets(payments, moves);
  }
  return { payments, strayCharges, strayTransfers, strayRefunds, moves };
}

function attachNets(payments: Map<string, TheirPayment>, moves: BalanceMove[]): void {
  const nets = new Map<string, number>();
  for (const { sourceId, amountCents, feeCents } of moves)
    nets.set(sourceId, (nets.get(sourceId) ?? 0) + amountCents - feeCents);
  const attach = (object: { id: string; netCents: number | null }) => {
    object.netCents = nets.get(object.id) ?? null;
  };
  for (const { charges, transfers, refunds } of payments.values()) {
    for (const one of [...charges, ...refunds]) attach(one);
    for (const transfer of transfers)
      for (const one of [transfer, ...transfer.reversals]) attach(one);
  }
}
