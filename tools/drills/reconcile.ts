import { randomUUID } from "node:crypto";
import { makeSandboxControl } from "@boab/stripe-sandbox";
import { waitUntil } from "../../scripts/lib/wait.ts";
import { startStack } from "../../scripts/stack/stack.ts";
import { openDemoSession } from "./support/demo-session.ts";
import { type DrillOrder, makeOrders } from "./support/orders.ts";
import { openSubscriptionDrill } from "./support/subscribers.ts";
import { report } from "./support/verdict.ts";

// Promise: among 400 orders (`--full`: 10,000) and a few plans, a check finds every kind of drift that is planted,
// calls each by its name, and finds nothing else; once they are mended, the next check settles them all.
// `--sabotage` makes it overlook amounts, and must fail.
const isSabotaged = process.argv.includes("--sabotage");
const orderCount = process.argv.includes("--full") ? 10_000 : 400;

const stack = await startStack({
  database: "boab_drill_reconcile",
  apiPort: 4260,
  webPort: 3260,
  withWeb: false,
});
const drill = await openSubscriptionDrill(stack);
const control = makeSandboxControl(stack.stripeOrigin);
const { db } = drill;

// Plans are charged as well, and belong to no order.
await control.setWebhooks({ isHeld: false });
const price = await drill.findPriceId("growing_monthly");
for (const { customer } of await drill.makeSubscribers(3)) {
  const { id: card } = await drill.callProvider("payment_methods/pm_card_visa/attach", {
    customer,
  });
  const items = { "items[0][price]": price, default_payment_method: card };
  await drill.callProvider("subscriptions", { customer, ...items });
}
await control.settleWebhooks();
await drill.settle(60);
const madeOrders = await makeOrders({ stack, ...drill }, orderCount);

if (isSabotaged)
  await db.query(`
    create function payments.overlook() returns trigger language plpgsql as 'begin return null; end';
    create trigger overlook before insert on payments.drift
      for each row when (new.kind like '%amount') execute function payments.overlook();`);

const cookie = await openDemoSession(stack, "admin");

/** A whole check, as an admin asks for it; false when it did not end. */
async function check(): Promise<boolean> {
  const response = await fetch(`${stack.apiOrigin}/admin/payments/checks`, {
    method: "POST",
    headers: { cookie, origin: stack.webOrigin },
  });
  const { id } = await response.json();
  return waitUntil(
    async () =>
      (await drill.count(
        `payments.reconciliation_run where id = '${id}' and finished_at is not null`,
      )) === 1,
    { seconds: 300 },
  );
}

const listOpenKinds = async (): Promise<string[]> => {
  const { rows } = await db.query(
    "select kind from payments.drift where settled_at is null order by kind",
  );
  return rows.map(({ kind }) => kind);
};

await check();
const falseAlarms = await listOpenKinds();

interface PlantedDrift {
  kind: string;
  plant: (order: DrillOrder) => Promise<unknown>;
  repair: (order: DrillOrder) => Promise<unknown>;
}
const put = (...objects: object[]) => control.putObjects(objects);
const strayChargeId = `ch_stray${randomUUID().slice(0, 8)}`;
const makeChangedObjectDrift = (
  kind: string,
  change: (order: DrillOrder) => object,
): PlantedDrift => ({
  kind,
  plant: (order) => put(change(order)),
  repair: ({ charge, chargeTransaction: chargeMove, transfer }) =>
    put(charge, chargeMove, transfer),
});

/** On orders without a refund. */
const plantedDrifts: PlantedDrift[] = [
  {
    kind: "payment_not_recorded",
    async plant({ paymentId, saleId, charge }) {
      // As if our own note of it were lost: the page is still open.
      await db.query("alter table payments.ledger_movement disable trigger user");
      await db.query("alter table payments.ledger_entry disable trigger user");
      await db.query(
        "delete from payments.ledger_entry using payments.ledger_movement where movement_id = id and payment_id = $1",
        [paymentId],
      );
      await db.query("delete from payments.ledger_movement where payment_id = $1", [paymentId]);
      await db.query("alter table payments.ledger_movement enable trigger user");
      await db.query("alter table payments.ledger_entry enable trigger user");
      await db.query("delete from payments.outbox where sale_id = $1", [saleId]);
      await db.query(
        "update payments.payment set state = 'open', charge_id = null, paid_at = null, expires_at = now() + interval '2 hours' where id = $1",
        [paymentId],
      );
      await control.deleteObject(charge.id.replace("ch_", "tr_"));
    },
    repair: ({ charge }) => control.deleteObject(charge.id),
  },
  {
    kind: "payment_missing",
    plant: ({ charge }) => control.deleteObject(charge.id),
    repair: ({ charge }) => put(charge),
  },
  makeChangedObjectDrift("payment_amount", ({ charge, amountCents }) => ({
    ...charge,
    amount_captured: amountCents + 100,
  })),
  makeChangedObjectDrift("payment_currency", ({ charge }) => ({ ...charge, currency: "usd" })),
  {
    kind: "refund_unknown",
    plant: ({ charge }) =>
      put({
        ...madeOrders.find(({ refund }) => refund)?.refund,
        id: "re_stray",
        metadata: {},
        charge: charge.id,
      }),
    repair: () => control.deleteObject("re_stray"),
  },
  {
    kind: "transfer_missing",
    plant: ({ transfer }) => control.deleteObject(transfer.id),
    repair: ({ transfer }) => put(transfer),
  },
  {
    kind: "transfer_doubled",
    plant: ({ transfer }) => put({ ...transfer, id: "tr_again" }),
    repair: () => control.deleteObject("tr_again"),
  },
  makeChangedObjectDrift("transfer_amount", ({ transfer, shareCents }) => ({
    ...transfer,
    amount: shareCents - 1,
  })),
  makeChangedObjectDrift("transfer_account", ({ transfer }) => ({
    ...transfer,
    destination: "acct_stranger",
  })),
  makeChangedObjectDrift("ledger_differs", ({ chargeTransaction: chargeMove }) => ({
    ...chargeMove,
    fee: Number(chargeMove.fee) + 30,
    net: Number(chargeMove.net) - 30,
  })),
  {
    kind: "payment_unknown",
    plant: ({ charge }) => put({ ...charge, id: strayChargeId, transfer_group: null }),
    repair: () => control.deleteObject(strayChargeId),
  },
];
/** On orders with one. */
const refundDrifts: PlantedDrift[] = [
  {
    kind: "refund_missing",
    plant: ({ refund }) => control.deleteObject(refund?.id ?? ""),
    repair: ({ refund }) => put(refund ?? {}),
  },
  makeChangedObjectDrift("reversal_missing", ({ transfer }) => ({
    ...transfer,
    amount_reversed: 0,
    reversals: { ...(transfer.reversals as object), data: [] },
  })),
];

const unrefundedOrders = madeOrders.filter(({ isRefunded }) => !isRefunded);
const refunded = madeOrders.filter(({ isRefunded }) => isRefunded);
/** Each on an order of its own, all over the day. */
const planted = [
  ...plantedDrifts.map((plant, index) => ({ ...plant, order: unrefundedOrders[index * 17 + 3] })),
  ...refundDrifts.map((plant, index) => ({ ...plant, order: refunded[index * 17 + 3] })),
].flatMap(({ order, ...plant }) => (order ? [{ ...plant, order }] : []));
for (const { plant, order } of planted) await plant(order);

const startedAt = performance.now();
const isDone = await check();
const seconds = (performance.now() - startedAt) / 1000;
const found = await listOpenKinds();
const expected = planted.map(({ kind }) => kind).sort();

for (const { repair: mend, order } of planted) await mend(order);
await check();
const left = await listOpenKinds();
const settled = await drill.count("payments.drift where settled_at is not null");
await db.end();
await stack.stop();

const foundKinds = expected.filter((kind) => found.includes(kind));
const wrong = [...found];
for (const kind of expected) if (wrong.includes(kind)) wrong.splice(wrong.indexOf(kind), 1);
const missed = expected.filter((kind) => !found.includes(kind));
report([
  {
    name: `drifts before anything was planted, in ${madeOrders.length} orders and 3 plans`,
    holds: falseAlarms.length === 0 && madeOrders.length === orderCount,
    figure: [falseAlarms.length, ...falseAlarms.slice(0, 5)].join(" "),
  },
  { name: "the check ended", holds: isDone, figure: `${seconds.toFixed(1)} s` },
  {
    name: "kinds of drift found and named",
    holds: missed.length === 0,
    figure: `${foundKinds.length} of ${expected.length} ${missed.join(" ")}`.trim(),
  },
  {
    name: "found beside them",
    holds: wrong.length === 0,
    figure: [wrong.length, ...wrong].join(" "),
  },
  {
    name: "settled once they were mended",
    holds: left.length === 0 && settled === found.length,
    figure: `${settled} of ${found.length} ${left.join(" ")}`.trim(),
  },
]);
