import { demoPeople, makeDemoUserId } from "@boab/demo/people";
import { findAccountByUser } from "#areas/payouts/accounts/accounts.repository.ts";
import { connectStripe } from "#platform/stripe/connect-stripe.ts";
import { insertCheckout } from "../factories/checkouts.ts";
import { replacePayoutAccount } from "../payees.ts";
import { makeConnectedAccount } from "../provider-account.ts";
import type { DemoPart } from "./demo-part.ts";
import { hasStripeAccount } from "./payees.ts";

/** Stores that can be paid, so that a cart can be tried out; the demo seller sets up payouts in person. */
const payableStoreCount = 2;
const checkoutId = "5a1e0000-0000-4000-8000-000000000003";

/** The demo admin's cart, with something of each, and a checkout that nobody paid. */
export const loadDemoCarts: DemoPart = async ({ db }, config) => {
  const buyer = demoPeople.find(({ role }) => role === "admin");
  if (!buyer) return "no demo cart";
  const userId = makeDemoUserId(buyer);
  const stripe = connectStripe(config.stripe);
  const stores = await db
    .selectFrom("marketplace.store")
    .select("id")
    .where("isPublic", "=", true)
    .where("isOnHoliday", "=", false)
    .where("userId", "like", "demo-%")
    .where("slug", "!=", "kumasi-cloth-house")
    .orderBy("slug")
    .limit(payableStoreCount)
    .execute();
  let lines = 0;
  for (const { id: storeId } of stores) {
    const item = await db
      .selectFrom("marketplace.item as item")
      .innerJoin("marketplace.store as store", "store.id", "item.storeId")
      .innerJoin("marketplace.variant as variant", "variant.itemId", "item.id")
      .select(["item.id", "item.priceCents as cents", "variant.id as variantId"])
      .select("store.userId as sellerId")
      .where("store.id", "=", storeId)
      .where("item.isListed", "=", true)
      .where("variant.stock", ">", 3)
      .orderBy("item.createdAt", "desc")
      .orderBy("variant.position")
      .executeTakeFirst();
    if (!item) continue;
    const seller = { userId: item.sellerId };
    const known = (await findAccountByUser(db, item.sellerId))?.stripeId;
    if (!known || !(await hasStripeAccount(stripe, known)))
      await replacePayoutAccount({ db }, seller, await makeConnectedAccount(stripe));
    await db
      .insertInto("marketplace.cartLine")
      .values({
        userId,
        variantId: item.variantId,
        quantity: lines + 1,
        seenCents: item.cents ?? 1,
        addedAt: new Date(Date.now() + lines),
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    lines++;
    const existingCheckout = await db
      .selectFrom("marketplace.checkout")
      .select("id")
      .where("id", "=", checkoutId)
      .executeTakeFirst();
    if (!existingCheckout)
      await insertCheckout(db, storeId, {
        id: checkoutId,
        buyerId: userId,
        itemId: item.id,
      });
  }
  return `a demo cart with ${lines} lines`;
};
