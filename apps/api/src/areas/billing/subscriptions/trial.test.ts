import { expect, test } from "vitest";
import { makeEnqueueMail } from "#platform/mail/mail.ts";
import type { SignedIn } from "#test/harness.ts";
import { expectMails } from "#test/mail-catcher.ts";
import { usePaymentsApp } from "#test/payments.ts";
import { runTasks } from "#test/run-tasks.ts";
import { remindOfTrials } from "./remind-of-trials.ts";

const { app, control, settle, stripe, subscribe } = await usePaymentsApp();
const daySeconds = 24 * 60 * 60;

test("X-28 reminders go out 14 and 3 days before the first charge, once each", async () => {
  const ada = await app.signIn();
  await subscribe(ada, "Growing");
  const status = (
    await app.call("GET", `/pay/subscription-status/${ada.userId}`, { as: ada })
  ).json();
  const trialEndsAt = new Date(status.subscription.trialEndsAt);
  const remindDaysBefore = (daysBefore: number) =>
    remindOfTrials({
      db: app.db,
      clock: () => new Date(trialEndsAt.getTime() - daysBefore * daySeconds * 1000),
      enqueueMail: makeEnqueueMail(app.services.tasks),
      publicOrigin: app.config.http.publicOrigin,
    });
  for (const day of [15, 14, 13, 4, 3, 2, 2, 1]) await remindDaysBefore(day);
  await runTasks(app.services);
  const mails = await expectMails(ada.email, 3);
  const reminders = mails.filter(({ subject }) => subject.startsWith("Your Growing trial ends on"));
  expect(reminders).toHaveLength(2);
  for (const { text } of reminders) expect(text).toContain("$4.95 a month");
});

const readStatus = async (as: SignedIn) =>
  (await app.call("GET", `/pay/subscription-status/${as.userId}`, { as })).json();
const listInvoices = async (as: SignedIn): Promise<{ amountCents: number; state: string }[]> =>
  (await app.call("GET", "/pay/invoices", { as })).json().data;

test("SUB-05 X-28 a trial that runs out is charged; one that was cancelled gets no reminder and no charge", async () => {
  const bea = await app.signIn();
  await subscribe(bea, "Growing");
  const ada = await app.signIn();
  const subscriptionId = await subscribe(ada, "Growing");
  await stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: true });
  await settle();
  const { subscription } = await readStatus(ada);
  expect(subscription).toMatchObject({ state: "trialing", renewsAt: null });
  for (const day of [14, 3])
    await remindOfTrials({
      db: app.db,
      clock: () => new Date(Date.parse(subscription.trialEndsAt) - day * daySeconds * 1000),
      enqueueMail: makeEnqueueMail(app.services.tasks),
      publicOrigin: app.config.http.publicOrigin,
    });
  await runTasks(app.services);
  const mails = await expectMails(ada.email, 1);
  expect(mails.map(({ subject }) => subject)).toEqual(["Your Growing plan is active"]);

  await control.advanceClock(190 * daySeconds);
  await settle();
  expect((await readStatus(bea)).subscription).toMatchObject({ state: "active", endsAt: null });
  expect((await listInvoices(bea))[0]).toMatchObject({ amountCents: 495, state: "paid" });
  expect((await readStatus(ada)).planName).toBe("Basic");
  expect((await listInvoices(ada)).map(({ amountCents }) => amountCents)).toEqual([0]);
});
