import Stripe from "stripe";
import { beforeEach, describe, expect, it } from "vitest";
import { createReadyAccount, pay } from "./support/fixtures.ts";
import { useReceiver } from "./support/receiver.ts";
import { useSandbox } from "./support/use-sandbox.ts";

const platform = useReceiver("whsec_platform");
const connect = useReceiver("whsec_connect");
const endpoints = [
  {
    get url() {
      return platform.url;
    },
    secret: "whsec_platform",
    isConnect: false,
  },
  {
    get url() {
      return connect.url;
    },
    secret: "whsec_connect",
    isConnect: true,
  },
];
const sandbox = useSandbox({ endpoints, seed: 7 });
const listTypes = (events: Stripe.Event[]) => events.map(({ type }) => type);
const calm = { order: "in_order", duplicates: 0 } as const;

beforeEach(() => sandbox.control.reset());

describe("webhooks", () => {
  it("arrive signed, and a wrong secret does not verify", async () => {
    await sandbox.control.setWebhooks(calm);
    await sandbox.stripe.customers.create({ email: "a@example.com" });
    await sandbox.control.settleWebhooks();
    expect(listTypes(platform.events)).toEqual(["customer.created"]);
    const payload = JSON.stringify({ id: "evt_1", object: "event" });
    const header = Stripe.webhooks.generateTestHeaderString({ payload, secret: "whsec_other" });
    expect(() => Stripe.webhooks.constructEvent(payload, header, platform.secret)).toThrow();
  });

  it("of connected accounts go to the connect endpoint only, with the account", async () => {
    const { id } = await createReadyAccount(sandbox.stripe);
    await sandbox.control.settleWebhooks();
    expect(listTypes(connect.events)).toContain("account.updated");
    expect(connect.events.every(({ account }) => account === id)).toBe(true);
    expect(listTypes(platform.events)).not.toContain("account.updated");
  });

  it("come shuffled and some of them twice by default, the same way for the same seed", async () => {
    const run = async () => {
      await sandbox.control.reset();
      platform.events.length = 0;
      for (let count = 0; count < 12; count += 1)
        await pay(sandbox.stripe, { metadata: { n: String(count) } });
      await sandbox.control.settleWebhooks();
      const { data } = await sandbox.stripe.events.list({ limit: 100 });
      return data.reverse().map(({ id }) => id);
    };
    const sent = await run();
    const received = platform.events.map(({ id }) => id);
    expect(new Set(received)).toEqual(new Set(sent));
    expect(received.length).toBeGreaterThan(sent.length);
    expect([...new Set(received)]).not.toEqual(sent);
    const copies = () => count(platform.events.map(({ id }) => id));
    const first = copies();
    await run();
    expect(copies()).toEqual(first);
  });

  it("are sent again until the endpoint answers with 2xx, and the event knows", async () => {
    await sandbox.control.setWebhooks({ ...calm, retryAfterMs: [5, 5, 5] });
    let refusals = 2;
    platform.answer = () => (refusals-- > 0 ? 500 : 200);
    await sandbox.stripe.customers.create();
    await sandbox.control.settleWebhooks();
    expect(listTypes(platform.events)).toEqual(Array(3).fill("customer.created"));
    const statuses = (await sandbox.control.deliveries()).map(({ status }) => status);
    expect(statuses).toEqual([500, 500, 200]);
    const [event] = (await sandbox.stripe.events.list()).data;
    expect(event?.pending_webhooks).toBe(0);
  });

  it("that nobody takes stay pending and can be found by reconciliation", async () => {
    await sandbox.control.setWebhooks({ ...calm, retryAfterMs: [5] });
    platform.answer = () => 500;
    await sandbox.stripe.customers.create();
    await sandbox.control.settleWebhooks();
    const missed = await sandbox.stripe.events.list({ delivery_success: false });
    expect(listTypes(missed.data)).toEqual(["customer.created"]);
    platform.answer = () => 200;
    await sandbox.control.resendEvent(missed.data[0]?.id ?? "");
    await sandbox.control.settleWebhooks();
    expect((await sandbox.stripe.events.list({ delivery_success: false })).data).toEqual([]);
  });

  it("can be lost, held back and released", async () => {
    await sandbox.control.setWebhooks({ ...calm, dropNext: 1, dropTypes: ["charge.succeeded"] });
    await pay(sandbox.stripe);
    await sandbox.control.settleWebhooks();
    expect(listTypes(platform.events)).toEqual([
      "payment_intent.created",
      "payment_intent.succeeded",
    ]);

    platform.events.length = 0;
    await sandbox.control.setWebhooks({ isHeld: true });
    await sandbox.stripe.customers.create();
    await sandbox.control.settleWebhooks();
    expect(platform.events).toEqual([]);
    await sandbox.control.releaseWebhooks();
    await sandbox.control.settleWebhooks();
    expect(listTypes(platform.events)).toEqual(["customer.created"]);
  });

  it("wait as long as they are told to", async () => {
    await sandbox.control.setWebhooks({ ...calm, delayMs: 200 });
    await sandbox.stripe.customers.create();
    expect(platform.events).toEqual([]);
    const startedAt = Date.now();
    await sandbox.control.settleWebhooks();
    expect(Date.now() - startedAt).toBeGreaterThan(100);
    expect(platform.events).toHaveLength(1);
  });

  it("go only to endpoints that want their type", async () => {
    await sandbox.control.setWebhooks(calm);
    const endpoint = await sandbox.stripe.webhookEndpoints.create({
      url: connect.url,
      enabled_events: ["product.created"],
    });
    await sandbox.stripe.customers.create();
    await sandbox.control.settleWebhooks();
    const reached = (await sandbox.control.deliveries()).map((delivery) => delivery.endpoint);
    expect(reached).toHaveLength(1);
    expect(reached).not.toContain(endpoint.id);
  });
});

function count(ids: string[]): number[] {
  const seen = new Map<string, number>();
  for (const id of ids) seen.set(id, (seen.get(id) ?? 0) + 1);
  return [...seen.values()].sort();
}
