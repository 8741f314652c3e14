import { settings } from "@boab/contracts/admin/settings";
import { computeSellerFee } from "@boab/contracts/payments/fees";
import { planTerms } from "@boab/contracts/payments/plans";
import { waitUntil } from "../../scripts/lib/wait.ts";
import { startStack } from "../../scripts/stack/stack.ts";
import { makeBreakingEnv } from "./support/break-source.ts";
import { openDemoSession } from "./support/demo-session.ts";
import { fetchAllPages, openPaymentDrill, payAt } from "./support/paying.ts";
import { resetLimits } from "./support/reset-limits.ts";
import { report } from "./support/verdict.ts";

// Promise: whatever a client says about a payment or a plan, the amount, the currency, the fee and the payee at the
// provider are those of our own database; everything else is refused. Tries twelve hostile values in every field of
// the three calls that start one, and pays one page a field, with `--full` every page. `--sabotage` starts an API that
// believes the client's price, and must fail.
const isFull = process.argv.includes("--full");
const stack = await startStack({
  database: "boab_drill_tamper",
  apiPort: 4280,
  webPort: 3280,
  withWeb: false,
  env: process.argv.includes("--sabotage") ? makeBreakingEnv("believe-the-client.ts") : {},
});
const { db, stripe, prices, accounts, number: queryNumber } = await openPaymentDrill(stack, 2);
const [price, other] = prices;
if (!price || !other) throw new Error("the demo has no prices of two owners");
const cookie = await openDemoSession(stack, "member");

// A price at the provider that is not one of ours, as somebody who reads its pages could find.
const { id: centPrice } = await stripe.prices.create({
  currency: "aud",
  unit_amount: 1,
  recurring: { interval: "month" },
  product_data: { name: "One cent" },
});
const hostileValues = [
  // The provider would just take 50 cents.
  0,
  -1,
  1,
  50,
  1e9,
  Number.MAX_SAFE_INTEGER + 2,
  "0",
  "usd",
  accounts.get(other.payeeId) ?? "",
  centPrice,
  other.payeeId,
  null,
];

type Body = Record<string, unknown>;
const line = { businessId: price.businessId, pricingId: price.id, quantity: 1 };
const shown = { name: "Braids", description: "Knotless", unitAmount: price.cents };
const item = {
  ...line,
  ...shown,
  sellerAccountId: accounts.get(price.payeeId),
  commissionRate: "0.10",
};
const email = "amara@people.example";
const cart = {
  chargeType: "split",
  currency: "aud",
  applicationFeePct: 0.15,
  customerEmail: email,
};
const oneTimeCheckout = { ...line, ...shown, currency: "aud", customerEmail: email };
const plan = {
  plan: "Growing",
  billingPeriod: "monthly",
  customerEmail: email,
  email,
  url: "/my-account/subscription",
  priceId: undefined,
  userId: undefined,
};

interface Attempt {
  field: string;
  name: string;
  path: string;
  body: Body;
  /** Of the one line; undefined for a plan. */
  quantity?: unknown;
}

const makeVariants = (what: string, body: Body) =>
  Object.keys(body).flatMap((key) =>
    hostileValues.map((value) => ({
      field: `${what} ${key}`,
      name: `${what} ${key} ${JSON.stringify(value)}`,
      body: { ...body, [key]: value },
    })),
  );
const attempts: Attempt[] = [
  ...makeVariants("cart", cart).map((one) => ({
    ...one,
    path: "/pay/checkout",
    body: { ...one.body, items: [item] },
    quantity: 1,
  })),
  ...makeVariants("line", item).map((one) => ({
    ...one,
    path: "/pay/checkout",
    body: { ...cart, items: [one.body] },
    quantity: one.body.quantity,
  })),
  ...makeVariants("one-time", oneTimeCheckout).map((one) => ({
    ...one,
    path: "/pay/checkout/one-time",
    quantity: one.body.quantity,
  })),
  ...makeVariants("plan", plan).map((one) => ({
    ...one,
    path: "/pay/create-subscription-session",
  })),
];

const wrong: string[] = [];
const statuses = new Map<number, number>();
const paidFields = new Set<string>();
let comparedCount = 0;
const recordDifference = (name: string, seen: unknown[], expectedRows: unknown[]) => {
  comparedCount++;
  if (JSON.stringify(seen) !== JSON.stringify(expectedRows))
    wrong.push(`${name}: ${JSON.stringify(seen)} instead of ${JSON.stringify(expectedRows)}`);
};

/** What the provider would charge, and what we have written down before it was told. */
async function comparePayment({ name, quantity }: Attempt, sessionId: string): Promise<void> {
  const { rows } = await db.query(
    `select payment.amount_cents, sale.payee_id, sale.fee_cents from payments.payment
     join payments.sale on sale.payment_id = payment.id where payment.session_id = $1`,
    [sessionId],
  );
  const session = await stripe.checkout.sessions.retrieve(sessionId);
  const amount = (price?.cents ?? 0) * Number(quantity);
  const fee = computeSellerFee(settings.platformFee.initial, amount).totalCents;
  const seen = [session.amount_total, session.currency];
  recordDifference(
    name,
    [...seen, ...rows.flatMap(Object.values)],
    [amount, "aud", amount, price?.payeeId, fee],
  );
}

async function comparePlan({ name }: Attempt, sessionId: string): Promise<void> {
  const session = await stripe.checkout.sessions.retrieve(sessionId, { expand: ["line_items"] });
  const { rows } = await db.query(
    `select customer.stripe_id from payments.plan_checkout
     join payments.customer using (user_id) where plan_checkout.stripe_id = $1`,
    [sessionId],
  );
  const [charged] = session.line_items?.data ?? [];
  recordDifference(
    name,
    [charged?.price?.unit_amount, charged?.quantity, charged?.currency, session.customer],
    [planTerms.Growing.monthlyCents, 1, "aud", rows[0]?.stripe_id],
  );
  if (!session.success_url?.startsWith(`${stack.webOrigin}/my-account/`))
    wrong.push(`${name}: comes back to ${session.success_url}`);
}

const known = new Set<string>();
/** Pages of the provider that were not there before. */
async function listNewPages(): Promise<string[]> {
  const { data } = await stripe.checkout.sessions.list({ limit: 3 });
  const opened = data.map(({ id }) => id).filter((id) => !known.has(id));
  for (const id of opened) known.add(id);
  return opened;
}

for (const attempt of attempts) {
  await resetLimits();
  const response = await fetch(`${stack.apiOrigin}${attempt.path}`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: stack.webOrigin, cookie },
    body: JSON.stringify(attempt.body),
  });
  const { status } = response;
  const { url } = (await response.json()) as { url?: string };
  statuses.set(status, (statuses.get(status) ?? 0) + 1);
  const opened = await listNewPages();
  if (status >= 500) wrong.push(`${attempt.name}: ${status}`);
  if (opened.length !== (status === 200 ? 1 : 0))
    wrong.push(`${attempt.name}: ${status}, ${opened.length} pages`);
  for (const id of opened)
    await (attempt.quantity === undefined ? comparePlan : comparePayment)(attempt, id);
  const isPaid = attempt.quantity !== undefined && (isFull || !paidFields.has(attempt.field));
  if (url && isPaid) {
    paidFields.add(attempt.field);
    await payAt(url);
    await waitUntil(
      async () =>
        (await queryNumber("select count(*) from payments.payment where state = 'open'")) === 0,
      { seconds: 30 },
    );
  }
  // Each attempt starts from nothing: no open page answers for it, and no hour is full.
  await db.query("update payments.plan_checkout set state = 'expired' where state = 'open'");
  await db.query("update payments.payment set state = 'expired' where state = 'open'");
  await db.query("update payments.sale set created_at = created_at - interval '2 hours'");
}

// What went to whom, once it was paid.
const paid = await queryNumber("select count(*) from drill_payment where state = 'paid'");
const unsent = "select count(*) from payments.outbox where state <> 'sent'";
const isSent = await waitUntil(async () => (await queryNumber(unsent)) === 0, { seconds: 60 });
const { rows: shares } = await db.query("select id, share_cents, amount_cents from drill_sale");
const transfers = new Map(
  (await fetchAllPages((page) => stripe.transfers.list(page))).map((one) => [
    one.metadata.saleId,
    one,
  ]),
);
for (const { id, share_cents, amount_cents } of shares) {
  const transfer = transfers.get(id);
  const share =
    amount_cents - computeSellerFee(settings.platformFee.initial, amount_cents).totalCents;
  recordDifference(
    `transfer of ${id}`,
    [transfer?.amount, transfer?.currency, transfer?.destination, share_cents],
    [share, "aud", accounts.get(price.payeeId), share],
  );
}
await db.end();
await stack.stop();

for (const one of wrong.slice(0, 10)) console.log(`     ${one}`);
report([
  {
    name: `amount, currency, fee and payee as in our database, in ${attempts.length} attempts`,
    holds: wrong.length === 0,
    figure: `${wrong.length} differences in ${comparedCount} comparisons`,
  },
  {
    name: "attempts that led to a page of the provider; the others were refused",
    holds: (statuses.get(200) ?? 0) >= 50 && !statuses.has(429),
    figure: [...statuses].map(([status, times]) => `${times} × ${status}`).join(", "),
  },
  {
    name: "payments made, and their shares sent",
    holds: isSent && paid >= 10 && transfers.size === paid,
    figure: `${transfers.size} of ${paid}`,
  },
]);
