import { readPdf } from "../pdf-text.ts";
import type { DrillStore, PlacedOrder } from "../random-orders.ts";
import {
  extractAmountsCents,
  type FiguresByPlace,
  readCsv,
  readMoney,
  readReceipt,
  sum,
} from "./shown.ts";

/** Opens a page as somebody; the server's HTML is what a person reads. */
export type OpenPage = (path: string, cookie: string) => Promise<Response>;

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };
const toText = (html: string): string =>
  html
    .replace(/<!--.*?-->/g, "")
    .replace(/<[^>]*>/g, " ")
    .replace(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole)
    .replace(/\s+/g, " ")
    .trim();

/** The terms of a page's lists, each with what it says. */
const readTerms = (html: string): { term: string; value: string }[] =>
  [...html.matchAll(/<dt[^>]*>(.*?)<\/dt>\s*<dd[^>]*>(.*?)<\/dd>/gs)].map(
    ([, term = "", value = ""]) => ({ term: toText(term), value: toText(value) }),
  );

/** The cells of a table's row by their headings. */
const readCells = (row: string): Map<string, string> =>
  new Map(
    [...row.matchAll(/<td[^>]*data-label="([^"]*)"[^>]*>(.*?)<\/td>/gs)].map(
      ([, label = "", cell = ""]) => [label, toText(cell)],
    ),
  );

/** The only row that has this text in it. */
function findRowWithText(html: string, text: string): string {
  const rows = (html.match(/<tr[\s>].*?<\/tr>/gs) ?? []).filter((row) =>
    new RegExp(`${text}\\b`).test(toText(row)),
  );
  if (rows.length !== 1 || !rows[0]) throw new Error(`${rows.length} rows with ${text}`);
  return rows[0];
}

async function readHtml(open: OpenPage, path: string, cookie: string): Promise<string> {
  const response = await open(path, cookie);
  if (response.status !== 200) throw new Error(`${path}: ${response.status}`);
  return response.text();
}

/** Each page that says something about an order, as the person whom it is for. */
export async function readByPages(
  open: OpenPage,
  order: PlacedOrder,
  file: string,
): Promise<FiguresByPlace> {
  const { shop, orderId, paymentId, buyer } = order;
  const { seller, admin, slug } = shop;
  const orderPath = `/my-account/orders/${orderId}`;
  const bought = readTerms(await readHtml(open, orderPath, buyer.cookie));
  const refunds = bought.filter(({ term }) => /^Refunded ./.test(term));
  const after = bought.find(({ term }) => term === "Total after refunds")?.value;
  const receipt = await open(`${orderPath}/receipt.pdf`, buyer.cookie);
  const paid = readTerms(await readHtml(open, `/my-account/payments/${paymentId}`, buyer.cookie));
  const soldPage = await readHtml(
    open,
    `/marketplace/stores/${slug}/sold?q=${orderId}`,
    seller.cookie,
  );
  const sales = await readHtml(open, "/my-account/sales", seller.cookie);
  const orders = await readHtml(open, `/admin/orders?q=${orderId}`, admin.cookie);
  const payments = await readHtml(open, `/admin/payments?q=${paymentId}`, admin.cookie);
  const sumValues = (terms: typeof bought, pattern: RegExp) =>
    sum(terms.filter(({ term }) => pattern.test(term)).map(({ value }) => readMoney(value)));
  return {
    "the buyer's page": {
      amountCents: sumValues(bought, /^Paid$/),
      refundedCents: 0 - sum(refunds.map(({ value }) => readMoney(value))),
    },
    "the buyer's page, its last line": {
      ...(after && { refundedCents: sumValues(bought, /^Paid$/) - readMoney(after) }),
    },
    "the receipt's PDF": readReceipt(readPdf(Buffer.from(await receipt.arrayBuffer()))),
    "the page of the payment": {
      amountCents: sumValues(paid, /^Paid by card/),
      refundedCents: 0 - sumValues(paid, /^Refunded$/),
    },
    "the seller's card": readCard(soldPage, orderId),
    "the seller's file": readCsv(file, orderId),
    "the page of sales": readSale(findRowWithText(sales, buyer.name)),
    "the admins' page of orders": readAdminOrder(orders, orderId),
    "the admins' page of payments": readAdminPayment(findRowWithText(payments, buyer.name)),
  };
}

function readCard(page: string, orderId: string) {
  const [, card = ""] = toText(page).split(`Order ${orderId}`);
  const terms = readTerms(page);
  const value = (...names: string[]) =>
    sum(terms.filter(({ term }) => names.includes(term)).map((one) => readMoney(one.value)));
  const [head = Number.NaN] = extractAmountsCents(card);
  const parts = value("Price", "Delivery");
  return {
    // The card's head and the rows below it.
    amountCents: head === parts ? head : Number.NaN,
    feeCents: 0 - value("Platform fee", "Card fee") - value("Fee given back"),
    refundedCents: 0 - value("Refunded to the buyer"),
    disputedCents: 0 - value("Taken back by the buyer's bank"),
    netCents: value("Net profit"),
  };
}

function readSale(row: string) {
  const cells = readCells(row);
  const amounts = (name: string) => extractAmountsCents(cells.get(name) ?? "");
  const [fee = Number.NaN] = amounts("Fee");
  const [gone = 0, disputed = 0] = amounts("Refunded");
  return {
    amountCents: readMoney(cells.get("Amount")),
    feeCents: 0 - fee,
    refundedCents: 0 - gone - disputed,
    disputedCents: disputed,
    netCents: readMoney(cells.get("You get")),
  };
}

function readAdminOrder(page: string, orderId: string) {
  const list = toText(page.split('aria-label="Orders"')[1] ?? "");
  const [, order = ""] = list.split(`Order ${orderId}`);
  const [head = ""] = order.split(" bought ");
  const [, refunded] = / Refunded (\$[\d,.]+)/.exec(head) ?? [];
  const [, disputed] = / Disputed, (\$[\d,.]+)/.exec(head) ?? [];
  const amountCents = extractAmountsCents(head).at(-1) ?? Number.NaN;
  const isWhole = / Refunded (?!\$)/.test(head);
  return {
    amountCents,
    refundedCents: isWhole ? amountCents : refunded ? readMoney(refunded) : 0,
    disputedCents: disputed ? readMoney(disputed) : 0,
  };
}

function readAdminPayment(row: string) {
  const cells = readCells(row);
  const amountCents = readMoney(cells.get("Amount"));
  const status = cells.get("Status") ?? "";
  const [statusCents = 0] = extractAmountsCents(status);
  return {
    amountCents,
    feeCents: readMoney(cells.get("Our fee")),
    netCents: readMoney(cells.get("To seller")),
    // It says what matters most: the bank's part where there is one, else what was refunded.
    ...(/bank/.test(status)
      ? { disputedCents: statusCents }
      : { refundedCents: /In full/.test(status) ? amountCents : statusCents }),
  };
}

/** What the dashboard shows of all orders together, and the file with each of them. */
export async function readSumsByPages(open: OpenPage, { seller, slug }: DrillStore) {
  const store = `/marketplace/stores/${slug}`;
  const page = await readHtml(open, store, seller.cookie);
  const [, foot = ""] = /<tfoot.*?>(.*?)<\/tfoot>/s.exec(page) ?? [];
  const [sales, fees, refunds, net] = extractAmountsCents(toText(foot));
  const balance = readTerms(page).find(({ term }) => term === "Balance")?.value;
  return {
    dashboard: {
      amountCents: sales ?? Number.NaN,
      feeCents: 0 - (fees ?? Number.NaN),
      goneCents: 0 - (refunds ?? Number.NaN),
      netCents: net ?? Number.NaN,
    },
    balanceCents: readMoney(balance),
    file: await readHtml(open, `${store}/sold.csv`, seller.cookie),
  };
}
