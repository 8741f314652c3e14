import { randomUUID } from "node:crypto";
import { checkOutCart } from "../../../apps/api/src/areas/marketplace/checkout/check-out-cart.ts";
import { syncCheckout } from "../../../apps/api/src/areas/marketplace/checkout/sync-checkout.ts";
import { handleRefund } from "../../../apps/api/src/areas/marketplace/problems/apply-payback.ts";
import { refundOrder } from "../../../apps/api/src/areas/marketplace/problems/refund-order.ts";
import { sendMessage } from "../../../apps/api/src/areas/payments/dispatch/send-message.ts";
import { paymentStripeHandlers } from "../../../apps/api/src/areas/payments/index.ts";
import { followUpPayments } from "../../../apps/api/src/areas/payments/payments/follow-up.ts";
import { syncPayment } from "../../../apps/api/src/areas/payments/payments/sync-payment.ts";
import { makeRefundPart } from "../../../apps/api/src/areas/payments/refunds/refund-part.ts";
import { applyEvent } from "../../../apps/api/src/areas/stripe-events/events/apply-event.ts";
import { storeEvent } from "../../../apps/api/src/areas/stripe-events/events/store-event.ts";
import { withIdempotencyKey } from "../../../apps/api/src/platform/idempotency/run-once.ts";
import type { Stripe } from "../../../apps/api/src/platform/stripe/connect-stripe.ts";
import { defineScene, type Market, type Scene } from "./dying.ts";
import { createStoreWithItem, makeBuyersWithCarts } from "./market.ts";
import { payAt } from "./paying.ts";

const stock = 9;
const failingRefundCard = "4000000000005126";
const refundFailsAfterSeconds = 11 * 60;

type CrashingMarket = Pick<Market, "deps" | "payments">;

/** What waits to be sent to the provider of one sale. */
async function sendWaitingMessages({ payments }: CrashingMarket, saleId: string): Promise<void> {
  const waiting = await payments.db
    .selectFrom("payments.outbox")
    .select("id")
    .where("saleId", "=", saleId)
    .where("state", "=", "waiting")
    .orderBy("createdAt")
    .orderBy("kind")
    .execute();
  for (const { id } of waiting) await sendMessage(payments, id);
}

/** An order of one thing that is paid, with the seller's share at the seller. */
async function sell(market: Market, cardNumber?: string) {
  const { itemId, seller } = await createStoreWithItem(market, stock);
  const [buyer] = await makeBuyersWithCarts(market.db, itemId, 1);
  if (!buyer) throw new Error("Nobody came");
  const { url, paymentId } = await checkOutCart(market.deps, buyer.member, buyer.seen);
  await payAt(url, cardNumber);
  await syncPayment(market.payments, paymentId);
  await syncCheckout(market.deps, paymentId);
  const order = await market.db
    .selectFrom("marketplace.storeOrder as placed")
    .innerJoin("payments.sale as sale", "sale.id", "placed.saleId")
    .innerJoin("payments.payment as payment", "payment.id", "sale.paymentId")
    .select(["placed.id as orderId", "sale.id as saleId", "payment.chargeId"])
    .select(["sale.amountCents", "sale.shareCents"])
    .where("payment.id", "=", paymentId)
    .executeTakeFirstOrThrow();
  await sendWaitingMessages(market, order.saleId);
  return { ...order, chargeId: order.chargeId ?? "", paymentId, itemId, seller, key: randomUUID() };
}

type SoldOrder = Awaited<ReturnType<typeof sell>>;

/** As the seller's browser does it, which sends the same key when it tries again. */
/** As one request with one key, so that the second attempt is a repeat of the first. */
const refundAll = ({ deps, payments }: CrashingMarket, { seller, orderId, key }: SoldOrder) =>
  withIdempotencyKey(
    { actor: seller.userId, route: "POST /marketplace/orders/:id/refunds", key, request: orderId },
    () =>
      refundOrder(
        { ...deps, refundPart: makeRefundPart(payments), teamEmail: payments.teamEmail },
        seller,
        orderId,
        { items: [{ itemNumber: 1, quantity: null }], delivery: true },
        { ip: "192.0.2.1", requestId: key },
      ),
  );

/** What we and the provider have of it. */
async function readOutcome({ db, stripe }: Market, sold: SoldOrder): Promise<string> {
  const { orderId, itemId, saleId, chargeId, paymentId, amountCents, shareCents } = sold;
  const { state, left, refunded } = await db
    .selectFrom("marketplace.storeOrder as placed")
    .innerJoin("payments.sale as sale", "sale.id", "placed.saleId")
    .innerJoin("marketplace.item as item", (join) => join.on("item.id", "=", itemId))
    .select(["placed.state", "item.stock as left", "sale.refundedCents as refunded"])
    .where("placed.id", "=", orderId)
    .executeTakeFirstOrThrow();
  const { owed } = await db
    .selectFrom("payments.ledgerEntry as entry")
    .innerJoin("payments.ledgerMovement as movement", "movement.id", "entry.movementId")
    .select((of) => of.fn.sum<string>("entry.amountCents").as("owed"))
    .where("movement.paymentId", "=", paymentId)
    .where("entry.account", "=", "payee share")
    .executeTakeFirstOrThrow();
  const refunds = (await stripe.refunds.list({ charge: chargeId, limit: 100 })).data;
  const succeededRefunds = refunds.filter(({ status }) => status === "succeeded");
  const transfers = (await stripe.transfers.list({ transfer_group: paymentId, limit: 100 })).data;
  const sellerCents = transfers
    .filter(({ metadata }) => metadata.saleId === saleId)
    .reduce((sum, transfer) => sum + transfer.amount - transfer.amount_reversed, 0);
  const returnedCents = succeededRefunds.reduce((sum, { amount }) => sum + amount, 0);
  const words = (cents: number, totalCents: number) =>
    cents === totalCents ? "all" : cents === 0 ? "nothing" : `${cents} of ${totalCents}`;
  return [
    state,
    `${left} left`,
    `${words(refunded, amountCents)} refunded by us`,
    `${words(returnedCents, amountCents)} by the provider in ${succeededRefunds.length}`,
    `${words(sellerCents, shareCents)} with the seller, ${Number(owed)} owed`,
  ].join(", ");
}

const fullyRefundedOutcome = `cancelled, ${stock} left, all refunded by us, all by the provider in 1, nothing with the seller, 0 owed`;

/** Money of our own at the provider, out of which a share is sent again. */
const fundBalance = ({ stripe }: Market) =>
  stripe.paymentIntents.create({
    amount: 90_000_000,
    currency: "aud",
    confirm: true,
    payment_method: "pm_card_bypassPending",
    automatic_payment_methods: { enabled: true, allow_redirects: "never" },
  });

/** Orders whose refund the buyer's bank sends back. It does so minutes later, so all of them are made before. */
function prepareFailedRefunds(count: number) {
  let ordersPromise: Promise<(SoldOrder & { event: Stripe.Event })[]> | undefined;
  const make = async (market: Market) => {
    await fundBalance(market);
    const all: SoldOrder[] = [];
    for (let index = 0; index < count; index++) {
      const sold = await sell(market, failingRefundCard);
      await refundAll(market, sold);
      await sendWaitingMessages(market, sold.saleId);
      all.push(sold);
    }
    await market.control.advanceClock(refundFailsAfterSeconds);
    const events = await market.stripe.events.list({ type: "refund.failed", limit: 100 });
    return all.map((sold) => {
      const event = events.data.find(
        ({ data }) => (data.object as Stripe.Refund).charge === sold.chargeId,
      );
      if (!event) throw new Error("Its refund has not failed");
      return { ...sold, event };
    });
  };
  return async (market: Market) => {
    ordersPromise ??= make(market);
    const next = (await ordersPromise).pop();
    if (!next) throw new Error("More points than failed refunds");
    return next;
  };
}

async function handleEvent(
  { payments }: CrashingMarket,
  { event }: { event: Stripe.Event },
): Promise<void> {
  await storeEvent(payments, event, { endpoint: "platform", isFetched: false });
  await applyEvent({ ...payments, handlers: paymentStripeHandlers(payments) }, event.id);
}

/** An order that is refunded, and what follows. The last scene moves the provider's clock. */
export const makeRefundScenes = (step: number): Scene[] => [
  defineScene({
    name: "refunding an order",
    prepare: (market) => sell(market),
    act: refundAll,
    async finish(market, sold) {
      await refundAll(market, sold);
      await handleRefund(market.deps, sold.saleId);
      await sendWaitingMessages(market, sold.saleId);
      return readOutcome(market, sold);
    },
    expected: fullyRefundedOutcome,
  }),
  defineScene({
    name: "sending a refund and its reversal",
    async prepare(market) {
      const sold = await sell(market);
      await refundAll(market, sold);
      return sold;
    },
    act: (market, { saleId }) => sendWaitingMessages(market, saleId),
    async finish(market, sold) {
      await sendWaitingMessages(market, sold.saleId);
      return readOutcome(market, sold);
    },
    expected: fullyRefundedOutcome,
  }),
  defineScene({
    name: "hearing that a refund failed",
    prepare: prepareFailedRefunds(Math.ceil(60 / step)),
    act: handleEvent,
    async finish(market, failed) {
      await handleEvent(market, failed);
      await followUpPayments(market.payments);
      await sendWaitingMessages(market, failed.saleId);
      return readOutcome(market, failed);
    },
    expected: `cancelled, ${stock} left, nothing refunded by us, nothing by the provider in 0, all with the seller, 0 owed`,
  }),
];
