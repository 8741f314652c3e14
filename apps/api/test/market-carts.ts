import { inTransaction } from "#platform/db/db.ts";
import { type ItemOverrides, insertItem } from "./factories/items.ts";
import { insertStore, type StoreOverrides } from "./factories/marketplace.ts";
import type { SignedIn } from "./harness.ts";
import { replacePayoutAccount } from "./payees.ts";
import { usePaymentsApp } from "./payments.ts";
import { makeConnectedAccount } from "./provider-account.ts";

export const ruth = {
  name: "Ruth Danso",
  phone: "0355500142",
  street: "4/12 Plenty Road",
  suburb: "Preston",
  state: "VIC",
  postcode: "3072",
};

interface CartResponse {
  cart: { id: string; itemId: string; name: string; quantity: number; unitCents: number }[];
  totalCents: number;
}

/** An app with a provider, and carts that are paid there. */
export async function useMarketCarts(...options: Parameters<typeof usePaymentsApp>) {
  const payments = await usePaymentsApp(...options);
  const { app, stripe, settle, pay } = payments;

  /** A store whose owner the provider would pay. */
  async function openStore(overrides: StoreOverrides = {}) {
    const owner = await app.signIn({ merchantStatus: "Approved" });
    await replacePayoutAccount(app, owner, await makeConnectedAccount(stripe));
    const storeId = await insertStore(app.db, { ...overrides, userId: owner.userId });
    return { owner, storeId };
  }

  /** A dress in one size; $149.00, and $9.95 to send it. */
  const offer = (storeId: string, stock: number, overrides: ItemOverrides = {}) =>
    insertItem(app.db, storeId, { variants: [{ size: "M", stock }], ...overrides });

  const add = (as: SignedIn, itemId: string, quantity = 1) =>
    app.call("POST", "/cart/add", { as, body: { itemId, SelectedSize: "M", quantity } });

  const readCart = async (as: SignedIn): Promise<CartResponse> =>
    (await app.call("GET", `/cart/${as.userId}`, { as })).json();

  /** As our own page sends it. */
  async function makeCheckoutBody(as: SignedIn) {
    const { cart, totalCents } = await readCart(as);
    return {
      chargeType: "split",
      currency: "aud",
      applicationFeePct: 0.15,
      customerEmail: as.email,
      items: cart.map(({ id, name, quantity, unitCents }) => ({
        cartId: id,
        name,
        quantity,
        unitAmount: unitCents,
      })),
      totalAmount: totalCents,
      recipient: ruth,
    };
  }

  const checkOut = async (as: SignedIn, changes: object = {}) =>
    app.call("POST", "/pay/checkout", {
      as,
      body: { ...(await makeCheckoutBody(as)), ...changes },
    });

  /** Somebody with these in their cart. */
  async function signInWithCart(...itemIds: string[]): Promise<SignedIn> {
    const buyer = await app.signIn();
    for (const itemId of itemIds) await add(buyer, itemId);
    return buyer;
  }

  async function buy(as: SignedIn, cardNumber?: string): Promise<string> {
    const { url, paymentId } = (await checkOut(as)).json();
    await pay(url, cardNumber);
    await settle();
    return paymentId;
  }

  const readCheckout = async (as: SignedIn, id: string) =>
    (await app.call("GET", `/marketplace/checkouts/${id}`, { as })).json();

  const readStock = async (itemId: string): Promise<number> =>
    (
      await app.db
        .selectFrom("marketplace.item")
        .select("stock")
        .where("id", "=", itemId)
        .executeTakeFirstOrThrow()
    ).stock;

  const listOrdersByBuyer = ({ userId }: SignedIn) =>
    app.db
      .selectFrom("marketplace.storeOrder")
      .selectAll()
      .where("buyerId", "=", userId)
      .orderBy("goodsCents")
      .execute();

  const listMailSubjects = async ({ email }: SignedIn): Promise<string[]> => {
    const rows = await app.db
      .selectFrom("platform.mail")
      .select("subject")
      .where("recipient", "=", email)
      .orderBy("subject")
      .execute();
    return rows.map(({ subject }) => subject);
  };

  /** Their time to pay is over. */
  const endHold = (id: string) =>
    inTransaction(app.db, (tx) =>
      tx
        .updateTable("marketplace.checkout")
        .set({ heldUntil: new Date(Date.now() - 1_000) })
        .where("id", "=", id)
        .execute(),
    );

  const expireHolds = async () => {
    const handler = app.services.taskHandlers.find(
      ({ kind }) => kind.name === "marketplace.expire-holds",
    );
    await handler?.run({}, "task");
    await settle();
  };

  return {
    ...payments,
    openStore,
    offer,
    add,
    readCart,
    makeCheckoutBody,
    checkOut,
    shopper: signInWithCart,
    buy,
    readCheckout,
    readStock,
    listOrdersByBuyer,
    mailsTo: listMailSubjects,
    endHold,
    expireHolds,
  };
}
