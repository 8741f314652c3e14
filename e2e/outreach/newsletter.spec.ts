import { randomBytes } from "node:crypto";
import { findMailLink, waitForMail } from "../support/mailbox.ts";
import { expect, test } from "../support/test.ts";

test("SHELL-31 subscribe in the footer, confirm by email, unsubscribe with one click", async ({
  page,
}) => {
  const email = `reader.${randomBytes(5).toString("hex")}@people.example`;
  await page.goto("/help");
  const footer = page.getByRole("contentinfo");
  await footer.getByLabel("Your name").fill("Thandi Reader");
  await footer.getByLabel("Email address").fill(email);
  await footer.getByRole("button", { name: "Subscribe" }).click();
  await expect(footer.getByText("Thanks! Check your inbox and confirm your email.")).toBeVisible();
  await expect(footer.getByLabel("Email address")).toHaveValue("");

  const mail = await waitForMail(email, /confirm/i);
  await page.goto(findMailLink(mail, "/newsletter/confirm"));
  await page.getByRole("main").getByRole("button").first().click();
  await expect(page.getByText("You're subscribed. Thanks for reading.")).toBeVisible();

  await page.goto(findMailLink(mail, "/newsletter/unsubscribe"));
  await page.getByRole("main").getByRole("button").first().click();
  await expect(
    page.getByText("You've been unsubscribed. You won't get any more newsletters from us."),
  ).toBeVisible();

  await page.goto(findMailLink(mail, "/newsletter/confirm"));
  await page.getByRole("main").getByRole("button").first().click();
  await expect(page.getByRole("alert")).toBeVisible();
});
