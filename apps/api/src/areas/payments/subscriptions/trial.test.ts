import { expect, test } from "vitest";
import { makeEnqueueMail } from "#platform/mail/mail.ts";
import { expectMails } from "#test/mail-catcher.ts";
import { usePaymentsApp } from "#test/payments.ts";
import { runTasks } from "#test/run-tasks.ts";
import { remindOfTrials } from "./remind-of-trials.ts";

const { app, control, settle, subscribe } = await usePaymentsApp();
const DAY = 24 * 60 * 60;

test("X-28 reminders go out 14 and 3 days before the first charge, once each", async () => {
  const ada = await app.signIn();
  await subscribe(ada, "Growing");
  const status = (
    await app.call("GET", `/pay/subscription-status/${ada.userId}`, { as: ada })
  ).json();
  const trialEndsAt = new Date(status.subscription.trialEndsAt);
  const remindOn = (daysBefore: number) =>
    remindOfTrials({
      db: app.db,
      clock: () => new Date(trialEndsAt.getTime() - daysBefore * DAY * 1000),
      enqueueMail: makeEnqueueMail(app.services.tasks),
      publicOrigin: app.config.http.publicOrigin,
    });
  for (const day of [15, 14, 13, 4, 3, 2, 2, 1]) await remindOn(day);
  await runTasks(app.services);
  const mails = await expectMails(ada.email, 3);
  const reminders = mails.filter(({ subject }) => subject.startsWith("Your Growing trial ends on"));
  expect(reminders).toHaveLength(2);
  for (const { text } of reminders) expect(text).toContain("$4.95 a month");
});

test("SUB-05 a trial runs out: the card is charged, and there is an invoice", async () => {
  const ada = await app.signIn();
  await subscribe(ada, "Growing");
  await control.advanceClock(190 * DAY);
  await settle();
  const status = (
    await app.call("GET", `/pay/subscription-status/${ada.userId}`, { as: ada })
  ).json();
  expect(status.subscription).toMatchObject({ state: "active", endsAt: null });
  const invoices = (await app.call("GET", "/pay/invoices", { as: ada })).json().data;
  expect(invoices[0]).toMatchObject({ amountCents: 495, state: "paid" });
});
