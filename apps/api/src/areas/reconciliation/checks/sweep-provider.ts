import type { Stripe } from "#platform/stripe/connect-stripe.ts";
import type { BalanceMove } from "./figures.rules.ts";
import {
  isCollected,
  readPaymentId,
  toBalanceMove,
  toCharge,
  toIdOrNull,
  toRefund,
  toTransfer,
} from "./provider-objects.ts";
import type { TheirPayment } from "./reconciliation.rules.ts";

/** This is the provider's max for one page. */
const limit = 100;

export interface ProviderRecords {
  /** Maps the id of our payment to what the provider lists for it within the window. */
  payments: Map<string, TheirPayment>;
  /** The charges, transfers and refunds called stray name no payment of ours. */
  strayCharges: Set<string>;
  strayTransfers: Set<string>;
  /** Maps the id of a refund to the id of its charge. */
  strayRefunds: Map<string, string>;
  /** Every movement of our balance; none when they were not asked for. */
  balanceMoves: BalanceMove[];
}

/** Everything that happened at the provider within a time, page by page. */
export async function listProviderRecords(
  stripe: Stripe,
  { from, to }: { from: Date; to: Date },
  { withBalance: includesBalance }: { withBalance: boolean },
): Promise<ProviderRecords> {
  const seconds = (at: Date) => Math.floor(at.getTime() / 1000);
  // The provider knows whole seconds only.
  const created = { gte: seconds(from), lt: seconds(to) + 1 };
  const records: ProviderRecords = {
    payments: new Map(),
    strayCharges: new Set(),
    strayTransfers: new Set(),
    strayRefunds: new Map(),
    balanceMoves: [],
  };
  await addCharges(records, stripe, created);
  await addTransfers(records, stripe, created);
  await addRefunds(records, stripe, created);
  if (includesBalance) {
    for await (const transaction of stripe.balanceTransactions.list({ created, limit }))
      records.balanceMoves.push(toBalanceMove(transaction));
    attachNetCents(records);
  }
  return records;
}

interface CreatedRange {
  gte: number;
  lt: number;
}

async function addCharges(
  records: ProviderRecords,
  stripe: Stripe,
  created: CreatedRange,
): Promise<void> {
  for await (const charge of stripe.charges.list({ created, limit })) {
    if (!isCollected(charge)) continue;
    const payment = getOrAddPayment(records, charge.transfer_group);
    if (payment) payment.charges.push(toCharge(charge));
    else records.strayCharges.add(charge.id);
  }
}

async function addTransfers(
  records: ProviderRecords,
  stripe: Stripe,
  created: CreatedRange,
): Promise<void> {
  for await (const transfer of stripe.transfers.list({ created, limit })) {
    const payment = getOrAddPayment(records, transfer.transfer_group);
    if (payment) payment.transfers.push(toTransfer(transfer));
    else records.strayTransfers.add(transfer.id);
  }
}

async function addRefunds(
  records: ProviderRecords,
  stripe: Stripe,
  created: CreatedRange,
): Promise<void> {
  for await (const refund of stripe.refunds.list({ created, limit, expand: ["data.charge"] })) {
    const charge = typeof refund.charge === "string" ? null : refund.charge;
    const payment = getOrAddPayment(records, charge?.transfer_group ?? null);
    if (payment) payment.refunds.push(toRefund(refund));
    else records.strayRefunds.set(refund.id, toIdOrNull(refund.charge) ?? refund.id);
  }
}

function getOrAddPayment(
  { payments }: ProviderRecords,
  group: string | null,
): TheirPayment | undefined {
  const id = readPaymentId(group);
  if (id === undefined) return undefined;
  const found = payments.get(id) ?? { charges: [], transfers: [], refunds: [] };
  payments.set(id, found);
  return found;
}

function attachNetCents({ payments, balanceMoves }: ProviderRecords): void {
  const netCentsBySource = new Map<string, number>();
  for (const { sourceId, amountCents, feeCents } of balanceMoves)
    netCentsBySource.set(sourceId, (netCentsBySource.get(sourceId) ?? 0) + amountCents - feeCents);
  const attach = (object: { id: string; netCents: number | null }) => {
    object.netCents = netCentsBySource.get(object.id) ?? null;
  };
  for (const { charges, transfers, refunds } of payments.values()) {
    for (const one of [...charges, ...refunds]) attach(one);
    for (const transfer of transfers)
      for (const one of [transfer, ...transfer.reversals]) attach(one);
  }
}
