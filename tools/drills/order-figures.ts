import { startSandbox } from "@boab/stripe-sandbox";
import { getSlotPort, redisDatabase } from "../../scripts/stack/slot.ts";
import { startWeb, stopProcess } from "../../scripts/stack/stack.ts";
import { makeBreakingEnv } from "./support/break-source.ts";
import { makeCaller } from "./support/call-as.ts";
import { runInParallel } from "./support/keep-alive-sender.ts";
import { plantedCentsByPlace, plantInApi } from "./support/order-figures/plant-cents.ts";
import type { FiguresByPlace, ShownFigures } from "./support/order-figures/shown.ts";
import { makeRandom } from "./support/random.ts";
import { resetLimits } from "./support/reset-limits.ts";
import { report } from "./support/verdict.ts";

// Promise: 6 random orders, with `--full` 500, are paid, refunded in random pieces and amounts by their seller and by an
// admin, and some are disputed; every second one over the API, the others through the use cases. Then what the use cases
// and the API answer the buyer, the seller and an admin, and what the provider has, are the same cents as in the ledger;
// and for two orders, with `--full` 20, so are the amounts in the pages, the receipt, the file and the emails. `--sabotage`
// plants a cent in each place, and must fail: it counts as noticed only where every one of them is.
const isFull = process.argv.includes("--full");
const isSabotaged = process.argv.includes("--sabotage");
const count = isFull ? 500 : 6;
const pageCheckedCount = isFull ? 20 : 2;
const concurrency = 8;

if (isSabotaged) plantInApi();
process.env.FIREBASE_AUTH_EMULATOR_HOST = "127.0.0.1:9099";
const { publicOrigin } = await import("../../apps/api/test/config.ts");
const { makeTestApp } = await import("../../apps/api/test/harness.ts");
const { ensureTemplateDatabase } = await import("../../apps/api/test/template-database.ts");
const { openMarket } = await import("./support/market.ts");
const {
  openDrillStore: openShop,
  placeOrder,
  refundAtRandom,
  settle,
} = await import("./support/random-orders.ts");
const { readByApi, readSales, readSumsByApi } = await import("./support/order-figures/by-api.ts");
const {
  readByUseCases: readByFunctions,
  readLedger,
  readSumsByUseCases: readSumsByFunctions,
} = await import("./support/order-figures/by-functions.ts");
const { readByEmails } = await import("./support/order-figures/by-emails.ts");
const { readByPages, readSumsByPages } = await import("./support/order-figures/by-pages.ts");

const sandbox = await startSandbox();
const app = makeTestApp({
  STRIPE_API_BASE: sandbox.origin,
  REDIS_URL: `redis://127.0.0.1:63790/${redisDatabase}`,
});
await app.open(await ensureTemplateDatabase());
const apiOrigin = await app.server.listen({ port: 0, host: "127.0.0.1" });
const webPort = 3480;
const webStart = startWeb({
  name: "drill-order-figures-web",
  webPort,
  apiOrigin,
  env: {
    IDENTITY_PROJECT_ID: app.config.identity.projectId,
    ...(isSabotaged && makeBreakingEnv("order-figures/plant-in-pages.ts")),
  },
});
const market = await openMarket(app.config.database.migrationUrl, 8, sandbox);
const callAs = makeCaller({ apiOrigin, webOrigin: publicOrigin });
const store = await openShop(market, app, callAs);
const open = (path: string, cookie: string) =>
  fetch(`http://localhost:${getSlotPort(webPort)}${path}`, {
    headers: { cookie },
    redirect: "manual",
  });

const placed: Awaited<ReturnType<typeof placeOrder>>[] = [];
const indexes = Array.from({ length: count }, (_, index) => index);
await runInParallel(indexes.values(), concurrency, async (index) => {
  // Of each order's own, so that it is the same whoever is quicker.
  const random = makeRandom(Math.imul(20_261_118 + index, 2_654_435_761));
  if (index % 20 === 0) {
    await resetLimits();
    await store.signInAgain();
  }
  const order = await placeOrder(market, store, random, index % 2 === 0 ? "API" : "functions");
  for (let part = random.between(0, 3); part > 0; part--)
    await refundAtRandom(market, order, random);
  placed.push(order);
});
await settle(market);

interface Difference {
  line: string;
  cents: number;
}
/** The largest difference of each figure in each place. */
const differences = new Map<string, Difference>();
let comparedCount = 0;
function compare(what: string, ledger: ShownFigures, places: FiguresByPlace): void {
  for (const [place, figures] of Object.entries(places))
    for (const [name, shown] of Object.entries(figures)) {
      comparedCount++;
      const expected = ledger[name as keyof ShownFigures];
      if (shown === expected) continue;
      // A place that shows no amount at all differs by more than any.
      const cents = Number.isNaN(shown) ? Infinity : Math.abs(shown - expected);
      const where = `${place} ${name}`;
      if (cents > (differences.get(where)?.cents ?? 0))
        differences.set(where, { cents, line: `${what}: ${where} ${shown}, ledger ${expected}` });
    }
}

const total: ShownFigures = {
  amountCents: 0,
  feeCents: 0,
  refundedCents: 0,
  disputedCents: 0,
  netCents: 0,
  goneCents: 0,
  initialNetCents: 0,
};
let refunded = 0;
let disputed = 0;
let sentCents = 0;
await resetLimits();
const sales = await readSales(store);
await runInParallel(placed.entries(), concurrency, async ([index, order]) => {
  if (index % 20 === 0) await resetLimits();
  const ledger = await readLedger(market, order);
  const useCaseFigures = await readByFunctions(market, order);
  compare(order.orderId, ledger, useCaseFigures.places);
  compare(order.orderId, ledger, await readByApi(market, order, sales));
  compare(order.orderId, ledger, readByEmails(market.emails, order));
  for (const name of Object.keys(total) as (keyof ShownFigures)[]) total[name] += ledger[name];
  refunded += ledger.refundedCents > 0 ? 1 : 0;
  disputed += ledger.disputedCents > 0 ? 1 : 0;
  sentCents += useCaseFigures.sentCents;
});

await resetLimits();
await webStart;
const { balanceCents: apiBalanceCents, ...apiSums } = await readSumsByApi(store);
const { balanceCents: pageBalanceCents, file, ...pageSums } = await readSumsByPages(open, store);
compare("all orders", total, await readSumsByFunctions(market, store));
compare("all orders", total, apiSums);
compare("all orders", total, { "the page of the dashboard": pageSums.dashboard });
compare(
  "all transfers",
  { ...total, netCents: sentCents },
  {
    "the balance": { netCents: apiBalanceCents },
    "the dashboard's balance": { netCents: pageBalanceCents },
  },
);
// Those to which most has happened first, for each way to place one.
const shownInPages = placed.toSorted((a, b) => b.refunds - a.refunds).slice(0, pageCheckedCount);
for (const order of shownInPages)
  compare(order.orderId, await readLedger(market, order), await readByPages(open, order, file));

await stopProcess(await webStart);
await app.close();
await market.close();

const unnoticedPlaces = [...plantedCentsByPlace].filter(
  // What the API says too much of, its page may say too little of.
  ([where, cents]) => (differences.get(where)?.cents ?? 0) < Math.max(1, cents - 1),
);
if (isSabotaged) for (const [where] of unnoticedPlaces) console.log(`     not noticed: ${where}`);
else for (const { line } of [...differences.values()].slice(0, 12)) console.log(`     ${line}`);
report([
  {
    name: `places that differ from the ledger, for ${count} orders, ${refunded} refunded and ${disputed} disputed, ${shownInPages.length} of them in pages too`,
    holds: isSabotaged ? unnoticedPlaces.length > 0 : differences.size === 0,
    figure: String(differences.size),
  },
  {
    name: "amounts compared",
    holds: comparedCount > count * 60,
    figure: String(comparedCount),
  },
]);
