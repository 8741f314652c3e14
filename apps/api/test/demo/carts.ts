import { demoPeople, demoUserId } from "@boab/demo/people";
import { findAccountOf } from "#areas/payments/accounts/accounts.repository.ts";
import { connectStripe } from "#platform/stripe/connect-stripe.ts";
import { insertCheckout } from "../factories/checkouts.ts";
import { giveAccount } from "../payees.ts";
import { makeAccount } from "../provider-account.ts";
import type { DemoPart } from "./demo-part.ts";
import { isThere } from "./payees.ts";

/** Stores that can be paid, so that a cart can be tried out; the demo seller sets up payouts in person. */
const payableStores = 2;
const checkoutId = "5a1e0000-0000-4000-8000-000000000003";

/** The demo admin's cart, with something of each, and a checkout that nobody paid. */
export const loadDemoCarts: DemoPart = async ({ db }, config) => {
  const buyer = demoPeople.find(({ role }) => role === "admin");
  if (!buyer) return "no demo cart";
  const userId = demoUserId(buyer);
  const stripe = connectStripe(config.stripe);
  const stores = await db
    .selectFrom("marketplace.store")
    .select("id")
    .where("is_public", "=", true)
    .where("is_on_holiday", "=", false)
    .where("user_id", "like", "demo-%")
    .where("slug", "!=", "kumasi-cloth-house")
    .orderBy("slug")
    .limit(payableStores)
    .execute();
  let lines = 0;
  for (const { id: storeId } of stores) {
    const item = await db
      .selectFrom("marketplace.item as item")
      .innerJoin("marketplace.store as store", "store.id", "item.store_id")
      .innerJoin("marketplace.variant as variant", "variant.item_id", "item.id")
      .select(["item.id", "item.price_cents as cents", "variant.id as variantId"])
      .select("store.user_id as sellerId")
      .where("store.id", "=", storeId)
      .where("item.is_listed", "=", true)
      .where("variant.stock", ">", 3)
      .orderBy("item.created_at", "desc")
      .orderBy("variant.position")
      .executeTakeFirst();
    if (!item) continue;
    const seller = { userId: item.sellerId };
    const known = (await findAccountOf(db, item.sellerId))?.stripeId;
    if (!known || !(await isThere(stripe, known)))
      await giveAccount({ db }, seller, await makeAccount(stripe));
    await db
      .insertInto("marketplace.cart_line")
      .values({
        ...{ user_id: userId, variant_id: item.variantId, quantity: lines + 1 },
        ...{ seen_cents: item.cents ?? 1, added_at: new Date(Date.now() + lines) },
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    lines++;
    const isMade = await db
      .selectFrom("marketplace.checkout")
      .select("id")
      .where("id", "=", checkoutId)
      .executeTakeFirst();
    if (!isMade)
      await insertCheckout(db, storeId, {
        ...{ id: checkoutId, buyerId: userId, itemId: item.id },
      });
  }
  return `a demo cart with ${lines} lines`;
};
