import { withScratchDatabase } from "../../apps/api/test/databases.ts";
import { breakSource } from "./support/break-source.ts";
import {
  createStoreWithItem,
  makeBuyersWithCarts,
  openMarket,
  toOutcome,
} from "./support/market.ts";
import { payAt } from "./support/paying.ts";
import { type Finding, report } from "./support/verdict.ts";

// Promise: somebody presses "Pay with card" 50 times at once; there is one page at the provider, everybody gets its
// address, one of it is kept, and once it is paid there is one order. `--sabotage` lets the presses run beside each
// other, and must fail.
const pressCount = 50;

if (process.argv.includes("--sabotage"))
  breakSource([["checkout/check-out-cart.ts", "  await lockCart(tx, userId);\n", ""]]);
const { checkOutCart } = await import(
  "../../apps/api/src/areas/marketplace/checkout/check-out-cart.ts"
);
const { syncCheckout } = await import(
  "../../apps/api/src/areas/marketplace/checkout/sync-checkout.ts"
);
const { syncPayment } = await import("../../apps/api/src/areas/payments/payments/sync-payment.ts");

async function run(url: string): Promise<Finding[]> {
  const market = await openMarket(url, 20);
  const { db, deps, payments, stripe } = market;
  const { itemId } = await createStoreWithItem(market, 9);
  const [buyer] = await makeBuyersWithCarts(db, itemId, 1);
  if (!buyer) throw new Error("Nobody came");
  const { member, seen } = buyer;
  const results = await Promise.all(
    Array.from({ length: pressCount }, () => toOutcome(checkOutCart(deps, member, seen))),
  );
  const pages = new Set(results.flatMap(({ value }) => value?.url ?? []));
  const wonCount = results.filter(({ outcome }) => outcome === "won").length;
  const { data: sessions } = await stripe.checkout.sessions.list({ limit: 100 });
  const [page = ""] = pages;
  if (page) await payAt(page);
  // Both the event and the page that its buyer comes back to, twice each.
  const paymentId = results.find(({ value }) => value)?.value?.paymentId ?? "";
  await Promise.all(
    Array.from({ length: 4 }, async () => {
      await syncPayment(payments, paymentId);
      await syncCheckout(deps, paymentId);
    }),
  );
  const { orders, left, cart } = await db
    .selectNoFrom((of) => [
      of
        .selectFrom("marketplace.storeOrder")
        .select((one) => one.fn.countAll<number>().as("count"))
        .as("orders"),
      of
        .selectFrom("marketplace.cartLine")
        .select((one) => one.fn.countAll<number>().as("count"))
        .as("cart"),
      of.selectFrom("marketplace.item").select("stock").where("id", "=", itemId).as("left"),
    ])
    .executeTakeFirstOrThrow();
  await market.close();
  return [
    {
      name: `${pressCount} presses, one address`,
      holds: wonCount === pressCount && pages.size === 1,
      figure: `${wonCount} answered, ${pages.size} addresses`,
    },
    { name: "pages at the provider", holds: sessions.length === 1, figure: `${sessions.length}` },
    { name: "orders", holds: orders === 1, figure: `${orders}` },
    {
      name: "left of 9, and in the cart",
      holds: left === 8 && cart === 0,
      figure: `${left}, ${cart}`,
    },
  ];
}

report(await withScratchDatabase(run));
