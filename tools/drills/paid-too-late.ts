import { inTransaction } from "../../apps/api/src/platform/db/db.ts";
import { withScratchDatabase } from "../../apps/api/test/databases.ts";
import { breakSource } from "./support/break-source.ts";
import {
  createStoreWithItem,
  makeBuyersWithCarts,
  openMarket,
  waitUpTo60s,
} from "./support/market.ts";
import { payAt } from "./support/paying.ts";
import { type Finding, report } from "./support/verdict.ts";

// Promise: 24 people pay after their time is over, with `--full` 200: a third while it is still there, a third after it
// sold out, a third after the store has closed. Within 60 s each has an order or all of their money back, never both and
// never neither. `--sabotage` forgets about money that comes late, and must fail.
const buyerCount = process.argv.includes("--full") ? 200 : 24;

if (process.argv.includes("--sabotage"))
  breakSource([
    ["checkout/checkout.rules.ts", '"order or refund" : "nothing"', '"nothing" : "nothing"'],
  ]);
const { checkOutCart } = await import(
  "../../apps/api/src/areas/marketplace/checkout/check-out-cart.ts"
);
const { syncCheckout } = await import(
  "../../apps/api/src/areas/marketplace/checkout/sync-checkout.ts"
);
const { releaseStock } = await import(
  "../../apps/api/src/areas/marketplace/checkout/release-stock.ts"
);
const { sendMessage } = await import("../../apps/api/src/areas/payments/dispatch/send-message.ts");
const { syncPayment } = await import("../../apps/api/src/areas/payments/payments/sync-payment.ts");

const connections = 20;
const itemOutcomes = ["still there", "sold out", "store closed"] as const;

type Market = Awaited<ReturnType<typeof openMarket>>;

/** Everybody pays after their stock went back, and then their stall meets its fate. */
async function payTooLate(market: Market, buyersPerOutcome: number): Promise<string[]> {
  const { db, deps } = market;
  const paymentIds: string[] = [];
  for (const itemOutcome of itemOutcomes) {
    const { storeId, itemId } = await createStoreWithItem(market, buyersPerOutcome);
    for (const { member, seen } of await makeBuyersWithCarts(db, itemId, buyersPerOutcome)) {
      const { url: page, paymentId } = await checkOutCart(deps, member, seen);
      // As if our clock ran ahead of the provider's.
      await inTransaction(db, (tx) => releaseStock(tx, paymentId, new Date()));
      await payAt(page);
      paymentIds.push(paymentId);
    }
    if (itemOutcome === "sold out")
      await db
        .updateTable("marketplace.variant")
        .set({ stock: 0 })
        .where("itemId", "=", itemId)
        .execute();
    if (itemOutcome === "store closed")
      await db
        .updateTable("marketplace.store")
        .set({ closedAt: new Date() })
        .where("id", "=", storeId)
        .execute();
  }
  return paymentIds;
}

async function syncAll({ deps, payments }: Market, paymentIds: string[]): Promise<void> {
  // Events come twice, and are followed by as many at a time as have a connection each.
  const events = [...paymentIds, ...paymentIds].values();
  const processEvents = async () => {
    for (const id of events) {
      await syncPayment(payments, id);
      await syncCheckout(deps, id);
    }
  };
  await Promise.all(Array.from({ length: connections / 2 }, processEvents));
}

/** Whether all that was put into the queue for the provider has reached it. */
const sendMessages = ({ db, payments }: Market): Promise<boolean> =>
  waitUpTo60s(async () => {
    const waiting = await db
      .selectFrom("payments.outbox")
      .select("id")
      .where("state", "=", "waiting")
      .execute();
    for (const { id } of waiting) await sendMessage(payments, id).catch(() => {});
    return waiting.length === 0;
  });

async function run(url: string): Promise<Finding[]> {
  const market = await openMarket(url, connections);
  const { db, stripe } = market;
  const buyersPerOutcome = Math.ceil(buyerCount / itemOutcomes.length);
  const paymentIds = await payTooLate(market, buyersPerOutcome);
  await syncAll(market, paymentIds);
  const isSettled = await sendMessages(market);
  const paymentOutcomes = await db
    .selectFrom("payments.payment as payment")
    .innerJoin("payments.sale as sale", "sale.paymentId", "payment.id")
    .leftJoin("marketplace.storeOrder as placed", "placed.saleId", "sale.id")
    .select(["payment.id", "payment.chargeId", "placed.id as orderId"])
    .select(["sale.amountCents as amount", "sale.refundedCents as refunded"])
    .execute();
  const isOrder = (end: (typeof paymentOutcomes)[number]) =>
    end.orderId !== null && end.refunded === 0;
  const isRefund = (end: (typeof paymentOutcomes)[number]) =>
    end.orderId === null && end.refunded === end.amount;
  let returned = 0;
  for (const end of paymentOutcomes.filter(isRefund)) {
    const { amount_refunded, amount } = await stripe.charges.retrieve(end.chargeId ?? "");
    if (amount_refunded === amount) returned++;
  }
  await market.close();
  const settledCount = paymentOutcomes.filter((end) => isOrder(end) || isRefund(end)).length;
  const orders = paymentOutcomes.filter(isOrder).length;
  const refunds = paymentOutcomes.filter(isRefund).length;
  return [
    {
      name: `${paymentIds.length} late payments are an order or a refund`,
      holds: settledCount === paymentIds.length && isSettled,
      figure: `${settledCount}, ${orders} orders, ${refunds} refunds`,
    },
    {
      name: "what was still there is ordered",
      holds: orders === buyersPerOutcome,
      figure: `${orders} of ${buyersPerOutcome}`,
    },
    {
      name: "refunds that the provider has made",
      holds: returned === refunds,
      figure: `${returned} of ${refunds}`,
    },
  ];
}

report(await withScratchDatabase(run));
