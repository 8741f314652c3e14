import { startStack } from "../../scripts/stack/stack.ts";
import {
  openSubscriptionDrill,
  type ProviderEvent,
  platformSecret,
  shuffle,
  sign,
} from "./support/subscribers.ts";
import { report } from "./support/verdict.ts";

// Promise: in whatever order the events of a subscription arrive, what we know in the end is the same. Takes five
// events of a life (begun, changed to Pro, cancelled, resumed, ended) and delivers them in 12 of their 120
// orders, with `--full` in all, some of them twice. `--sabotage` believes what each event says, and must fail.
const isSabotaged = process.argv.includes("--sabotage");
const isFull = process.argv.includes("--full");

function* permute<Value>(values: Value[]): Generator<Value[]> {
  if (values.length <= 1) yield values;
  for (const [index, first] of values.entries())
    for (const rest of permute(values.toSpliced(index, 1))) yield [first, ...rest];
}
const all = [...permute([0, 1, 2, 3, 4])];
const deliveryOrders = isFull ? all : shuffle(all).slice(0, 12);

const stack = await startStack({
  database: "boab_drill_order",
  apiPort: 4250,
  webPort: 3250,
  withWeb: false,
});
const drill = await openSubscriptionDrill(stack);
const growingPriceId = await drill.findPriceId("growing_monthly");
const proPriceId = await drill.findPriceId("pro_monthly");
const trialEnd = String(Math.floor(Date.now() / 1000) + 30 * 24 * 3600);

async function runSubscriptionLife(customer: string): Promise<string> {
  const { id, items } = await drill.callProvider("subscriptions", {
    customer,
    "items[0][price]": growingPriceId,
    trial_end: trialEnd,
  });
  const update = (changes: Record<string, string>) =>
    drill.callProvider(`subscriptions/${id}`, changes);
  await update({ "items[0][id]": items.data[0].id, "items[0][price]": proPriceId });
  await update({ cancel_at_period_end: "true" });
  await update({ cancel_at_period_end: "false" });
  await fetch(`${stack.stripeOrigin}/v1/subscriptions/${id}`, {
    method: "DELETE",
    headers: { authorization: "Bearer sk_test_stack" },
  });
  return id;
}

const subscribers = await drill.makeSubscribers(deliveryOrders.length);
const subscriptionLives: { id: string; userId: string; order: number[] }[] = [];
for (const [index, { customer, userId }] of subscribers.entries())
  subscriptionLives.push({
    id: await runSubscriptionLife(customer),
    userId,
    order: deliveryOrders[index] ?? [],
  });

const eventsBySubscription = Map.groupBy(
  (await drill.listEventsSince(new Set()))
    .filter(({ type }) => type.startsWith("customer.subscription."))
    .toReversed(),
  ({ data }) => data.object.id,
);
const wrongCounts = [...eventsBySubscription.values()].filter((events) => events.length !== 5);

/** A handler that believes events would store this. */
const storeEventState = ({ data: { object } }: ProviderEvent) =>
  drill.db.query("update payments.subscription set state = $2 where stripe_id = $1", [
    object.id,
    object.status === "canceled" ? "ended" : object.status,
  ]);

for (const round of [0, 1, 2, 3, 4]) {
  const deliveries = subscriptionLives.flatMap(({ id, order }) => {
    const place = order[round] ?? 0;
    const event = eventsBySubscription.get(id)?.[place];
    return event ? [{ event, copies: (place % 2) + 1 }] : [];
  });
  for (const { event, copies } of deliveries) {
    const body = JSON.stringify(event);
    for (let copy = 0; copy < copies; copy++) await drill.deliver(body, sign(body, platformSecret));
  }
  if (!isSabotaged) continue;
  await drill.settle(60);
  for (const { event } of deliveries) await storeEventState(event);
}
const isSettled = await drill.settle(240);

const { rows } = await drill.db.query(`
  select plan, billing_period, state, amount_cents, subscribed_plan, count(*)::int as lives
  from payments.subscription join accounts.profile on profile.id = user_id
  group by 1, 2, 3, 4, 5`);
await drill.db.end();
await stack.stop();

report([
  {
    name: "lives of five events",
    holds: eventsBySubscription.size === subscriptionLives.length && wrongCounts.length === 0,
    figure: `${eventsBySubscription.size - wrongCounts.length} of ${subscriptionLives.length}`,
  },
  { name: "all handled", holds: isSettled, figure: isSettled ? "yes" : "no" },
  {
    name: `final states after ${subscriptionLives.length} orders`,
    holds: rows.length === 1 && rows[0].state === "ended" && rows[0].subscribed_plan === "Basic",
    figure: rows.map((row) => JSON.stringify(row)).join(" "),
  },
]);
