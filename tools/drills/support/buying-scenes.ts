import { checkOutCart } from "../../../apps/api/src/areas/marketplace/checkout/check-out-cart.ts";
import { syncCheckout } from "../../../apps/api/src/areas/marketplace/checkout/sync-checkout.ts";
import { syncPayment } from "../../../apps/api/src/areas/payments/payments/sync-payment.ts";
import { defineScene, type Market, type Scene } from "./dying.ts";
import { createStoreWithItem, makeBuyersWithCarts } from "./market.ts";
import { payAt } from "./paying.ts";

const stock = 9;

/** Somebody with one thing in their cart, who gets so far. */
async function stagePurchase(market: Market, before: "nothing" | "opened" | "paid") {
  const { itemId } = await createStoreWithItem(market, stock);
  const [person] = await makeBuyersWithCarts(market.db, itemId, 1);
  if (!person) throw new Error("Nobody came");
  const checkOut = () => checkOutCart(market.deps, person.member, person.seen);
  const opened = before === "nothing" ? undefined : await checkOut();
  if (opened && before === "paid") await payAt(opened.url);
  return { ...person, itemId, checkOut, paymentId: opened?.paymentId ?? "" };
}

type StagedPurchase = Awaited<ReturnType<typeof stagePurchase>>;

async function readOutcome({ db }: Market, { member, itemId }: StagedPurchase): Promise<string> {
  const checkouts = await db
    .selectFrom("marketplace.checkout")
    .select("state")
    .where("buyerId", "=", member.userId)
    .execute();
  const { left } = await db
    .selectFrom("marketplace.item")
    .select("stock as left")
    .where("id", "=", itemId)
    .executeTakeFirstOrThrow();
  const { orders } = await db
    .selectFrom("marketplace.storeOrder")
    .select((of) => of.fn.countAll<number>().as("orders"))
    .where("buyerId", "=", member.userId)
    .executeTakeFirstOrThrow();
  return `${checkouts.map(({ state }) => state).join(" ")}, ${orders} orders, ${left} left`;
}

async function finishPaidCheckout(
  market: Market,
  staged: StagedPurchase,
  paymentId: string,
): Promise<string> {
  await syncPayment(market.payments, paymentId);
  await syncCheckout(market.deps, paymentId);
  return readOutcome(market, staged);
}

const orderedOutcome = `ordered, 1 orders, ${stock - 1} left`;

/** A cart that is checked out and paid, or not. */
export const buyingScenes: Scene[] = [
  defineScene({
    name: "checking out",
    prepare: (market) => stagePurchase(market, "nothing"),
    act: ({ deps }, { member, seen }) => checkOutCart(deps, member, seen),
    async finish(market, staged) {
      const { url, paymentId } = await staged.checkOut();
      await payAt(url);
      return finishPaidCheckout(market, staged, paymentId);
    },
    expected: orderedOutcome,
  }),
  defineScene({
    name: "following a payment",
    prepare: (market) => stagePurchase(market, "paid"),
    async act({ deps, payments }, { paymentId }) {
      await syncPayment(payments, paymentId);
      await syncCheckout(deps, paymentId);
    },
    finish: (market, staged) => finishPaidCheckout(market, staged, staged.paymentId),
    expected: orderedOutcome,
  }),
  defineScene({
    name: "ending a hold",
    prepare: (market) => stagePurchase(market, "opened"),
    async act({ deps }, { paymentId }) {
      await deps.orderPayments.closePage(paymentId);
      await syncCheckout(deps, paymentId);
    },
    async finish(market, staged) {
      await market.deps.orderPayments.closePage(staged.paymentId);
      await syncCheckout(market.deps, staged.paymentId);
      return readOutcome(market, staged);
    },
    expected: `released, 0 orders, ${stock} left`,
  }),
];
