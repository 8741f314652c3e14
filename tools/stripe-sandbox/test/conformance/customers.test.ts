import { describe, expect, it } from "vitest";
import { pollUntil, useStripe } from "../support/use-stripe.ts";

const stripe = useStripe();

describe("customers", () => {
  it("a customer can be changed, and an empty text removes a field", async () => {
    const { id } = await stripe.client.customers.create({ email: "a@example.com", name: "Amara" });
    const updated = await stripe.client.customers.update(id, { name: "", phone: "+61400000000" });
    expect(updated).toMatchObject({ email: "a@example.com", phone: "+61400000000" });
    expect(updated.name).toBeNull();
  });

  it("a deleted customer is still found, as deleted", async () => {
    const { id } = await stripe.client.customers.create();
    expect(await stripe.client.customers.del(id)).toEqual(
      expect.objectContaining({ id, deleted: true }),
    );
    expect(await stripe.client.customers.retrieve(id)).toMatchObject({ id, deleted: true });
  });

  it("lists are paged by cursor in both directions", async () => {
    const email = `page-${Date.now()}@example.com`;
    for (let count = 0; count < 5; count += 1) await stripe.client.customers.create({ email });
    const first = await stripe.client.customers.list({ email, limit: 2 });
    expect(first.has_more).toBe(true);
    const last = first.data.at(-1)?.id ?? "";
    const second = await stripe.client.customers.list({ email, limit: 2, starting_after: last });
    const back = await stripe.client.customers.list({
      email,
      limit: 2,
      ending_before: second.data[0]?.id ?? "",
    });
    expect(back.data.map(({ id }) => id)).toEqual(first.data.map(({ id }) => id));
    const all = [];
    for await (const { id } of stripe.client.customers.list({ email, limit: 2 })) all.push(id);
    expect(new Set(all).size).toBe(5);
  });

  it("a card is attached, listed, made the default and detached", async () => {
    const { id } = await stripe.client.customers.create();
    const card = await stripe.client.paymentMethods.attach("pm_card_visa", { customer: id });
    await stripe.client.customers.update(id, {
      invoice_settings: { default_payment_method: card.id },
    });
    const customer = await stripe.client.customers.retrieve(id, {
      expand: ["invoice_settings.default_payment_method"],
    });
    expect(customer).toMatchObject({
      invoice_settings: { default_payment_method: { id: card.id, card: { last4: "4242" } } },
    });
    await stripe.client.paymentMethods.detach(card.id);
    const left = await stripe.client.paymentMethods.list({ customer: id, type: "card" });
    expect(left.data).toEqual([]);
  });

  it("events tell what was created and what a change replaced", async () => {
    const { id } = await stripe.client.customers.create({ name: "Before" });
    await stripe.client.customers.update(id, { name: "After" });
    const events = await pollUntil(
      async () => (await stripe.client.events.list({ type: "customer.updated", limit: 20 })).data,
      (data) => data.some(({ data: { object } }) => "id" in object && object.id === id),
    );
    const event = events.find(({ data: { object } }) => "id" in object && object.id === id);
    expect(event?.data.previous_attributes).toMatchObject({ name: "Before" });
    expect(event?.data.object).toMatchObject({ name: "After" });
    expect(await stripe.client.events.retrieve(event?.id ?? "")).toMatchObject({ id: event?.id });
  });
});
