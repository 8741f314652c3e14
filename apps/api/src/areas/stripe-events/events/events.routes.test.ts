import type { PaymentEvent } from "@boab/contracts/payments/events";
import { describe, expect, test } from "vitest";
import { later } from "#test/deps.ts";
import { makeMemoryLog } from "#test/memory-log.ts";
import { usePaymentsApp } from "#test/payments.ts";
import { runTasks } from "#test/run-tasks.ts";
import { deleteOldEvents } from "./delete-old-events.ts";
import { fetchMissedEvents } from "./fetch-missed-events.ts";

const { app, control, stripe, handlers, settle, pay, subscribe } = await usePaymentsApp();

const readEventPage = async (query = "") => {
  const as = await app.signIn({ adminStatus: "Admin" });
  return (await app.call("GET", `/admin/payments/events${query}`, { as })).json();
};
const listEvents = async (query = ""): Promise<PaymentEvent[]> => (await readEventPage(query)).data;
const readPlanName = async (as: Awaited<ReturnType<typeof app.signIn>>) =>
  (await app.call("GET", `/pay/subscription-status/${as.userId}`, { as })).json().planName;

/** Somebody chooses a plan and pays; what follows at our end is up to the webhooks. */
async function payForPlan() {
  const ada = await app.signIn();
  const body = { plan: "Growing", billingPeriod: "monthly" };
  const { url } = (
    await app.call("POST", "/pay/create-subscription-session", { as: ada, body })
  ).json();
  await pay(url);
  return ada;
}

const makeFetchMissedDeps = () => ({
  db: app.db,
  stripe,
  tasks: app.services.tasks,
  log: makeMemoryLog().log,
  clock: later(10),
  handlers: handlers(),
});

describe("what the provider told us", () => {
  test("an admin sees it newest first, a page at a time, with what became of it", async () => {
    await subscribe(await app.signIn(), "Growing");
    const all = await listEvents("?limit=100");
    expect(all.length).toBeGreaterThan(3);
    expect(all.map(({ receivedAt }) => receivedAt)).toEqual(
      all
        .map(({ receivedAt }) => receivedAt)
        .toSorted()
        .reverse(),
    );
    const started = all.find(({ type }) => type === "customer.subscription.created");
    expect(started).toMatchObject({ state: "applied", tries: 1, problem: null, isFetched: false });
    expect(started?.tookMs).toBeGreaterThanOrEqual(0);

    const first = await readEventPage("?limit=2");
    const second = await readEventPage(`?limit=100&cursor=${first.nextCursor}`);
    expect([...first.data, ...second.data].map(({ id }) => id)).toEqual(all.map(({ id }) => id));
  });

  test("one that fails says why, waits for an admin's retry as well as for its own, and is applied once", async () => {
    await control.setWebhooks({ isHeld: true });
    const ada = await payForPlan();
    await control.addFault({ kind: "status", operation: "Subscriptions.retrieve", status: 503 });
    await control.setWebhooks({ isHeld: false });
    await control.releaseWebhooks();
    await control.settleWebhooks();
    await expect(runTasks(app.services)).rejects.toThrow();

    const admin = await app.signIn({ adminStatus: "Admin" });
    const [failing] = (await listEvents("?show=open")).filter(({ state }) => state === "failing");
    expect(failing?.tries).toBe(1);
    expect(failing?.problem).toMatch(/\w/);
    expect((await readEventPage()).failing).toBeGreaterThan(0);

    await control.clearFaults();
    const path = `/admin/payments/events/${failing?.id}/retry`;
    expect((await app.call("POST", path, { as: admin })).statusCode).toBe(200);
    await settle();
    const [now] = (await listEvents("?limit=100")).filter(({ id }) => id === failing?.id);
    expect(now).toMatchObject({ state: "applied", tries: 2, problem: null });
    expect(await readPlanName(ada)).toBe("Growing");
    // There is nothing left to try.
    expect((await app.call("POST", path, { as: admin })).statusCode).toBe(409);
  });

  test("one that never arrived is fetched by the hourly check, once, and shows it", async () => {
    await control.setWebhooks({ dropNext: 1_000 });
    const ada = await payForPlan();
    await control.settleWebhooks();
    await control.setWebhooks({ dropNext: 0 });
    expect(await readPlanName(ada)).toBe("Basic");

    expect(await fetchMissedEvents(makeFetchMissedDeps())).toBeGreaterThan(0);
    expect(await fetchMissedEvents(makeFetchMissedDeps())).toBe(0);
    await settle();
    expect(await readPlanName(ada)).toBe("Growing");
    const fetched = (await listEvents("?limit=100")).filter(({ isFetched }) => isFetched);
    expect(fetched.map(({ type }) => type)).toContain("customer.subscription.created");
  });

  test("one that may still be on its way is left alone", async () => {
    await control.setWebhooks({ dropNext: 1_000 });
    await payForPlan();
    await control.settleWebhooks();
    await control.setWebhooks({ dropNext: 0 });
    expect(await fetchMissedEvents({ ...makeFetchMissedDeps(), clock: later(1) })).toBe(0);
    expect(await fetchMissedEvents(makeFetchMissedDeps())).toBeGreaterThan(0);
    await settle();
  });

  test("is forgotten after 90 days, unless somebody should still look", async () => {
    await app.db
      .updateTable("payments.stripeEvent")
      .set({ outcome: "unknown" })
      .where("type", "=", "customer.subscription.created")
      .where("handledAt", "is not", null)
      .execute();
    const day = 24 * 60;
    await deleteOldEvents({ db: app.db, clock: later(89 * day) });
    const before = await listEvents("?limit=100");
    expect(before.length).toBeGreaterThan(5);
    await deleteOldEvents({ db: app.db, clock: later(91 * day) });
    const left = await listEvents("?limit=100");
    const states = left.map(({ state }) => state);
    expect(states).toContain("unknown");
    expect(states).not.toContain("applied");
    expect(states).not.toContain("not needed");
  });
});
