import { describe, expect, it } from "vitest";
import { planPrices } from "../support/fixtures.ts";
import { getError, useStripe } from "../support/use-stripe.ts";

const stripe = useStripe();
const makeUniqueKey = () => `key_${Date.now()}_${Math.random().toString(36).slice(2)}`;

describe("products and prices", () => {
  it("a product is found again with what was given", async () => {
    const created = await stripe.client.products.create({
      name: "Supporter",
      description: "Everything in Basic",
      metadata: { plan: "supporter" },
    });
    const found = await stripe.client.products.retrieve(created.id);
    expect(found).toMatchObject({
      name: "Supporter",
      active: true,
      metadata: { plan: "supporter" },
    });
  });

  it("metadata is merged, and an empty value removes a key", async () => {
    const { id } = await stripe.client.products.create({
      name: "Plan",
      metadata: { a: "1", b: "2" },
    });
    const updated = await stripe.client.products.update(id, { metadata: { b: "", c: "3" } });
    expect(updated.metadata).toEqual({ a: "1", c: "3" });
  });

  it("a price belongs to its product and can be expanded", async () => {
    const { monthly, product } = await planPrices(stripe.client);
    expect(monthly).toMatchObject({ type: "recurring", unit_amount: 2_000, product: product.id });
    const expanded = await stripe.client.prices.retrieve(monthly.id, { expand: ["product"] });
    expect(expanded.product).toMatchObject({ id: product.id, name: "Plan" });
  });

  it("a price is found by its lookup key, which moves only on request", async () => {
    const lookup_key = makeUniqueKey();
    const { product } = await planPrices(stripe.client);
    const params = { product: product.id, currency: "aud", unit_amount: 100, lookup_key };
    const first = await stripe.client.prices.create(params);
    const refused = await getError(stripe.client.prices.create(params));
    expect(refused.type).toBe("StripeInvalidRequestError");
    const second = await stripe.client.prices.create({ ...params, transfer_lookup_key: true });
    const { data } = await stripe.client.prices.list({ lookup_keys: [lookup_key] });
    expect(data.map(({ id }) => id)).toEqual([second.id]);
    expect((await stripe.client.prices.retrieve(first.id)).lookup_key).toBeNull();
  });

  it("a product with prices cannot be deleted, one without can", async () => {
    const { product } = await planPrices(stripe.client);
    expect((await getError(stripe.client.products.del(product.id))).statusCode).toBe(400);
    const productWithoutPrices = await stripe.client.products.create({ name: "No prices" });
    expect(await stripe.client.products.del(productWithoutPrices.id)).toMatchObject({
      deleted: true,
    });
  });
});

describe("refused requests", () => {
  it("a parameter that does not exist is named", async () => {
    const error = await getError(
      stripe.client.products.create({ name: "Plan", colour: "green" } as never),
    );
    expect(error).toMatchObject({ statusCode: 400, code: "parameter_unknown", param: "colour" });
  });

  it("a missing parameter is named", async () => {
    const error = await getError(stripe.client.products.create({} as never));
    expect(error).toMatchObject({ statusCode: 400, code: "parameter_missing", param: "name" });
  });

  it("a number that is none is named", async () => {
    const error = await getError(
      stripe.client.paymentIntents.create({ amount: "ten" as never, currency: "aud" }),
    );
    expect(error).toMatchObject({ code: "parameter_invalid_integer", param: "amount" });
  });

  it("a missing object is 404 in the path and 400 in a parameter", async () => {
    const inPath = await getError(stripe.client.customers.retrieve("cus_missing"));
    expect(inPath).toMatchObject({ statusCode: 404, code: "resource_missing" });
    const parameterError = await getError(
      stripe.client.paymentIntents.create({
        amount: 100,
        currency: "aud",
        customer: "cus_missing",
      }),
    );
    expect(parameterError).toMatchObject({
      statusCode: 400,
      code: "resource_missing",
      param: "customer",
    });
  });

  it("a wrong key is refused", async () => {
    const error = await getError(stripe.client.balance.retrieve({}, { apiKey: "sk_test_" }));
    expect(error.type).toBe("StripeAuthenticationError");
  });

  it("a property that holds no object cannot be expanded", async () => {
    const { id } = await stripe.client.products.create({ name: "Plan" });
    const error = await getError(stripe.client.products.retrieve(id, { expand: ["nothing"] }));
    expect(error.statusCode).toBe(400);
  });
});
