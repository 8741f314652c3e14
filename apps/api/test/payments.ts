import { makeSandboxControl, startSandbox, warmUp } from "@boab/stripe-sandbox";
import { card, makeSpareCardNumber, open, press } from "@boab/stripe-sandbox/visitor";
import { afterAll, beforeAll, expect } from "vitest";
import {
  type BillingDeps,
  billingStripeHandlers,
  makePlanPrices,
  preparePlans,
} from "#areas/billing/index.ts";
import {
  hasUnsettledSales,
  type PaymentsDeps,
  paymentStripeHandlers,
} from "#areas/payments/index.ts";
import { type PayoutsDeps, payoutStripeHandlers } from "#areas/payouts/index.ts";
import { systemClock } from "#platform/clock/clock.ts";
import { makeLogger } from "#platform/log/log.ts";
import { connectStripe } from "#platform/stripe/connect-stripe.ts";
import { makeDeps } from "./deps.ts";
import { type SignedIn, useTestApp } from "./harness.ts";
import { runTasks } from "./run-tasks.ts";

/** How the app gets to the provider. */
type WrapOrigin = (origin: string) => Promise<string>;

/** An app with a provider of its own, which sends no webhooks. Call it with `await` at the top of a test file. */
export async function useAppWithProvider(wrapOrigin: WrapOrigin = async (origin) => origin) {
  const sandbox = await startSandbox();
  const app = useTestApp({ STRIPE_API_BASE: await wrapOrigin(sandbox.origin) });
  const control = makeSandboxControl(sandbox.origin);
  const stripe = connectStripe(app.config.stripe);

  beforeAll(async () => {
    await preparePlans(stripe, 0);
    await warmUp(sandbox.origin);
  }, 60_000);
  afterAll(async () => {
    const { violations } = await control.status();
    await sandbox.stop();
    expect(violations, `seed ${sandbox.seed}`).toEqual([]);
  });
  return { app, sandbox, control, stripe };
}

/** The same with webhooks, which arrive shuffled and sometimes twice. */
export async function usePaymentsApp(wrapOrigin?: WrapOrigin) {
  const { app, sandbox, control, stripe } = await useAppWithProvider(wrapOrigin);
  beforeAll(async () => {
    const origin = await app.server.listen({ host: "127.0.0.1", port: 0 });
    const url = (name: string) => `${origin}/pay/webhooks/${name}`;
    sandbox.addEndpoint({ url: url("platform"), secret: "whsec_tests", isConnect: false });
    sandbox.addEndpoint({ url: url("connect"), secret: "whsec_testsconnect", isConnect: true });
  });

  /** Every webhook has arrived, and the tasks they left are done. */
  async function settle() {
    await control.settleWebhooks();
    return runTasks(app.services);
  }

  /** What the queue would do after a task has failed; the test's worker takes a task from it before it runs. */
  async function retryMessages() {
    const handler = app.services.taskHandlers.find(
      ({ kind }) => kind.name === "payments.send-message",
    );
    const waiting = await app.db
      .selectFrom("payments.outbox")
      .select("id")
      .where("state", "=", "waiting")
      .execute();
    for (const { id } of waiting) await handler?.run({ messageId: id }, id);
  }

  /** Fills in a checkout page of the provider, with a card of the payer's own. It asks a guest for an email. */
  async function pay(url: string, cardNumber = makeSpareCardNumber(), email?: string) {
    const page = await open(url);
    return press(page, payButtonPattern.exec(page.text)?.[1]?.trim() ?? "", {
      ...card(cardNumber),
      ...(email && { email }),
    });
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

  /** The areas' dependencies, for tests that call a use case with another clock. */
  const deps = (): PaymentsDeps & BillingDeps & PayoutsDeps => ({
    ...makeDeps(app),
    log: makeLogger("silent", "http"),
    stripe,
    teamEmail: app.config.mail.enquiriesTo,
    isLive: app.config.stripe.isLive,
    hasUnsettledSales,
    cardHashKey: app.config.stripe.cardHashKey,
    planPrices: makePlanPrices({ stripe, clock: systemClock, isLive: false }),
  });

  /** What each area does with the provider's events. */
  const handlers = () => [
    ...payoutStripeHandlers(deps()),
    ...billingStripeHandlers(deps()),
    ...paymentStripeHandlers(deps()),
  ];

  return { app, control, stripe, deps, handlers, settle, retryMessages, pay, subscribe };
}

const payButtonPattern = /<button[^>]*>\s*((?:Pay|Start|Subscribe)[^<]*)<\/button>/;
