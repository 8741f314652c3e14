import { randomBytes } from "node:crypto";
import { linkIn, mailsTo, waitForMail } from "../support/mailbox.ts";
import { expect, test } from "../support/test.ts";
import { rememberToasts } from "../support/toasts.ts";

test.describe.configure({ timeout: 120_000 });
const patience = { timeout: 40_000 };

test("F-MAG-04 somebody subscribes, receives an issue, unsubscribes and receives nothing more", async ({
  page,
  logIn,
}) => {
  const mark = randomBytes(5).toString("hex");
  const email = `reader.${mark}@people.example`;
  const stayer = `stayer.${mark}@people.example`;
  const toasted = await rememberToasts(page);
  const main = page.getByRole("main");
  for (const reader of [email, stayer]) {
    await page.goto("/Wellbeing");
    await main.getByLabel("Email address").fill(reader);
    await main.getByRole("button", { name: "Sign up" }).click();
    await page.goto(linkIn(await waitForMail(reader, /confirm/i), "/newsletter/confirm"));
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
    await toasted("Sending has started");
    await expect(page.getByText("Sent", { exact: true })).toBeVisible(patience);
  }

  const first = `First issue ${mark}`;
  await sendIssue(first);
  const issue = await waitForMail(email, new RegExp(first));
  expect(issue.text).toContain("/Wellbeing/millet-is-not-a-trend");

  const token = new URL(linkIn(issue, "/newsletter/unsubscribe")).searchParams.get("token") ?? "";
  // As a mail program does it, from elsewhere and without a session.
  const pressed = await fetch(new URL(`/newsletter/one-click?token=${token}`, page.url()), {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: "List-Unsubscribe=One-Click",
  });
  expect(pressed.status).toBe(200);

  const second = `Second issue ${mark}`;
  await sendIssue(second);
  await waitForMail(stayer, new RegExp(second));
  expect((await mailsTo(email)).map(({ subject }) => subject)).not.toContain(second);
});
