import { startStack } from "../../scripts/stack/stack.ts";
import { openSubscriptionDrill, platformSecret, shuffle, sign } from "./support/subscribers.ts";
import { report } from "./support/verdict.ts";

// Promise: however often and in whatever order the payment provider repeats itself, each event has its effect once,
// and nothing that it did not sign has any. Sends each event ten times, shuffled, between six kinds of forgeries:
// 60 events, with `--full` 500. `--sabotage` gives the API a second secret, the forger's, and must fail.
const isSabotaged = process.argv.includes("--sabotage");
const subscriberCount = process.argv.includes("--full") ? 500 : 60;
const copies = 10;
const forgersSecret = "whsec_forger";

const stack = await startStack({
  database: "boab_drill_storm",
  apiPort: 4240,
  webPort: 3240,
  withWeb: false,
  env: isSabotaged ? { STRIPE_WEBHOOK_SECRETS: `${platformSecret},${forgersSecret}` } : {},
});
const drill = await openSubscriptionDrill(stack);
const price = await drill.findPriceId("growing_monthly");
const trialEnd = String(Math.floor(Date.now() / 1000) + 30 * 24 * 3600);
for (const { customer } of await drill.makeSubscribers(subscriberCount))
  await drill.callProvider("subscriptions", {
    customer,
    "items[0][price]": price,
    trial_end: trialEnd,
  });
const events = (await drill.listEventsSince(new Set())).filter(
  ({ type }) => type === "customer.subscription.created",
);

/** Each would give somebody a plan, if it were believed. */
function forge(body: string, index: number): [body: string, signature: string | undefined] {
  const other = body.replace(/"id":\s*"evt_/, `"id":"evt_forged_${index}_`);
  const now = Math.floor(Date.now() / 1000);
  const forgeries: [string, string | undefined][] = [
    [other, sign(other, forgersSecret)],
    [other, sign(body, platformSecret)],
    [other, undefined],
    [other, sign(other, platformSecret, now - 3600)],
    [other, sign(other, "whsec_stackconnect")],
    [other, "t=1,v1=00"],
  ];
  return forgeries[index % forgeries.length] ?? [other, undefined];
}

const genuineDeliveries = events.flatMap((event) => Array.from({ length: copies }, () => event));
const forged = genuineDeliveries.slice(0, Math.ceil(genuineDeliveries.length / 5));
const statuses = { genuine: [] as number[], forged: [] as number[] };
const posts = shuffle([
  ...genuineDeliveries.map((event) => async () => {
    const body = JSON.stringify(event);
    statuses.genuine.push(await drill.deliver(body, sign(body, platformSecret)));
  }),
  ...forged.map((event, index) => async () => {
    statuses.forged.push(await drill.deliver(...forge(JSON.stringify(event), index)));
  }),
]);
const startedAt = performance.now();
const senders = Array.from({ length: 20 }, async () => {
  for (let post = posts.pop(); post; post = posts.pop()) await post();
});
await Promise.all(senders);
const isSettled = await drill.settle(240);
const seconds = (performance.now() - startedAt) / 1000;

// Preparing the plans made events of its own.
const storedEventCount = await drill.count(
  "payments.stripe_event where type = 'customer.subscription.created'",
);
const plans = await drill.count("payments.subscription where state = 'trialing'");
const members = await drill.count("accounts.profile where subscribed_plan = 'Growing'");
// Tasks that are done stay in the queue for a while: one email a subscription.
const emails = await drill.count(
  "pgboss.job where name = 'mail.send' and data::text like '%plan-started:%'",
);
const mailedCount = await drill.count("platform.mail where key like 'plan-started:%'");
await drill.db.end();
await stack.stop();

const makeExactFinding = (name: string, figure: number, expected: number) => ({
  name,
  holds: figure === expected,
  figure: `${figure} of ${expected}`,
});
report([
  makeExactFinding("events of the provider", events.length, subscriberCount),
  makeExactFinding(
    "copies accepted",
    statuses.genuine.filter((one) => one === 200).length,
    genuineDeliveries.length,
  ),
  makeExactFinding(
    "forgeries refused",
    statuses.forged.filter((one) => one === 400).length,
    forged.length,
  ),
  { name: "all handled", holds: isSettled, figure: `${seconds.toFixed(1)} s` },
  makeExactFinding("events stored", storedEventCount, subscriberCount),
  makeExactFinding("subscriptions", plans, subscriberCount),
  makeExactFinding("members with their plan", members, subscriberCount),
  makeExactFinding("emails", Math.max(emails, mailedCount), subscriberCount),
]);
