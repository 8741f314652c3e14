import { expect, it } from "vitest";
import { pay } from "../support/fixtures.ts";
import { getError, useStripe } from "../support/use-stripe.ts";

const stripe = useStripe();
const makeKey = () => `test:${Date.now()}:${Math.random()}`;

it("the same key gives the same object, marked as a replay", async () => {
  const idempotencyKey = makeKey();
  const first = await stripe.client.customers.create({ name: "Once" }, { idempotencyKey });
  const second = await stripe.client.customers.create({ name: "Once" }, { idempotencyKey });
  expect(second.id).toBe(first.id);
  expect(second.lastResponse.headers["idempotent-replayed"]).toBe("true");
});

it("the same key with other parameters is refused", async () => {
  const idempotencyKey = makeKey();
  await stripe.client.customers.create({ name: "One" }, { idempotencyKey });
  const error = await getError(stripe.client.customers.create({ name: "Two" }, { idempotencyKey }));
  expect(error).toMatchObject({ statusCode: 400, type: "StripeIdempotencyError" });
});

it("a decline is the result of its key", async () => {
  const idempotencyKey = makeKey();
  const params = { payment_method: "pm_card_visa_chargeDeclined" };
  const first = await getError(pay(stripe.client, params, { idempotencyKey }));
  const second = await getError(pay(stripe.client, params, { idempotencyKey }));
  expect(second.payment_intent?.id).toBe(first.payment_intent?.id);
});

it("a request with invalid parameters leaves its key free", async () => {
  const idempotencyKey = makeKey();
  await getError(stripe.client.products.create({} as never, { idempotencyKey }));
  const product = await stripe.client.products.create({ name: "Plan" }, { idempotencyKey });
  expect(product.name).toBe("Plan");
});
