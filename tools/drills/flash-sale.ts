import { withScratchDatabase } from "../../apps/api/test/databases.ts";
import { breakSource } from "./support/break-source.ts";
import {
  createStoreWithItem,
  makeBuyersWithCarts,
  openMarket,
  toOutcome,
} from "./support/market.ts";
import { type Finding, report } from "./support/verdict.ts";

// Promise: 120 people want 12 of something at the same moment, three times over; exactly 12 can pay, the stock is 0,
// everybody else reads why, and nothing breaks. `--full`: 500 people, 50 of it, 20 times. `--sabotage` reads the stock,
// checks it and writes it without a lock, and must sell more than there is.
const isFull = process.argv.includes("--full");
const isSabotaged = process.argv.includes("--sabotage");
const [buyerCount, unitCount, rounds] = isFull ? [500, 50, 20] : [120, 12, 3];
const connections = 40;

if (isSabotaged)
  breakSource([
    ["items/variants.repository.ts", "    for update\n", ""],
    ["items/variants.repository.ts", '    .where("stock", ">=", quantity)\n', ""],
  ]);
const { checkOutCart } = await import(
  "../../apps/api/src/areas/marketplace/checkout/check-out-cart.ts"
);

async function run(url: string): Promise<Finding[]> {
  const market = await openMarket(url, connections);
  const { db, deps } = market;
  if (isSabotaged)
    for (const table of ["marketplace.variant", "marketplace.item"])
      await db.schema
        .alterTable(table)
        .dropConstraint(`${table.split(".")[1]}_stock_check`)
        .execute();
  // Opening a page is the provider's work: the drill is about what is left to sell.
  const quickDeps = {
    ...deps,
    orderPayments: { ...deps.orderPayments, openPage: async () => "page" },
  };
  const findings: Finding[] = [];
  for (let round = 1; round <= rounds; round++) {
    const { itemId } = await createStoreWithItem(market, unitCount);
    const buyers = await makeBuyersWithCarts(db, itemId, buyerCount);
    const startedAt = performance.now();
    const results = await Promise.all(
      buyers.map(({ member, seen }) => toOutcome(checkOutCart(quickDeps, member, seen))),
    );
    const count = (expected: string) =>
      results.filter(({ outcome }) => outcome === expected).length;
    const { stock } = await db
      .selectFrom("marketplace.item")
      .select("stock")
      .where("id", "=", itemId)
      .executeTakeFirstOrThrow();
    findings.push({
      name: `${buyerCount} people, ${unitCount} to sell, round ${round}`,
      holds: count("won") === unitCount && stock === 0 && count("broke") === 0,
      figure: `${count("won")} kept, ${stock} left, ${count("refused")} refused, ${count("broke")} broke, ${Math.round(performance.now() - startedAt)} ms`,
    });
  }
  await market.close();
  return findings;
}

report(await withScratchDatabase(run));
