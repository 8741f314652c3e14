import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { createServer } from "node:net";
import { sandboxControl, startSandbox } from "@boab/stripe-sandbox";
import { card, open, press } from "@boab/stripe-sandbox/visitor";
import { afterAll, beforeAll, expect } from "vitest";
import { priceListedLines } from "#areas/directory/index.ts";
import { makePlanPrices, type PaymentsDeps, preparePlans } from "#areas/payments/index.ts";
import { systemClock } from "#platform/clock/clock.ts";
import { makeLogger } from "#platform/log/log.ts";
import { connectStripe, type Stripe } from "#platform/stripe/connect-stripe.ts";
import { depsOf } from "./deps.ts";
import { type SignedIn, useTestApp } from "./harness.ts";
import { runTasks } from "./run-tasks.ts";

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

/**
 * An app with a provider of its own, which sends no webhooks unless endpoints are named. Call it with `await` at the
 * top of a test file.
 */
export async function useAppWithProvider(
  endpoints: NonNullable<Parameters<typeof startSandbox>[0]>["endpoints"] = [],
) {
  const sandbox = await startSandbox({ endpoints });
  const app = useTestApp({ STRIPE_API_BASE: sandbox.origin });
  const control = sandboxControl(sandbox.origin);
  const stripe = connectStripe(app.config.stripe);

  beforeAll(async () => {
    await preparePlans(stripe, 0);
    await warmUp(stripe);
  }, 60_000);
  afterAll(async () => {
    const { violations } = await control.status();
    await sandbox.stop();
    expect(violations, `seed ${sandbox.seed}`).toEqual([]);
  });
  return { app, control, stripe };
}

/** The same with webhooks, which arrive shuffled and sometimes twice. */
export async function usePaymentsApp() {
  const port = await findFreePort();
  const endpoint = (name: string) => `http://127.0.0.1:${port}/pay/webhooks/${name}`;
  const { app, control, stripe } = await useAppWithProvider([
    { url: endpoint("platform"), secret: "whsec_tests", isConnect: false },
    { url: endpoint("connect"), secret: "whsec_testsconnect", isConnect: true },
  ]);
  beforeAll(async () => {
    await app.server.listen({ host: "127.0.0.1", port });
  });

  /** Every webhook has arrived, and the tasks they left are done. */
  async function settle() {
    await control.settleWebhooks();
    return runTasks(app.services);
  }

  /** Fills in a checkout page of the provider. */
  async function pay(url: string, cardNumber?: string) {
    const page = await open(url);
    return press(page, payButton.exec(page.text)?.[1]?.trim() ?? "", card(cardNumber));
  }

  /** Chooses a plan, pays, and waits until we know; the id of the subscription. */
  async function subscribe(as: SignedIn, plan: string): Promise<string> {
    const body = { plan, billingPeriod: "monthly" };
    const response = await app.call("POST", "/pay/create-subscription-session", { as, body });
    await pay(response.json().url);
    await settle();
    const customer = (await stripe.customers.list({ email: as.email })).data[0]?.id ?? "";
    return (await stripe.subscriptions.list({ customer })).data[0]?.id ?? "";
  }

  /** The area's dependencies, for tests that call a use case with another clock. */
  const deps = (): PaymentsDeps => ({
    ...depsOf(app),
    log: makeLogger("silent", "http"),
    stripe,
    secrets: app.config.stripe,
    planPrices: makePlanPrices({ stripe, clock: systemClock }),
    priceLines: (wanted) => priceListedLines(app.db, wanted),
  });

  return { app, control, stripe, deps, settle, pay, subscribe };
}

const payButton = /<button[^>]*>\s*((?:Pay|Start|Subscribe)[^<]*)<\/button>/;

/** The sandbox reads its contract at the first call of a kind, which takes longer than a checkout may. */
async function warmUp(stripe: Stripe): Promise<void> {
  const patient = { timeout: 50_000 };
  const [price] = (await stripe.prices.list({ limit: 1 })).data;
  const customer = await stripe.customers.create({}, patient);
  const session = await stripe.checkout.sessions.create(
    {
      mode: "subscription",
      customer: customer.id,
      line_items: [{ price: price?.id ?? "", quantity: 1 }],
      success_url: "https://boab.example",
    },
    patient,
  );
  await stripe.checkout.sessions.expire(session.id, {}, patient);
  await warmUpAccounts(stripe, patient);
}

async function warmUpAccounts(stripe: Stripe, patient: { timeout: number }): Promise<void> {
  const { id } = await stripe.accounts.create(
    { country: "AU", controller: { stripe_dashboard: { type: "express" } } },
    patient,
  );
  const url = "https://boab.example";
  await stripe.accountLinks.create(
    { account: id, type: "account_onboarding", return_url: url, refresh_url: url },
    patient,
  );
  await stripe.accounts.retrieve(id, {}, patient);
  await stripe.balance.retrieve({}, { ...patient, stripeAccount: id });
  await stripe.payouts.list({}, { ...patient, stripeAccount: id });
  await stripe.accounts.del(id, {}, patient);
}
