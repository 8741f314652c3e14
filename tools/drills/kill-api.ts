import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { makeSandboxControl } from "@boab/stripe-sandbox";
import { waitUntil } from "../../scripts/lib/wait.ts";
import { startStack } from "../../scripts/stack/stack.ts";
import { makeBreakingEnv } from "./support/break-source.ts";
import { fetchAllPages, openPaymentDrill } from "./support/paying.ts";
import { openShoppers } from "./support/shoppers.ts";
import { examineCarts, prepareSoldVariants } from "./support/stalls.ts";
import { report } from "./support/verdict.ts";

// Promise: while people take out plans, pay and buy carts of two stores, and every event comes twice, `kill -9` hits the
// API and the worker twice, with `--full` 20 times. Within 60 s every captured payment is paid or refunded with
// us, every cart has one order of each store, each share was sent once, each receipt written once, each plan is
// theirs, no unit of stock is lost, and the ledger is what lies at the provider. `--sabotage` accepts events before they
// are stored and gives each attempt to move money a new key, and must fail.
const kills = process.argv.includes("--full") ? 20 : 2;
const maxRecoverySeconds = 60;

const stack = await startStack({
  database: "boab_drill_kill",
  apiPort: 4270,
  webPort: 3270,
  withWeb: false,
  env: process.argv.includes("--sabotage") ? makeBreakingEnv("lose-events.ts") : {},
});
let servingPid: number | undefined;
stack.onApiLine((text) => {
  const started = /"pid":(\d+).*Server listening/.exec(text);
  if (started?.[1]) servingPid = Number(started[1]);
});
const { db, stripe, prices, number: queryNumber } = await openPaymentDrill(stack, 2);
const soldVariants = await prepareSoldVariants(db, stripe, 2);
const control = makeSandboxControl(stack.stripeOrigin);
// The provider repeats an event for days; the drill has a minute. And it takes its time over what moves money, so that
// a kill hits while we wait for it.
await control.setWebhooks({
  duplicates: 1,
  retryAfterMs: [100, 300, ...Array.from({ length: 200 }, () => 2_000)],
});
await control.addFault({ kind: "delay", delayMs: 400, operation: "Transfers.create", times: 1e6 });
// The first child's line came before anybody listened.
stack.api.kill("SIGHUP");
await waitUntil(() => servingPid !== undefined, { seconds: 30 });

const shoppers = openShoppers(stack, prices, soldVariants);
let worker = stack.worker;
let completedKillCount = 0;
await sleep(4_000);
for (let round = 0; round < kills; round++) {
  const before = servingPid;
  const exit = once(worker, "exit");
  if (before) process.kill(before, "SIGKILL");
  worker.kill("SIGKILL");
  await exit;
  worker = stack.startWorker();
  const isBack = await waitUntil(() => servingPid !== before, { seconds: 30 });
  if (isBack) completedKillCount++;
  await sleep(1_500 + Math.random() * 2_500);
}
await shoppers.close();

const startedAt = performance.now();
const waiting = async () =>
  (await queryNumber("select count(*) from payments.stripe_event where handled_at is null")) +
  (await queryNumber("select count(*) from payments.outbox where state <> 'sent'")) +
  (await queryNumber(
    `select count(*) from drill_payment where state = 'paid' and not exists (
       select from platform.mail where sent_at is not null and key =
         case purpose when 'order' then 'order-placed:' else 'payment-receipt:' end || drill_payment.id)`,
  ));
const pages = await fetchAllPages((page) => stripe.checkout.sessions.list(page));
const capturedSessions = pages.filter(
  (one) => one.mode === "payment" && one.payment_status === "paid",
);
const subscribedSessions = pages.filter(
  (one) => one.mode === "subscription" && one.status === "complete",
);
const countPaid = () => queryNumber("select count(*) from drill_payment where state = 'paid'");
await waitUntil(
  async () => (await countPaid()) >= capturedSessions.length && (await waiting()) === 0,
  {
    seconds: maxRecoverySeconds,
    everyMs: 500,
  },
);
const seconds = (performance.now() - startedAt) / 1000;
const left = await waiting();

const { rows: payments } = await db.query("select id, session_id, state from drill_payment");
const stateBySession = new Map(payments.map((one) => [one.session_id, one.state]));
const refunded = new Set(
  (await fetchAllPages((page) => stripe.charges.list(page)))
    .filter((charge) => charge.refunded)
    .map((charge) => charge.payment_intent),
);
const outcomes = capturedSessions.map(
  ({ id, payment_intent }) =>
    [stateBySession.get(id) === "paid", refunded.has(payment_intent as string)].filter(Boolean)
      .length,
);
const { rows: sales } = await db.query("select id, share_cents from drill_sale");
const sent = Map.groupBy(
  await fetchAllPages((page) => stripe.transfers.list(page)),
  ({ metadata }) => metadata.saleId,
);
const wrongShareSales = sales.filter(({ id, share_cents }) => {
  const transfers = sent.get(id) ?? [];
  return transfers.length !== 1 || transfers[0]?.amount !== share_cents;
});
const receipts = await queryNumber(
  "select count(*) from platform.mail where key like 'payment-receipt:%'",
);
const cartFindings = await examineCarts(db, soldVariants, {
  captured: new Set(capturedSessions.map(({ id }) => id)),
  minCaptured: kills,
});
const soldCarts = await queryNumber(
  "select count(*) from drill_payment where state = 'paid' and purpose = 'order'",
);
const plans = await queryNumber(
  "select count(*) from payments.subscription where state = 'trialing'",
);
const members = await queryNumber(
  "select count(*) from accounts.profile where subscribed_plan = 'Growing' and id like 'drill%'",
);
const providerSubscriptions = await fetchAllPages((page) => stripe.subscriptions.list(page));
const ledgerBalanceCents = await queryNumber(
  "select coalesce(sum(entry.amount_cents), 0) from payments.ledger_entry as entry join payments.ledger_movement as movement on movement.id = movement_id join drill_payment on drill_payment.id = payment_id where account = 'balance'",
);
const unbalancedMovementCount = await queryNumber(
  "select count(*) from (select from payments.ledger_entry group by movement_id having sum(amount_cents) <> 0) as uneven",
);
const balance = await stripe.balance.retrieve();
const stripeBalanceCents = [...balance.available, ...balance.pending].reduce(
  (sum, { amount }) => sum + amount,
  0,
);
await db.end();
await stack.stop();

for (const one of shoppers.failedRequests.slice(0, 5)) console.log(`     ${one}`);
const makeExactFinding = (name: string, figure: number, expected: number) => ({
  name,
  holds: figure === expected,
  figure: `${figure} of ${expected}`,
});
report([
  makeExactFinding("kills of API and worker", completedKillCount, kills),
  {
    name: "payments captured",
    holds: capturedSessions.length >= 2 * kills,
    figure: String(capturedSessions.length),
  },
  {
    name: `all done within ${maxRecoverySeconds} s`,
    holds: left === 0,
    figure: left === 0 ? `${seconds.toFixed(1)} s` : `${left} left`,
  },
  {
    name: "captured and lost",
    holds: !outcomes.includes(0),
    figure: String(outcomes.filter((one) => one === 0).length),
  },
  {
    name: "both paid and refunded",
    holds: !outcomes.includes(2),
    figure: String(outcomes.filter((one) => one === 2).length),
  },
  makeExactFinding(
    "payments of ours that are paid",
    payments.filter(({ state }) => state === "paid").length,
    capturedSessions.length,
  ),
  {
    name: `shares out of ${sales.length} not sent exactly once`,
    holds: wrongShareSales.length === 0,
    figure: String(wrongShareSales.length),
  },
  makeExactFinding("receipts", receipts, capturedSessions.length - soldCarts),
  ...cartFindings,
  makeExactFinding("subscriptions", plans, subscribedSessions.length),
  makeExactFinding(
    "subscriptions at the provider",
    providerSubscriptions.length,
    subscribedSessions.length,
  ),
  makeExactFinding("members with their plan", members, subscribedSessions.length),
  makeExactFinding("uneven ledger movements", unbalancedMovementCount, 0),
  makeExactFinding("cents in the ledger's balance", ledgerBalanceCents, stripeBalanceCents),
  {
    name: "shoppers who gave up",
    holds: shoppers.failedRequests.length === 0,
    figure: String(shoppers.failedRequests.length),
  },
]);
