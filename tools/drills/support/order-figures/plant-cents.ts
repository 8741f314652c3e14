import { breakSource } from "../break-source.ts";

interface PlantedFault {
  /** The place and the figure that have to differ then. */
  where: string;
  fault: [file: string | RegExp, honest: string, broken: string];
}

/** A cent too much in one place each, as a careless change of it would put it there. */
const apiFaults: PlantedFault[] = [
  {
    where: "the buyer's order amountCents",
    fault: [
      "purchases/view-purchase.ts",
      "totalCents: order.goodsCents + order.deliveryCents,",
      "totalCents: order.goodsCents + order.deliveryCents + 1,",
    ],
  },
  {
    where: "the receipt refundedCents",
    fault: ["purchases/receipt.rules.ts", "money(amountCents)", "money(amountCents + 1)"],
  },
  {
    where: "the buyer's payment amountCents",
    fault: [
      "payments/view-payment.ts",
      "amountCents: payment.amountCents,",
      "amountCents: payment.amountCents + 1,",
    ],
  },
  {
    where: "the seller's order netCents",
    fault: [
      "orders/view-order.ts",
      "toDollars(computeSaleNetCents(order))",
      "toDollars(computeSaleNetCents(order) + 1)",
    ],
  },
  {
    where: "the seller's sale netCents",
    fault: ["sales/view-sale.ts", "computeSaleNetCents(sale)", "computeSaleNetCents(sale) + 1"],
  },
  {
    where: "the admins' order amountCents",
    fault: [
      "problems/list-orders-for-admins.ts",
      "totalCents: order.amountCents,",
      "totalCents: order.amountCents + 1,",
    ],
  },
  {
    where: "the admins' payments netCents",
    fault: [
      "administration/payment-list.repository.ts",
      "netCents: computeSaleNetCents(",
      "netCents: 1 + computeSaleNetCents(",
    ],
  },
  {
    where: "the admins' payment netCents",
    fault: [
      "administration/inspect-payment.ts",
      "computeSaleNetCents(sale)",
      "computeSaleNetCents(sale) + 1",
    ],
  },
  {
    where: "transfers netCents",
    fault: [
      "outbox/outbox-list.repository.ts",
      "amountCents: row.amountCents,",
      "amountCents: row.amountCents + 1,",
    ],
  },
  {
    where: "dashboard goneCents",
    fault: [
      "orders/read-figures.ts",
      "sums.refundedCents + sums.disputedCents",
      "sums.refundedCents + sums.disputedCents + 1",
    ],
  },
  {
    where: "the admins' week amountCents",
    fault: [
      "administration/summarise-payments.ts",
      "...sums, heldCents,",
      "...sums, takenCents: takenCents + 1, heldCents,",
    ],
  },
  {
    where: "the buyer's email amountCents",
    fault: [
      "checkout/checkout-emails.ts",
      `total: { label: "Total, AUD", amount: total }`,
      `total: { label: "Total, AUD", amount: total.replace(/.$/, (digit) => (digit === "0" ? "1" : "0")) }`,
    ],
  },
  {
    where: "the seller's email initialNetCents",
    fault: [
      "checkout/checkout-emails.ts",
      "money(computeOrderTotal(order) - order.feeCents)",
      "money(computeOrderTotal(order) - order.feeCents + 1)",
    ],
  },
  {
    where: "ordersCsv amountCents",
    fault: [
      "sold/orders-csv.ts",
      "once(row, row.order.total)",
      "once(row, row.order.total + 0.01)",
    ],
  },
];

const pages = /apps\/web\/build\/server\/index\.js$/;

/** Ten cents each, so that a cent of the API isn't taken for it. */
const pageFaults: PlantedFault[] = [
  {
    where: "the buyer's page refundedCents",
    fault: [
      pages,
      "refunds.map(({ amountCents, at }) => /* @__PURE__ */ jsx(Sum",
      "refunds.map(({ amountCents: honest, at }, _, __, amountCents = honest + 10) => jsx(Sum",
    ],
  },
  {
    where: "the page of the payment refundedCents",
    fault: [pages, `["−", formatMoney(refunded)]`, `["−", formatMoney(refunded + 10)]`],
  },
  {
    where: "the seller's card netCents",
    fault: [
      pages,
      "var formatNetProfit = ({ net_profit }) =>",
      "var formatNetProfit = ({ net_profit: honest }, net_profit = honest + 0.1) =>",
    ],
  },
  {
    where: "the seller's file amountCents",
    fault: [pages, "once(row, row.order.total)", "once(row, row.order.total + 0.1)"],
  },
  {
    where: "the page of sales netCents",
    fault: [
      pages,
      `cell: ({ netCents }) => /* @__PURE__ */ jsx("b"`,
      `cell: ({ netCents: honest }, netCents = honest + 10) => jsx("b"`,
    ],
  },
  {
    where: "the admins' page of orders amountCents",
    fault: [pages, "formatMoney(order.totalCents)", "formatMoney(order.totalCents + 10)"],
  },
  {
    where: "the admins' page of payments netCents",
    fault: [
      pages,
      "cell: ({ netCents }) => formatMoney(netCents)",
      "cell: ({ netCents }) => formatMoney(netCents + 10)",
    ],
  },
  {
    where: "the page of the dashboard netCents",
    fault: [pages, "cents: week.netCents,", "cents: week.netCents + 10,"],
  },
  {
    where: "the dashboard's balance netCents",
    fault: [
      pages,
      "signed(balance.readyCents + balance.clearingCents)",
      "signed(balance.readyCents + balance.clearingCents + 10)",
    ],
  },
];

/** Where a cent, or ten, must be noticed. */
export const plantedCentsByPlace = new Map([
  ...apiFaults.map(({ where }) => [where, 1] as const),
  ...pageFaults.map(({ where }) => [where, 10] as const),
]);

const plant = (planted: PlantedFault[]) => breakSource(planted.map(({ fault }) => fault));
export const plantInApi = () => plant(apiFaults);
export const plantInPages = () => plant(pageFaults);
