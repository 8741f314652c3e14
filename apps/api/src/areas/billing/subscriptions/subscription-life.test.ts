import { describe, expect, test } from "vitest";
import { inTransaction } from "#platform/db/db.ts";
import { insertListing } from "#test/factories/directory.ts";
import type { SignedIn } from "#test/harness.ts";
import { expectMails } from "#test/mail-catcher.ts";
import { usePaymentsApp } from "#test/payments.ts";
import { runTasks } from "#test/run-tasks.ts";
import { syncInvoice } from "../invoices/sync-invoice.ts";
import { findSubscription, saveSubscription } from "./subscriptions.repository.ts";

const { app, control, stripe, settle, deps, subscribe } = await usePaymentsApp();

const readStatus = async (as: SignedIn) =>
  (await app.call("GET", `/pay/subscription-status/${as.userId}`, { as })).json();
const listSubjects = async (as: SignedIn, count: number) =>
  (await expectMails(as.email, count)).map(({ subject }) => subject);
const listLiveListings = async ({ userId }: SignedIn) =>
  (
    await app.db
      .selectFrom("directory.business")
      .select("businessName as name")
      .where("ownerId", "=", userId)
      .where("isLive", "=", true)
      .orderBy("createdAt")
      .execute()
  ).map(({ name }) => name);

describe("the life of a subscription", () => {
  test("X-26 a plan that ends hides the newest surplus listings, deletes none, and says so", async () => {
    const ada = await app.signIn({ directoryStatus: "Approved" });
    const subscription = await subscribe(ada, "Pro");
    for (const name of ["First", "Second", "Third"])
      await insertListing(app.db, { ownerId: ada.userId, name });
    expect(await listLiveListings(ada)).toEqual(["First", "Second", "Third"]);
    await stripe.subscriptions.cancel(subscription);
    await settle();
    expect((await readStatus(ada)).planName).toBe("Basic");
    expect(await listLiveListings(ada)).toEqual(["First"]);
    expect(await listSubjects(ada, 2)).toContain("Your Pro plan has ended");
  });

  test("X-26 a change from Pro to Growing hides the newest surplus listings and says so", async () => {
    const ada = await app.signIn({ directoryStatus: "Approved" });
    const subscription = await subscribe(ada, "Pro");
    for (const name of ["First", "Second"])
      await insertListing(app.db, { ownerId: ada.userId, name });
    const { items } = await stripe.subscriptions.retrieve(subscription);
    const [growing] = (await stripe.prices.list({ lookup_keys: ["growing_monthly"] })).data;
    await stripe.subscriptions.update(subscription, {
      items: [{ id: items.data[0]?.id ?? "", price: growing?.id ?? "" }],
    });
    await settle();
    expect((await readStatus(ada)).planName).toBe("Growing");
    expect(await listLiveListings(ada)).toEqual(["First"]);
    const mails = await expectMails(ada.email, 2);
    const growingPlanMail = mails.find(
      ({ subject }) => subject === "You're on the Growing plan now",
    );
    expect(growingPlanMail?.text).toContain("the newest ones are hidden");
  });

  test("a reading that began earlier never overwrites a later one", async () => {
    const ada = await app.signIn();
    const stripeId = await subscribe(ada, "Growing");
    const stored = await findSubscription(app.db, stripeId);
    if (!stored) throw new Error("not stored");
    const save = (reading: number) =>
      inTransaction(app.db, (tx) =>
        saveSubscription(tx, { ...stored, state: "ended", reading, syncedAt: new Date() }),
      );
    expect(await save(0)).toBe(false);
    expect((await readStatus(ada)).subscription.state).toBe("trialing");
    expect(await save(1_000_000)).toBe(true);
  });

  test("a plan that an admin gave stays when a cheaper subscription ends", async () => {
    const ada = await app.signIn();
    const admin = await app.signIn({ adminStatus: "Admin" });
    const subscription = await subscribe(ada, "Growing");
    await app.call("PUT", `/admin/users/update/${ada.userId}`, {
      as: admin,
      body: { directorySubscriptionPlan: "Pro" },
    });
    await stripe.subscriptions.cancel(subscription);
    await settle();
    expect((await readStatus(ada)).planName).toBe("Pro");
  });

  test("closing the account ends the subscription, so nobody is charged after leaving", async () => {
    const ada = await app.signIn();
    const subscription = await subscribe(ada, "Growing");
    const closed = await app.call("DELETE", `/user/delete-user/${ada.userId}`, { as: ada });
    expect(closed.statusCode).toBeLessThan(300);
    await runTasks(app.services);
    expect((await stripe.subscriptions.retrieve(subscription)).status).toBe("canceled");
    await settle();
  });

  test("closing the account forgets the provider's pages of invoices, whatever we hear of them later", async () => {
    const ada = await app.signIn();
    await subscribe(ada, "Growing");
    const invoice = () =>
      app.db
        .selectFrom("payments.invoice")
        .select(["stripeId as id", "pageUrl as page", "pdfUrl as pdf"])
        .where("userId", "=", ada.userId)
        .executeTakeFirstOrThrow();
    const before = await invoice();
    expect(before.page).toMatch(/^http/);
    await app.call("DELETE", `/user/delete-user/${ada.userId}`, { as: ada });
    await settle();
    expect(await invoice()).toEqual({ id: before.id, page: null, pdf: null });
    expect(await syncInvoice(deps(), before.id)).toBe("applied");
    expect(await invoice()).toEqual({ id: before.id, page: null, pdf: null });
  });
});

describe("webhooks", () => {
  test("an event that comes ten times is applied once", async () => {
    const ada = await app.signIn();
    await subscribe(ada, "Growing");
    const event = (await stripe.events.list({ limit: 1, type: "customer.subscription.created" }))
      .data[0];
    for (let copy = 0; copy < 10; copy++) await control.resendEvent(event?.id ?? "");
    expect(await settle()).toEqual([]);
    expect(await listSubjects(ada, 1)).toEqual(["Your Growing plan is active"]);
  });

  test("what the provider did not sign is refused", async () => {
    const payload = JSON.stringify({ id: "evt_forged", object: "event", livemode: false });
    const send = (signature: string | undefined, body = payload) =>
      app.server.inject({
        method: "POST",
        url: "/pay/webhooks/platform",
        payload: body,
        headers: {
          "content-type": "application/json",
          ...(signature && { "stripe-signature": signature }),
        },
      });
    const sign = (secret: string, timestamp = Math.floor(Date.now() / 1000)) =>
      stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
    const forgedResponses = await Promise.all([
      send(undefined),
      send("t=1,v1=00"),
      send(sign("whsec_another")),
      send(sign("whsec_testsconnect")),
      send(sign("whsec_tests", Math.floor(Date.now() / 1000) - 600)),
      send(sign("whsec_tests"), `${payload} `),
    ]);
    expect(forgedResponses.map(({ statusCode }) => statusCode)).toEqual([
      400, 400, 400, 400, 400, 400,
    ]);
    const stored = await app.db
      .selectFrom("payments.stripeEvent")
      .select("id")
      .where("id", "=", "evt_forged")
      .execute();
    expect(stored).toEqual([]);
  });
});
