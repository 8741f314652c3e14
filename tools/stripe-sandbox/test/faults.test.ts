import { beforeEach, describe, expect, it } from "vitest";
import { createReadyAccount, pay } from "./support/fixtures.ts";
import { makeClient, useSandbox } from "./support/use-sandbox.ts";
import { getError } from "./support/use-stripe.ts";

const sandbox = useSandbox();

beforeEach(() => sandbox.control.reset());

describe("faults", () => {
  it("a 503 hits one request, leaves nothing behind and is overcome by a retry", async () => {
    await sandbox.control.addFault({ kind: "status", status: 503, operation: "Customers.create" });
    const error = await getError(sandbox.stripe.customers.create({ name: "A" }));
    expect(error.statusCode).toBe(503);
    expect((await sandbox.stripe.customers.list()).data).toEqual([]);

    await sandbox.control.addFault({ kind: "status", status: 503, operation: "Customers.create" });
    const retryingClient = makeClient(sandbox.port, { maxNetworkRetries: 1 });
    await retryingClient.customers.create({ name: "A" });
    expect((await sandbox.stripe.customers.list()).data).toHaveLength(1);
  });

  it("a 409 and a 429 look like Stripe's", async () => {
    await sandbox.control.addFault({ kind: "status", status: 409 });
    expect(await getError(sandbox.stripe.customers.create())).toMatchObject({
      code: "lock_timeout",
    });
    await sandbox.control.addFault({ kind: "status", status: 429 });
    expect(await getError(sandbox.stripe.customers.create())).toMatchObject({
      type: "StripeRateLimitError",
    });
  });

  it("a connection that breaks after the work is done: the same key gives the one transfer", async () => {
    const account = await createReadyAccount(sandbox.stripe);
    const { latest_charge } = await pay(sandbox.stripe);
    const params = {
      amount: 4_000,
      currency: "aud",
      destination: account.id,
      source_transaction: String(latest_charge),
    };
    const options = { idempotencyKey: "transfer:order:seller:v1" };
    // One breaks the first request, the other the first attempt of the SDK, which tries again by itself.
    const drop = { kind: "drop_after_commit", operation: "Transfers.create" } as const;
    await sandbox.control.addFault({ ...drop, times: 2 });
    const raw = () =>
      fetch(`${sandbox.origin}/v1/transfers`, {
        method: "POST",
        headers: {
          authorization: "Bearer sk_test_1",
          "content-type": "application/x-www-form-urlencoded",
          "idempotency-key": options.idempotencyKey,
        },
        body: new URLSearchParams({ ...params, amount: "4000" }),
      });
    await expect(raw()).rejects.toThrow();
    const transfer = await sandbox.stripe.transfers.create(params, options);
    const { data } = await sandbox.stripe.transfers.list();
    expect(data.map(({ id }) => id)).toEqual([transfer.id]);
  });

  it("a failure after the work is the saved result of its key", async () => {
    await sandbox.control.addFault({ kind: "fail_after_commit", operation: "Customers.create" });
    const options = { idempotencyKey: "customer:1" };
    expect((await getError(sandbox.stripe.customers.create({}, options))).statusCode).toBe(500);
    expect((await getError(sandbox.stripe.customers.create({}, options))).statusCode).toBe(500);
    expect((await sandbox.stripe.customers.list()).data).toHaveLength(1);
  });

  it("two requests with one key at the same time: the second is told to wait", async () => {
    await sandbox.control.addFault({ kind: "delay", delayMs: 200, operation: "Customers.create" });
    const options = { idempotencyKey: "customer:2" };
    const first = sandbox.stripe.customers.create({}, options);
    await new Promise((resolve) => setTimeout(resolve, 50));
    const error = await getError(sandbox.stripe.customers.create({}, options));
    expect(error).toMatchObject({ statusCode: 409, code: "idempotency_key_in_use" });
    await first;
  });

  it("a key is free again after a day", async () => {
    const options = { idempotencyKey: "customer:3" };
    const first = await sandbox.stripe.customers.create({}, options);
    await sandbox.control.advanceClock(25 * 60 * 60);
    const second = await sandbox.stripe.customers.create({}, options);
    expect(second.id).not.toBe(first.id);
  });

  it("a slow answer meets the client's timeout", async () => {
    await sandbox.control.addFault({ kind: "delay", delayMs: 500, operation: "Balance.retrieve" });
    const hastyClient = makeClient(sandbox.port, { timeout: 100 });
    expect((await getError(hastyClient.balance.retrieve())).type).toBe("StripeConnectionError");
  });
});

describe("the sandbox refuses", () => {
  it("a live key", async () => {
    const error = await getError(
      sandbox.stripe.balance.retrieve({}, { apiKey: "sk_live_1234567890" }),
    );
    expect(error.statusCode).toBe(401);
  });

  it("a call outside the contract, in Stripe's shape", async () => {
    const error = await getError(sandbox.stripe.topups.create({ amount: 100, currency: "aud" }));
    expect(error).toMatchObject({ statusCode: 404, type: "StripeInvalidRequestError" });
  });

  it("a parameter it does not model, rather than ignoring it", async () => {
    const error = await getError(pay(sandbox.stripe, { application_fee_amount: 100 }));
    expect(error).toMatchObject({ code: "sandbox_not_modelled", param: "application_fee_amount" });
    const nested = await getError(
      sandbox.stripe.checkout.sessions.create({
        mode: "payment",
        success_url: "https://boab.example/",
        line_items: [
          { price_data: { currency: "aud", unit_amount: 900, product_data: { name: "A" } } },
        ],
        payment_intent_data: { on_behalf_of: "acct_1" },
      }),
    );
    expect(nested.param).toBe("payment_intent_data[on_behalf_of]");
  });
});
