import { expect, test } from "vitest";
import type { SignedIn } from "#test/harness.ts";
import { expectMail } from "#test/mail-catcher.ts";
import { usePaymentsApp } from "#test/payments.ts";

const { app, control, stripe, settle, pay } = await usePaymentsApp();
const mastercard = "5555555555554444";
const australian = "4000000360000006";
const amex = "378282246310005";

async function subscribe(as: SignedIn, cardNumber: string) {
  const body = { plan: "Growing", billingPeriod: "monthly" };
  const { url } = (await app.call("POST", "/pay/create-subscription-session", { as, body })).json();
  await pay(url, cardNumber);
  await settle();
}
const subscriptionOf = async (as: SignedIn) =>
  (await app.call("GET", `/pay/subscription-status/${as.userId}`, { as })).json().subscription;
const invoicesOf = async (as: SignedIn) =>
  (await app.call("GET", "/pay/invoices", { as })).json().data;
const trialOf = (userId: string) =>
  app.db
    .selectFrom("payments.trial")
    .select("card_hash")
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();

test("X-28 a card that has had a trial starts no second one for somebody else, who reads why", async () => {
  const ada = await app.signIn();
  await subscribe(ada, mastercard);
  expect(await subscriptionOf(ada)).toMatchObject({ state: "trialing" });

  const twin = await app.signIn();
  await subscribe(twin, mastercard);
  expect(await subscriptionOf(twin)).toMatchObject({ state: "active" });
  // The trial's invoice over nothing bears the same second, so neither is surely the first.
  expect(await invoicesOf(twin)).toContainEqual(
    expect.objectContaining({ amountCents: 495, state: "paid" }),
  );
  const { subject, text } = await expectMail(twin.email);
  expect(subject).toBe("Your Growing plan starts without a free trial");
  expect(text.replace(/\s+/g, " ")).toContain("has started now. It costs $4.95 a month");

  // The first one keeps theirs, whatever their events say later.
  await stripe.subscriptions.update(
    (await stripe.subscriptions.list({ limit: 2 })).data[1]?.id ?? "",
    { metadata: { seen: "again" } },
  );
  await settle();
  expect(await subscriptionOf(ada)).toMatchObject({ state: "trialing" });
});

test("X-28 of two people who pay with one card at once, one has the trial, and nobody is charged twice", async () => {
  const two = [await app.signIn(), await app.signIn()];
  await control.setWebhooks({ isHeld: true });
  for (const one of two) await subscribe(one, australian);
  await control.setWebhooks({ isHeld: false, duplicates: 1 });
  await control.releaseWebhooks();
  await settle();
  await control.setWebhooks({ duplicates: 0.1 });
  const states = await Promise.all(two.map(async (one) => (await subscriptionOf(one)).state));
  expect(states.toSorted()).toEqual(["active", "trialing"]);
  const paid = (await Promise.all(two.map(invoicesOf))).flat();
  expect(paid.filter(({ amountCents }) => amountCents > 0)).toHaveLength(1);
});

test("X-28 we keep a keyed hash of the card, also when the person has closed their account", async () => {
  const ada = await app.signIn();
  await subscribe(ada, amex);
  const { card_hash } = await trialOf(ada.userId);
  expect(card_hash).toMatch(/^[0-9a-f]{64}$/);
  const [method] = (await stripe.paymentMethods.list({ type: "card", limit: 1 })).data;
  expect(card_hash).not.toContain(method?.card?.fingerprint);
  const data = await app.call("GET", "/user/my-data", { as: ada });
  expect(data.json().planTrial).toMatchObject({ isCardRemembered: true });
  expect(data.body).not.toContain(card_hash);

  const closed = await app.call("DELETE", `/user/delete-user/${ada.userId}`, { as: ada });
  expect(closed.statusCode).toBeLessThan(300);
  await settle();
  const again = await app.signIn();
  await subscribe(again, amex);
  expect(await subscriptionOf(again)).toMatchObject({ state: "active" });
});
