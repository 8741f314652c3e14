import { sql } from "kysely";
import { listOrders } from "../../../../apps/api/src/areas/marketplace/orders/list-orders.ts";
import { readFigures } from "../../../../apps/api/src/areas/marketplace/orders/read-figures.ts";
import { listOrdersForAdmins } from "../../../../apps/api/src/areas/marketplace/problems/list-orders-for-admins.ts";
import { readMyPurchase } from "../../../../apps/api/src/areas/marketplace/purchases/read-purchases.ts";
import { listReceiptSums } from "../../../../apps/api/src/areas/marketplace/purchases/receipt.rules.ts";
import { inspectPayment } from "../../../../apps/api/src/areas/payments/administration/inspect-payment.ts";
import { findSale } from "../../../../apps/api/src/areas/payments/sales/sales.repository.ts";
import { viewSale } from "../../../../apps/api/src/areas/payments/sales/view-sale.ts";
import { formatOrdersCsv } from "../../../../apps/web/app/areas/marketplace/sold/orders-csv.ts";
import type { DrillStore, Market, PlacedOrder } from "../random-orders.ts";
import {
  type FiguresByPlace,
  readCsv,
  readReceipt,
  type ShownFigures,
  sum,
  toCents,
} from "./shown.ts";

/** What the use cases answer, and what the provider says. */
export async function readByUseCases(market: Market, order: PlacedOrder) {
  const { db, deps } = market;
  const { shop, orderId, saleId, paymentId, buyer } = order;
  const bought = await readMyPurchase(deps, buyer.member, orderId);
  const [sold] = (await listOrders(deps, shop.seller.member, shop.storeId, { q: orderId })).data;
  const stored = await findSale(db, saleId);
  const [adminOrder] = (await listOrdersForAdmins(deps, { show: "all", q: orderId })).data;
  const [adminSale] = (await inspectPayment(deps, paymentId)).sales;
  if (!stored || !sold || !adminOrder || !adminSale) throw new Error(`${orderId} is missing`);
  const sale = viewSale(stored);
  const receipt = listReceiptSums(bought).flatMap(({ label, amount }) => [label, amount]);
  const { sentCents, ...provider } = await readProvider(market, order, stored.settledCents);
  const places: FiguresByPlace = {
    readMyPurchase: { amountCents: bought.totalCents, refundedCents: bought.refundedCents },
    receiptSums: readReceipt(receipt),
    listOrders: {
      amountCents: toCents(sold.total),
      feeCents: toCents(sold.platform_fee) - toCents(sold.fee_given_back),
      refundedCents: toCents(sold.refunded),
      disputedCents: toCents(sold.disputed),
      netCents: toCents(sold.net_profit),
    },
    ordersCsv: readCsv(formatOrdersCsv([sold]), orderId),
    viewSale: {
      amountCents: sale.amountCents,
      feeCents: sale.feeCents - sale.returnedFeeCents,
      refundedCents: sale.refundedCents,
      disputedCents: sale.disputedCents,
      netCents: sale.netCents,
    },
    "the share": { netCents: sale.shareCents - sale.refundedShareCents },
    listOrdersForAdmins: {
      amountCents: adminOrder.totalCents,
      refundedCents: adminOrder.refundedCents,
      disputedCents: adminOrder.disputedCents,
      netCents: adminOrder.netCents,
    },
    inspectPayment: {
      amountCents: adminSale.amountCents,
      feeCents: adminSale.feeCents - adminSale.returnedFeeCents,
      netCents: adminSale.netCents,
    },
    provider,
  };
  return { places, sentCents };
}

/** What the dashboard adds up. */
export async function readSumsByUseCases(
  { deps }: Market,
  store: DrillStore,
): Promise<FiguresByPlace> {
  const { weeks } = await readFigures(deps, store.seller.member, store.storeId);
  return {
    readFigures: {
      amountCents: sum(weeks.map(({ salesCents }) => salesCents)),
      netCents: sum(weeks.map(({ netCents }) => netCents)),
    },
  };
}

/** Where every cent of an order is: what all other places have to agree with. */
export async function readLedger(
  { db }: Market,
  { paymentId }: PlacedOrder,
): Promise<ShownFigures> {
  const { rows } = await sql<{ kind: string; account: string; cents: number }>`
    select movement.kind, entry.account, sum(entry.amount_cents)::int as cents
    from payments.ledger_entry as entry
    join payments.ledger_movement as movement on movement.id = entry.movement_id
    where movement.payment_id = ${paymentId}
    group by 1, 2
  `.execute(db);
  const sumEntriesCents = (account: string, ...kinds: string[]) =>
    sum(
      rows
        .filter((row) => row.account === account && kinds.includes(row.kind))
        .map(({ cents }) => cents),
    );
  const shared = ["charge", "refund", "dispute"];
  // What we owe or earned is negative in the ledger.
  return {
    amountCents: sumEntriesCents("balance", "charge"),
    feeCents: 0 - sumEntriesCents("platform share", ...shared),
    refundedCents: 0 - sumEntriesCents("balance", "refund"),
    disputedCents: 0 - sumEntriesCents("balance", "dispute"),
    netCents: 0 - sumEntriesCents("payee share", ...shared),
    goneCents: 0 - sumEntriesCents("balance", "refund", "dispute"),
    initialNetCents: 0 - sumEntriesCents("payee share", "charge"),
  };
}

/** What the provider took, gave back and sent on; what a seller owes us for it isn't there yet. */
async function readProvider(
  { db, stripe }: Market,
  { chargeId, paymentId, saleId }: PlacedOrder,
  settledCents: number,
): Promise<Partial<ShownFigures> & { sentCents: number }> {
  const charge = await stripe.charges.retrieve(chargeId);
  const disputes = (await stripe.disputes.list({ charge: chargeId, limit: 100 })).data;
  const transfers = (await stripe.transfers.list({ transfer_group: paymentId, limit: 100 })).data;
  const sentCents = sum(
    transfers
      .filter(({ metadata }) => metadata.saleId === saleId)
      .map(({ amount, amount_reversed }) => amount - amount_reversed),
  );
  const owedCents = await readSellerDebtCents(db, paymentId);
  return {
    sentCents,
    amountCents: charge.amount,
    refundedCents: charge.amount_refunded,
    disputedCents: sum(disputes.map(({ amount }) => amount)),
    netCents: sentCents + settledCents - owedCents,
  };
}

/** What the seller owes us for an order, because the provider couldn't take it back from them. */
export async function readSellerDebtCents(db: Market["db"], paymentId: string): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    select coalesce(sum(entry.amount_cents), 0)::int as cents
    from payments.ledger_entry as entry
    join payments.ledger_movement as movement on movement.id = entry.movement_id
    where movement.payment_id = ${paymentId} and movement.kind = 'debt' and entry.account = 'debt'
  `.execute(db);
  return rows[0]?.cents ?? 0;
}
