import { randomBytes } from "node:crypto";
import { findMailLink, listMailsTo, waitForMail } from "../support/mailbox.ts";
import { expect, test } from "../support/test.ts";
import { recordToasts } from "../support/toasts.ts";

test.describe.configure({ timeout: 120_000 });
const slowTimeout = { timeout: 40_000 };

test("F-MAG-04 somebody subscribes, receives an issue, unsubscribes and receives nothing more", async ({
  page,
  logIn,
}) => {
  const mark = randomBytes(5).toString("hex");
  const email = `reader.${mark}@people.example`;
  const stayingReaderEmail = `stayer.${mark}@people.example`;
  const expectToast = await recordToasts(page);
  const main = page.getByRole("main");
  for (const reader of [email, stayingReaderEmail]) {
    await page.goto("/Wellbeing");
    await main.getByLabel("Email address").fill(reader);
    await main.getByRole("button", { name: "Sign up" }).click();
    await page.goto(findMailLink(await waitForMail(reader, /confirm/i), "/newsletter/confirm"));
    await main.getByRole("button").first().click();
    await expect(page.getByText("You're subscribed. Thanks for reading.")).toBeVisible();
  }

  await logIn("admin");
  async function sendIssue(subject: string) {
    await page.goto("/admin/newsletter");
    await page.getByRole("link", { name: "New issue" }).click();
    await page.getByLabel("Subject").fill(subject);
    await page.getByLabel("Introduction").fill("Three good reads.");
    await page.getByRole("checkbox", { name: /Millet is not a trend/ }).check();
    await page.getByRole("button", { name: "Create draft" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(subject);
    await page.getByRole("button", { name: "Send to everyone" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Send now" }).click();
    await expectToast("Sending has started");
    await expect(page.getByText("Sent", { exact: true })).toBeVisible(slowTimeout);
  }

  const first = `First issue ${mark}`;
  await sendIssue(first);
  const issue = await waitForMail(email, new RegExp(first));
  expect(issue.text).toContain("/Wellbeing/millet-is-not-a-trend");

  const token = new URL(findMailLink(issue, "/emails/unsubscribe")).searchParams.get("token") ?? "";
  // As a mail program does it, from elsewhere and without a session.
  const unsubscribeResponse = await fetch(new URL(`/emails/one-click?token=${token}`, page.url()), {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: "List-Unsubscribe=One-Click",
  });
  expect(unsubscribeResponse.status).toBe(200);

  const second = `Second issue ${mark}`;
  await sendIssue(second);
  await waitForMail(stayingReaderEmail, new RegExp(second));
  expect((await listMailsTo(email)).map(({ subject }) => subject)).not.toContain(second);
});
