import type { CallResponse } from "@boab/contracts/common/call";
import type { getMyOrder, getOrderReceipt } from "@boab/contracts/marketplace/my-orders";
import type { listOrdersForAdmins } from "@boab/contracts/marketplace/order-problems";
import type { getStoreFigures, listSoldOrders } from "@boab/contracts/marketplace/orders";
import type {
  inspectPayment,
  listAllPayments,
  summarisePayments,
} from "@boab/contracts/payments/administration";
import type { listSales, readPayment } from "@boab/contracts/payments/payments";
import type { readMyBalance } from "@boab/contracts/payments/payout-accounts";
import { readPdf } from "../pdf-text.ts";
import { type DrillStore, type Market, type PlacedOrder, read } from "../random-orders.ts";
import { readSellerDebtCents } from "./by-functions.ts";
import { type FiguresByPlace, readReceipt, sum, toCents } from "./shown.ts";

type Sale = CallResponse<typeof listSales>["data"][number];

/** All sales of the store, by their ids: the list has no search. */
export async function readSales({ seller }: DrillStore): Promise<Map<string, Sale>> {
  const sales = new Map<string, Sale>();
  for (let cursor: string | null = ""; cursor !== null; ) {
    const query = new URLSearchParams({ limit: "50", ...(cursor && { cursor }) });
    const page: CallResponse<typeof listSales> = await read(
      seller.call("GET", `/pay/sales?${query}`),
    );
    for (const sale of page.data) sales.set(sale.id, sale);
    cursor = page.nextCursor;
  }
  return sales;
}

/** What the API answers each of those whom an order concerns, with their own sessions. */
export async function readByApi(
  { db }: Market,
  { shop, orderId, paymentId, saleId, buyer }: PlacedOrder,
  sales: Map<string, Sale>,
): Promise<FiguresByPlace> {
  const { seller, admin, storeId } = shop;
  const orderPath = `/marketplace/my-orders/${orderId}`;
  const bought: CallResponse<typeof getMyOrder> = await read(buyer.call("GET", orderPath));
  const paid: CallResponse<typeof readPayment> = await read(
    buyer.call("GET", `/pay/payments/${paymentId}`),
  );
  const { pdfBase64 }: CallResponse<typeof getOrderReceipt> = await read(
    buyer.call("GET", `${orderPath}/receipt`),
  );
  const sold: CallResponse<typeof listSoldOrders> = await read(
    seller.call("GET", `/marketplace/sold/${storeId}?q=${orderId}`),
  );
  const orders: CallResponse<typeof listOrdersForAdmins> = await read(
    admin.call("GET", `/admin/orders?show=all&q=${orderId}`),
  );
  const payments: CallResponse<typeof listAllPayments> = await read(
    admin.call("GET", `/admin/payments?q=${paymentId}`),
  );
  const inspected: CallResponse<typeof inspectPayment> = await read(
    admin.call("GET", `/admin/payments/${paymentId}`),
  );
  const [card] = sold.data;
  const [order] = orders.data;
  const [row] = payments.data;
  const [inspectedSale] = inspected.sales;
  const sale = sales.get(saleId);
  if (!card || !order || !row || !inspectedSale || !sale) throw new Error(`${orderId} is missing`);
  const sumSentCents = (kind: string) =>
    sum(
      inspectedSale.messages
        .filter((message) => message.kind === kind && message.state === "sent")
        .map(({ amountCents }) => amountCents),
    );
  return {
    "the buyer's order": {
      amountCents: bought.totalCents,
      refundedCents: bought.refundedCents,
    },
    "the buyer's refunds": {
      refundedCents: sum(bought.refunds.map(({ amountCents }) => amountCents)),
    },
    "the buyer's payment": {
      amountCents: paid.amountCents,
      refundedCents: sum(paid.sales.map(({ refundedCents }) => refundedCents)),
      disputedCents: sum(paid.sales.map(({ disputedCents }) => disputedCents)),
    },
    "the receipt": readReceipt(readPdf(Buffer.from(pdfBase64, "base64"))),
    "the seller's order": {
      amountCents: toCents(card.total),
      feeCents: toCents(card.platform_fee) - toCents(card.fee_given_back),
      refundedCents: toCents(card.refunded),
      disputedCents: toCents(card.disputed),
      netCents: toCents(card.net_profit),
    },
    "the seller's sale": {
      amountCents: sale.amountCents,
      feeCents: sale.feeCents - sale.returnedFeeCents,
      refundedCents: sale.refundedCents,
      disputedCents: sale.disputedCents,
      netCents: sale.netCents,
    },
    "the admins' order": {
      amountCents: order.totalCents,
      refundedCents: order.refundedCents,
      disputedCents: order.disputedCents,
      netCents: order.netCents,
    },
    "the admins' payments": {
      amountCents: row.amountCents,
      feeCents: row.feeCents - row.returnedFeeCents,
      refundedCents: row.refundedCents,
      disputedCents: row.disputedCents,
      netCents: row.netCents,
    },
    "the admins' payment": {
      amountCents: inspectedSale.amountCents,
      feeCents: inspectedSale.feeCents - inspectedSale.returnedFeeCents,
      refundedCents: inspectedSale.refundedCents,
      disputedCents: inspectedSale.disputedCents,
      netCents: inspectedSale.netCents,
    },
    transfers: {
      refundedCents: sumSentCents("refund"),
      netCents:
        sumSentCents("transfer") -
        sumSentCents("reversal") +
        inspectedSale.settledCents -
        (await readSellerDebtCents(db, paymentId)),
    },
  };
}

/** What is shown of all orders together. */
export async function readSumsByApi({ seller, admin, storeId }: DrillStore) {
  const { weeks }: CallResponse<typeof getStoreFigures> = await read(
    seller.call("GET", `/marketplace/figures/${storeId}`),
  );
  const { balance }: CallResponse<typeof readMyBalance> = await read(
    seller.call("GET", "/pay/merch/balance"),
  );
  const summary: CallResponse<typeof summarisePayments> = await read(
    admin.call("GET", "/admin/payments/summary"),
  );
  return {
    dashboard: {
      amountCents: sum(weeks.map(({ salesCents }) => salesCents)),
      feeCents: sum(weeks.map(({ feesCents }) => feesCents)),
      goneCents: sum(weeks.map(({ refundsCents }) => refundsCents)),
      netCents: sum(weeks.map(({ netCents }) => netCents)),
    },
    "the admins' week": {
      amountCents: summary.takenCents,
      goneCents: summary.refundedCents,
      feeCents: summary.netCents + summary.cardCents,
      netCents: summary.sentCents + summary.heldCents,
    },
    balanceCents: balance ? balance.readyCents + balance.clearingCents : Number.NaN,
  };
}
