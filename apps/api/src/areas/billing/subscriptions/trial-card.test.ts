import { makeSpareCardNumber } from "@boab/stripe-sandbox/visitor";
import { expect, test } from "vitest";
import type { SignedIn } from "#test/harness.ts";
import { expectMails } from "#test/mail-catcher.ts";
import { usePaymentsApp } from "#test/payments.ts";

const { app, control, stripe, settle, pay } = await usePaymentsApp();
const mastercard = "5555555555554444";
const australianCardNumber = "4000000360000006";
const amex = "378282246310005";
const anyCard = makeSpareCardNumber();
const otherCard = makeSpareCardNumber();

async function subscribe(as: SignedIn, cardNumber: string) {
  const body = { plan: "Growing", billingPeriod: "monthly" };
  const { url } = (await app.call("POST", "/pay/create-subscription-session", { as, body })).json();
  await pay(url, cardNumber);
  await settle();
}
const readSubscription = async (as: SignedIn) =>
  (await app.call("GET", `/pay/subscription-status/${as.userId}`, { as })).json().subscription;
const listInvoices = async (as: SignedIn) =>
  (await app.call("GET", "/pay/invoices", { as })).json().data;
const findTrial = (userId: string) =>
  app.db
    .selectFrom("payments.trial")
    .select("cardHash")
    .where("userId", "=", userId)
    .executeTakeFirstOrThrow();

const readStatus = async (as: SignedIn) =>
  (await app.call("GET", `/pay/subscription-status/${as.userId}`, { as })).json();
const sumChargedCents = async (as: SignedIn) =>
  (await listInvoices(as)).reduce(
    (sum: number, { amountCents }: { amountCents: number }) => sum + amountCents,
    0,
  );

test("X-76 a card that has had a trial starts no plan for somebody else: nothing is charged, and they read why", async () => {
  const ada = await app.signIn();
  await subscribe(ada, mastercard);
  expect(await readSubscription(ada)).toMatchObject({ state: "trialing" });

  const memberWithSameCard = await app.signIn();
  await subscribe(memberWithSameCard, mastercard);
  expect(await readStatus(memberWithSameCard)).toMatchObject({
    planName: "Basic",
    subscription: { plan: "Growing", state: "ended" },
    trialUntil: null,
    isTrialRefused: true,
  });
  const customer =
    (await stripe.customers.list({ email: memberWithSameCard.email })).data[0]?.id ?? "";
  const [atProvider] = (await stripe.subscriptions.list({ customer, status: "all" })).data;
  expect(atProvider?.status).toBe("canceled");
  expect((await stripe.charges.list({ customer })).data).toEqual([]);
  expect(await sumChargedCents(memberWithSameCard)).toBe(0);

  const [mail, ...others] = await expectMails(memberWithSameCard.email, 1);
  expect(others).toEqual([]);
  expect(mail?.subject).toBe("Your Growing plan wasn't started");
  const text = mail?.text.replace(/\s+/g, " ");
  expect(text).toContain("once per person and card");
  expect(text).toContain("we didn't charge you");
  expect(text).toContain("/my-account/subscription?choose=Growing&period=monthly");

  // The first one keeps theirs, whatever their events say later.
  const first = (await stripe.customers.list({ email: ada.email })).data[0]?.id ?? "";
  const [running] = (await stripe.subscriptions.list({ customer: first })).data;
  await stripe.subscriptions.update(running?.id ?? "", { metadata: { seen: "again" } });
  await settle();
  expect(await readStatus(ada)).toMatchObject({ planName: "Growing", isTrialRefused: false });
});

test("X-76 whoever agrees to pay at once then has the plan, with the same card", async () => {
  const ada = await app.signIn();
  await subscribe(ada, anyCard);
  const secondMember = await app.signIn();
  await subscribe(secondMember, anyCard);
  expect((await readStatus(secondMember)).planName).toBe("Basic");
  await subscribe(secondMember, anyCard);
  expect(await readStatus(secondMember)).toMatchObject({
    planName: "Growing",
    subscription: { state: "active", trialEndsAt: null },
    isTrialRefused: false,
  });
  expect(await sumChargedCents(secondMember)).toBe(495);
});

test("X-76 somebody who comes back before the webhook reads at once that their plan wasn't started", async () => {
  const ada = await app.signIn();
  await subscribe(ada, otherCard);
  const secondMember = await app.signIn();
  await control.setWebhooks({ isHeld: true });
  const body = { plan: "Growing", billingPeriod: "monthly" };
  const { url } = (
    await app.call("POST", "/pay/create-subscription-session", { as: secondMember, body })
  ).json();
  await pay(url, otherCard);
  const refreshed = await app.call("POST", "/pay/subscription-status/refresh", {
    as: secondMember,
  });
  expect(refreshed.json()).toMatchObject({ planName: "Basic", isTrialRefused: true });
  await control.setWebhooks({ isHeld: false });
  await control.releaseWebhooks();
  await settle();
});

test("X-76 of two people who pay with one card at once, one has the trial, and nobody is charged", async () => {
  const twoMembers = [await app.signIn(), await app.signIn()];
  await control.setWebhooks({ isHeld: true });
  for (const one of twoMembers) await subscribe(one, australianCardNumber);
  await control.setWebhooks({ isHeld: false, duplicates: 1 });
  await control.releaseWebhooks();
  await settle();
  await control.setWebhooks({ duplicates: 0.1 });
  const planNames = await Promise.all(
    twoMembers.map(async (one) => (await readStatus(one)).planName),
  );
  expect(planNames.toSorted()).toEqual(["Basic", "Growing"]);
  for (const one of twoMembers) expect(await sumChargedCents(one)).toBe(0);
});

test("X-28 we keep a keyed hash of the card, also when the person has closed their account", async () => {
  const ada = await app.signIn();
  await subscribe(ada, amex);
  const { cardHash } = await findTrial(ada.userId);
  expect(cardHash).toMatch(/^[0-9a-f]{64}$/);
  const [method] = (await stripe.paymentMethods.list({ type: "card", limit: 1 })).data;
  expect(cardHash).not.toContain(method?.card?.fingerprint);
  const data = await app.call("GET", "/user/my-data", { as: ada });
  expect(data.json().planTrial).toMatchObject({ isCardRemembered: true });
  expect(data.body).not.toContain(cardHash);

  const closed = await app.call("DELETE", `/user/delete-user/${ada.userId}`, { as: ada });
  expect(closed.statusCode).toBeLessThan(300);
  await settle();
  const thirdMember = await app.signIn();
  await subscribe(thirdMember, amex);
  expect(await readStatus(thirdMember)).toMatchObject({ planName: "Basic", isTrialRefused: true });
});
