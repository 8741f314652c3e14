import type { CheckoutDeps } from "../apps/api/src/areas/marketplace/checkout/checkout-deps.ts";
import { makeOrderPayments } from "../apps/api/src/areas/payments/payments/order-payments.ts";
import { withScratchDatabase } from "../apps/api/test/databases.ts";
import { breakSource } from "./support/break-source.ts";
import { fillCarts, openMarket, openStall } from "./support/market.ts";
import { payAt } from "./support/paying.ts";
import { type Finding, report } from "./support/verdict.ts";

// Promise: whoever dies at any statement while a cart is checked out, while its payment is followed, or while its hold
// ends, leaves nothing half-done: the next attempt finishes it, with one order, one charge and the right stock. Tries
// every fourth statement, with `--full` every one. `--sabotage` follows payments without a transaction, and must fail.
const step = process.argv.includes("--full") ? 1 : 4;

if (process.argv.includes("--sabotage"))
  breakSource([
    [
      "checkout/follow-checkout.ts",
      "await inTransaction(deps.db, async (tx) => {",
      "await (async (run: (tx: Tx) => Promise<void>) => run(deps.db as Tx))(async (tx) => {",
    ],
  ]);
const { checkOutCart } = await import(
  "../apps/api/src/areas/marketplace/checkout/check-out-cart.ts"
);
const { followCheckout } = await import(
  "../apps/api/src/areas/marketplace/checkout/follow-checkout.ts"
);
const { syncPayment } = await import("../apps/api/src/areas/payments/payments/sync-payment.ts");

const stock = 9;

type KyselyPlugin = Parameters<CheckoutDeps["db"]["withPlugin"]>[0];

class Died extends Error {}

/** Throws in place of one statement; whatever its transaction did before is undone, as when a process dies. */
function dyingAt(point: number): KyselyPlugin & { statements: number } {
  const plugin = {
    statements: 0,
    transformQuery({ node }: Parameters<KyselyPlugin["transformQuery"]>[0]) {
      plugin.statements++;
      if (plugin.statements === point) throw new Died(`at statement ${point}`);
      return node;
    },
    transformResult: async ({ result }: Parameters<KyselyPlugin["transformResult"]>[0]) => result,
  };
  return plugin;
}

type Market = Awaited<ReturnType<typeof openMarket>>;

/** The same market whose process dies at a statement. */
function mortal({ deps, payments }: Market, point: number) {
  const plugin = dyingAt(point);
  const db = deps.db.withPlugin(plugin);
  const mortalPayments = { ...payments, db };
  const mortalDeps: CheckoutDeps = {
    ...{ ...deps, db },
    orderPayments: makeOrderPayments(mortalPayments),
  };
  return { plugin, deps: mortalDeps, payments: mortalPayments };
}

interface Scene {
  name: string;
  /** Dies somewhere in here. */
  act: (market: Pick<Market, "deps" | "payments">, scene: Buying) => Promise<unknown>;
  /** Must have happened before. */
  before: "nothing" | "opened" | "paid";
  ends: "ordered" | "released";
}

type Buying = Awaited<ReturnType<typeof fillCarts>>[number] & { paymentId: string };

const scenes: Scene[] = [
  {
    name: "checking out",
    before: "nothing",
    act: ({ deps }, { member, seen }) => checkOutCart(deps, member, seen),
    ends: "ordered",
  },
  {
    name: "following a payment",
    before: "paid",
    async act({ deps, payments }, { paymentId }) {
      await syncPayment(payments, paymentId);
      await followCheckout(deps, paymentId);
    },
    ends: "ordered",
  },
  {
    name: "ending a hold",
    before: "opened",
    async act({ deps }, { paymentId }) {
      await deps.orderPayments.closePage(paymentId);
      await followCheckout(deps, paymentId);
    },
    ends: "released",
  },
];

/** One death, and what is there after somebody has tried again; undefined once the work is over before it dies. */
async function die(market: Market, scene: Scene, point: number): Promise<string | undefined> {
  const { deps, payments, db } = market;
  const { itemId } = await openStall(market, stock);
  const [person] = await fillCarts(db, itemId, 1);
  if (!person) throw new Error("Nobody came");
  const buying: Buying = { ...person, paymentId: "" };
  const checkOut = async () => {
    const { url, paymentId } = await checkOutCart(deps, person.member, person.seen);
    buying.paymentId = paymentId;
    return url;
  };
  if (scene.before !== "nothing") {
    const url = await checkOut();
    if (scene.before === "paid") await payAt(url);
  }
  const fragile = mortal(market, point);
  const hasDied = await scene.act(fragile, buying).then(
    () => false,
    () => true,
  );
  if (!hasDied) return undefined;
  if (scene.before === "nothing") await payAt(await checkOut());
  if (scene.ends === "ordered") await syncPayment(payments, buying.paymentId);
  else await deps.orderPayments.closePage(buying.paymentId);
  await followCheckout(deps, buying.paymentId);
  const found = await db
    .selectFrom("marketplace.checkout as checkout")
    .innerJoin("payments.payment as payment", "payment.id", "checkout.id")
    .select(["checkout.state", "payment.state as paid"])
    .where("checkout.buyer_id", "=", person.member.userId)
    .execute();
  const { left } = await db
    .selectFrom("marketplace.item")
    .select("stock as left")
    .where("id", "=", itemId)
    .executeTakeFirstOrThrow();
  const { orders } = await db
    .selectFrom("marketplace.store_order")
    .select((of) => of.fn.countAll<number>().as("orders"))
    .where("buyer_id", "=", person.member.userId)
    .executeTakeFirstOrThrow();
  const states = found.map(({ state }) => state).join(" ");
  return `${states}, ${orders} orders, ${left} left`;
}

async function run(url: string): Promise<Finding[]> {
  const market = await openMarket(url, 10);
  const findings: Finding[] = [];
  for (const scene of scenes) {
    const expected =
      scene.ends === "ordered"
        ? `ordered, 1 orders, ${stock - 1} left`
        : `released, 0 orders, ${stock} left`;
    const wrong: string[] = [];
    let points = 0;
    for (let point = 1; ; point += step) {
      const after = await die(market, scene, point).catch((error) => String(error));
      if (after === undefined) break;
      points++;
      if (after !== expected) wrong.push(`statement ${point}: ${after}`);
    }
    findings.push({
      name: `${scene.name}, dying at ${points} points`,
      holds: wrong.length === 0 && points > 0,
      figure: wrong.length === 0 ? "all finished" : wrong.slice(0, 3).join("; "),
    });
  }
  await market.close();
  return findings;
}

report(await withScratchDatabase(run));
