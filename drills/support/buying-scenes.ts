import { checkOutCart } from "../../apps/api/src/areas/marketplace/checkout/check-out-cart.ts";
import { followCheckout } from "../../apps/api/src/areas/marketplace/checkout/follow-checkout.ts";
import { syncPayment } from "../../apps/api/src/areas/payments/payments/sync-payment.ts";
import { defineScene, type Market, type Scene } from "./dying.ts";
import { fillCarts, openStall } from "./market.ts";
import { payAt } from "./paying.ts";

const stock = 9;

/** Somebody with one thing in their cart, who gets so far. */
async function stage(market: Market, before: "nothing" | "opened" | "paid") {
  const { itemId } = await openStall(market, stock);
  const [person] = await fillCarts(market.db, itemId, 1);
  if (!person) throw new Error("Nobody came");
  const checkOut = () => checkOutCart(market.deps, person.member, person.seen);
  const opened = before === "nothing" ? undefined : await checkOut();
  if (opened && before === "paid") await payAt(opened.url);
  return { ...person, itemId, checkOut, paymentId: opened?.paymentId ?? "" };
}

type Stage = Awaited<ReturnType<typeof stage>>;

async function outcomeOf({ db }: Market, { member, itemId }: Stage): Promise<string> {
  const checkouts = await db
    .selectFrom("marketplace.checkout")
    .select("state")
    .where("buyer_id", "=", member.userId)
    .execute();
  const { left } = await db
    .selectFrom("marketplace.item")
    .select("stock as left")
    .where("id", "=", itemId)
    .executeTakeFirstOrThrow();
  const { orders } = await db
    .selectFrom("marketplace.store_order")
    .select((of) => of.fn.countAll<number>().as("orders"))
    .where("buyer_id", "=", member.userId)
    .executeTakeFirstOrThrow();
  return `${checkouts.map(({ state }) => state).join(" ")}, ${orders} orders, ${left} left`;
}

async function finishPaid(market: Market, staged: Stage, paymentId: string): Promise<string> {
  await syncPayment(market.payments, paymentId);
  await followCheckout(market.deps, paymentId);
  return outcomeOf(market, staged);
}

const ordered = `ordered, 1 orders, ${stock - 1} left`;

/** A cart that is checked out and paid, or not. */
export const buyingScenes: Scene[] = [
  defineScene({
    name: "checking out",
    prepare: (market) => stage(market, "nothing"),
    act: ({ deps }, { member, seen }) => checkOutCart(deps, member, seen),
    async finish(market, staged) {
      const { url, paymentId } = await staged.checkOut();
      await payAt(url);
      return finishPaid(market, staged, paymentId);
    },
    expected: ordered,
  }),
  defineScene({
    name: "following a payment",
    prepare: (market) => stage(market, "paid"),
    async act({ deps, payments }, { paymentId }) {
      await syncPayment(payments, paymentId);
      await followCheckout(deps, paymentId);
    },
    finish: (market, staged) => finishPaid(market, staged, staged.paymentId),
    expected: ordered,
  }),
  defineScene({
    name: "ending a hold",
    prepare: (market) => stage(market, "opened"),
    async act({ deps }, { paymentId }) {
      await deps.orderPayments.closePage(paymentId);
      await followCheckout(deps, paymentId);
    },
    async finish(market, staged) {
      await market.deps.orderPayments.closePage(staged.paymentId);
      await followCheckout(market.deps, staged.paymentId);
      return outcomeOf(market, staged);
    },
    expected: `released, 0 orders, ${stock} left`,
  }),
];
