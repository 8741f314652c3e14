import { withScratchDatabase } from "../../apps/api/test/databases.ts";
import { breakSource } from "./support/break-source.ts";
import { openMarket } from "./support/market.ts";
import { type Finding, report } from "./support/verdict.ts";

// Promise: whoever dies at any statement while a cart is checked out, while its payment is followed, while its hold ends,
// while an order is refunded, while that refund and its reversal are sent, or while we hear that a bank sent it back,
// leaves nothing half-done: the next attempt finishes it, with one order, one charge, one refund and the right stock.
// Tries every fourth statement, with `--full` every one. `--sabotage` follows payments without a transaction, gives each
// attempt to refund a new key, and notes that a refund failed before the rest of what follows; it must fail.
const step = process.argv.includes("--full") ? 1 : 4;

if (process.argv.includes("--sabotage"))
  breakSource([
    [
      "checkout/sync-checkout.ts",
      "await inTransaction(deps.db, async (tx) => {",
      "await (async (run: (tx: Tx) => Promise<void>) => run(deps.db as Tx))(async (tx) => {",
    ],
    [
      "dispatch/senders.ts",
      "metadata: toMetadata(message) },\n        { idempotencyKey: message.idempotencyKey }",
      "metadata: toMetadata(message) },\n        { idempotencyKey: crypto.randomUUID() }",
    ],
    ["refunds/undo-refund.ts", "{ clock }: Pick", "{ clock, db }: { db: Tx } & Pick"],
    ["refunds/undo-refund.ts", "await markUndone(tx,", "await markUndone(db,"],
  ]);
// After the faults, which are in what these load.
const { buyingScenes } = await import("./support/buying-scenes.ts");
const { makeRefundScenes: refundScenes } = await import("./support/refund-scenes.ts");

async function run(url: string): Promise<Finding[]> {
  const market = await openMarket(url, 10);
  const findings: Finding[] = [];
  for (const scene of [...buyingScenes, ...refundScenes(step)])
    findings.push(await scene.run(market, step));
  await market.close();
  return findings;
}

report(await withScratchDatabase(run));
