import { randomUUID } from "node:crypto";
import { readOwnCart } from "../../../apps/api/src/areas/marketplace/cart/read-cart.ts";
import { checkOutCart } from "../../../apps/api/src/areas/marketplace/checkout/check-out-cart.ts";
import { syncCheckout } from "../../../apps/api/src/areas/marketplace/checkout/sync-checkout.ts";
import { refundOrder } from "../../../apps/api/src/areas/marketplace/problems/refund-order.ts";
import { sendMessage } from "../../../apps/api/src/areas/payments/dispatch/send-message.ts";
import { syncDispute } from "../../../apps/api/src/areas/payments/disputes/sync-dispute.ts";
import { followUpPayments } from "../../../apps/api/src/areas/payments/payments/follow-up.ts";
import { syncPayment } from "../../../apps/api/src/areas/payments/payments/sync-payment.ts";
import { makeRefundPart } from "../../../apps/api/src/areas/payments/refunds/refund-part.ts";
import { refundSale } from "../../../apps/api/src/areas/payments/refunds/refund-sale.ts";
import { AppError } from "../../../apps/api/src/platform/errors/app-error.ts";
import { insertItem } from "../../../apps/api/test/factories/items.ts";
import type { TestApp } from "../../../apps/api/test/harness.ts";
import type { CallAs } from "./call-as.ts";
import { createStoreWithItem, makeMember, type openMarket } from "./market.ts";
import { payAt } from "./paying.ts";
import type { makeRandom } from "./random.ts";

export type Market = Awaited<ReturnType<typeof openMarket>>;
type Random = ReturnType<typeof makeRandom>;

/** Somebody with a session, as the use cases and as the API know them. */
export type Person = Awaited<ReturnType<typeof makePerson>>;

/** The last price is below what the maximum of the fee needs. */
const prices = [14_900, 4_995, 1_650, 500];
const recipient = {
  name: "Ruth Danso",
  phone: undefined,
  street: "4/12 Plenty Road",
  suburb: "Preston",
  state: "VIC" as const,
  postcode: "3072",
};

async function makePerson(
  app: TestApp,
  callAs: (cookie: string) => CallAs,
  { statuses = {}, name }: { statuses?: Parameters<TestApp["signIn"]>[0]; name: string },
) {
  const { userId, email, cookie } = await app.signIn(statuses, name);
  const member = { ...makeMember(userId), ...statuses };
  return { userId, email, cookie, name, member, call: callAs(cookie) };
}

export async function openDrillStore(
  market: Market,
  app: TestApp,
  callAs: (cookie: string) => CallAs,
) {
  // Money of our own at the provider, out of which a share is sent again.
  await market.stripe.paymentIntents.create({
    amount: 90_000_000,
    currency: "aud",
    confirm: true,
    payment_method: "pm_card_bypassPending",
    automatic_payment_methods: { enabled: true, allow_redirects: "never" },
  });
  const person = (name: string, statuses?: Parameters<TestApp["signIn"]>[0]) =>
    makePerson(app, callAs, { name, ...(statuses && { statuses }) });
  const seller = await person("Efua Seller", { merchantStatus: "Approved" });
  const admin = await person("Ada Admin", { adminStatus: "Admin" });
  /** Refunds ask for a sign-in that is minutes old, and so many orders take longer. */
  async function signInAgain(): Promise<void> {
    for (const one of [seller, admin]) {
      const { cookie } = await app.signInAs({ ...one, fullName: one.name });
      one.cookie = cookie;
      one.call = callAs(cookie);
    }
  }
  const { storeId } = await createStoreWithItem(market, 1, seller.userId);
  const variants = [];
  for (const priceCents of prices) {
    const itemId = await insertItem(market.db, storeId, {
      priceCents,
      name: `Item of ${priceCents}`,
      variants: [{ size: "M", stock: 99_999 }],
    });
    const { id } = await market.db
      .selectFrom("marketplace.variant")
      .select("id")
      .where("itemId", "=", itemId)
      .executeTakeFirstOrThrow();
    variants.push({ id, itemId, priceCents });
  }
  let buyers = 0;
  return {
    storeId,
    slug: storeId.toLowerCase(),
    seller,
    admin,
    variants,
    signInAgain,
    // The names tell rows of a table apart.
    makeBuyer: () => person(`Buyer Number${++buyers}`),
  };
}

export type DrillStore = Awaited<ReturnType<typeof openDrillStore>>;

/** What waits to be sent to the provider, of one payment or of all, as the worker sends it. */
async function sendWaitingMessages({ payments }: Market, paymentId?: string): Promise<void> {
  let list = payments.db
    .selectFrom("payments.outbox as message")
    .innerJoin("payments.sale as sale", "sale.id", "message.saleId")
    .select("message.id")
    .where("message.state", "=", "waiting")
    .orderBy("message.createdAt")
    .orderBy("message.kind");
  if (paymentId) list = list.where("sale.paymentId", "=", paymentId);
  const waiting = await list.execute();
  for (const { id } of waiting) await sendMessage(payments, id);
}

/** A refund that the provider refused, because of a dispute, leaves a share that waits to be sent again. */
export async function settle(market: Market): Promise<void> {
  for (let round = 0; round < 2; round++) {
    await followUpPayments(market.payments);
    await sendWaitingMessages(market);
  }
}

interface OrderLine {
  id: string;
  itemId: string;
  priceCents: number;
  quantity: number;
}

/** Through the use cases: what the API would call. */
async function checkOutByUseCases({ db, deps }: Market, buyer: Person, orderLines: OrderLine[]) {
  // One at a time, as people add them: several at once would lock variants in another order than a checkout.
  for (const { id, priceCents, quantity } of orderLines)
    await db
      .insertInto("marketplace.cartLine")
      .values({
        userId: buyer.userId,
        variantId: id,
        quantity,
        seenCents: priceCents,
        addedAt: new Date(),
      })
      .execute();
  const { cart, totalCents } = await readOwnCart(db, buyer.userId, new Date());
  const lines = cart.map(({ id, quantity, unitCents }) => ({
    cartId: id,
    quantity,
    unitAmount: unitCents,
  }));
  const { url, paymentId } = await retryPress(() =>
    checkOutCart(deps, buyer.member, { lines, totalCents, recipient }),
  );
  return { url, paymentId, quantities: cart.map(({ quantity }) => quantity) };
}

/** The body of an answer that has to be good. */
export async function read<Body>(answer: Promise<Response>): Promise<Body> {
  const response = await answer;
  if (!response.ok) throw new Error(`${response.url}: ${response.status} ${await response.text()}`);
  return (await response.json()) as Body;
}

/** As people do when the provider didn't answer in time, which it may not on a busy machine. */
async function retryPress<Value>(press: () => Promise<Value>): Promise<Value> {
  for (let left = 5; ; left--)
    try {
      return await press();
    } catch (error) {
      const isSlow = error instanceof AppError && error.code === "checkout_failed";
      if (left === 0 || !(isSlow || /checkout_failed/.test(String(error)))) throw error;
    }
}

interface ShownCart {
  cart: { id: string; quantity: number; unitCents: number }[];
  totalCents: number;
}

/** Through the API, with the buyer's session. */
async function checkOutByApi({ userId, call }: Person, orderLines: OrderLine[]) {
  for (const { itemId, quantity } of orderLines)
    await read(call("POST", "/cart/add", { itemId, SelectedSize: "M", quantity }));
  const { cart, totalCents } = await read<ShownCart>(call("GET", `/cart/${userId}`));
  const items = cart.map(({ id, quantity, unitCents }) => ({
    cartId: id,
    quantity,
    unitAmount: unitCents,
  }));
  const body = { items, totalAmount: totalCents, recipient };
  const { url, paymentId } = await retryPress(() =>
    read<{ url: string; paymentId: string }>(call("POST", "/pay/checkout", body)),
  );
  return { url, paymentId, quantities: cart.map(({ quantity }) => quantity) };
}

export type OrderMethod = "functions" | "API";

/** Somebody buys up to four things, several of each, and pays. */
export async function placeOrder(
  market: Market,
  store: DrillStore,
  random: Random,
  way: OrderMethod,
) {
  const { db, deps, payments } = market;
  const buyer = await store.makeBuyer();
  const chosen = store.variants.filter(() => random.between(0, 1) === 1);
  const orderLines = (chosen.length > 0 ? chosen : store.variants.slice(0, 1)).map((variant) => ({
    ...variant,
    quantity: random.between(1, 3),
  }));
  const { url, paymentId, quantities } = await (way === "API"
    ? checkOutByApi(buyer, orderLines)
    : checkOutByUseCases(market, buyer, orderLines));
  await payAt(url);
  if (way === "API") await read(buyer.call("POST", `/pay/payments/${paymentId}/refresh`));
  else await syncPayment(payments, paymentId);
  await syncCheckout(deps, paymentId);
  await sendWaitingMessages(market, paymentId);
  const order = await db
    .selectFrom("marketplace.storeOrder as placed")
    .innerJoin("payments.sale as sale", "sale.id", "placed.saleId")
    .innerJoin("payments.payment as payment", "payment.id", "sale.paymentId")
    .select(["placed.id as orderId", "sale.id as saleId", "payment.chargeId"])
    .where("payment.id", "=", paymentId)
    .executeTakeFirstOrThrow();
  return {
    ...order,
    chargeId: order.chargeId ?? "",
    paymentId,
    buyer,
    shop: store,
    quantities,
    way,
    refunds: 0,
  };
}

export type PlacedOrder = Awaited<ReturnType<typeof placeOrder>>;

/** By the seller or an admin, of pieces or of an amount, with or without the order; or the buyer's bank takes some. */
export async function refundAtRandom(
  market: Market,
  order: PlacedOrder,
  random: Random,
): Promise<void> {
  const { shop, orderId, saleId, chargeId, quantities } = order;
  const { payments, control } = market;
  const refunder = random.between(0, 1) === 0 ? shop.seller : shop.admin;
  const way = random.between(0, 9);
  order.refunds++;
  if (way === 0) {
    const amount = random.between(1, 400);
    await ignoreRefusal(async () => {
      const { id } = await control.raiseDispute({ charge: chargeId, amount });
      await syncDispute(payments, id);
    });
  } else if (way < 4) {
    const amountCents = random.between(1, 900);
    if (order.way === "API")
      await requireAnswerOrRefusal(
        refunder.call("POST", `/pay/sales/${saleId}/refunds`, { amountCents }),
      );
    else
      await ignoreRefusal(() =>
        refundSale(payments, refunder.member, { saleId, amountCents }, makeRequestOrigin()),
      );
  } else {
    const itemNumber = random.between(1, quantities.length);
    const quantity = random.between(1, quantities[itemNumber - 1] ?? 1);
    const delivery = random.between(0, 2) === 0;
    const refundDetails = {
      delivery,
      ...(way === 4 && { amountCents: random.between(1, 400) }),
      reason: "goodwill" as const,
    };
    const isWhole = way === 9;
    if (order.way === "API")
      await requireAnswerOrRefusal(
        refunder.call("POST", `/marketplace/orders/${orderId}/refunds`, {
          ...refundDetails,
          items: [isWhole ? itemNumber : { itemNumber, quantity }],
        }),
      );
    else
      await ignoreRefusal(() =>
        refundOrder(
          { ...market.deps, refundPart: makeRefundPart(payments), teamEmail: payments.teamEmail },
          refunder.member,
          orderId,
          { ...refundDetails, items: [{ itemNumber, quantity: isWhole ? null : quantity }] },
          makeRequestOrigin(),
        ),
      );
  }
  await sendWaitingMessages(market, order.paymentId);
}

const makeRequestOrigin = () => ({ ip: "192.0.2.1", requestId: randomUUID() });

/** More than is left was wanted; a dispute of a charge that went back is refused, too. */
async function ignoreRefusal(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const isRefusal = error instanceof AppError || /charge|dispute|amount/i.test(String(error));
    if (!isRefusal) throw error;
  }
}

/** The same over HTTP: a refusal about the amount is an answer, anything else isn't. */
async function requireAnswerOrRefusal(answer: Promise<Response>): Promise<void> {
  const response = await answer;
  const text = await response.text();
  if (!response.ok && response.status !== 409 && response.status !== 400)
    throw new Error(`${response.url}: ${response.status} ${text}`);
}
