import { randomBytes } from "node:crypto";
import type { Page } from "@playwright/test";
import { journeysOrigin } from "../../scripts/stack/slot.ts";
import { waitForMail } from "../support/mailbox.ts";
import { expect, test } from "../support/test.ts";

async function fillIn(page: Page, message: string) {
  const form = page
    .getByRole("main")
    .locator("form", { has: page.getByRole("textbox", { name: "Message" }) });
  await form.getByLabel("Name").first().fill("Kwame Test");
  await form.getByLabel("Email").fill("kwame@people.example");
  await form.getByRole("textbox", { name: "Message" }).fill(message);
  await form.getByRole("button", { name: "Send message" }).click();
}

for (const path of ["/", "/contact-us"]) {
  test(`HOME-05 ENQ-03 ENQ-05 a visitor writes from ${path}; the form clears and a dialog thanks them`, async ({
    page,
  }) => {
    const mark = randomBytes(4).toString("hex");
    await page.goto(path);
    await fillIn(page, `Where do I list my salon? ${mark}`);
    const dialog = page.getByRole("dialog", { name: "Your message has been sent!" });
    await expect(dialog).toBeVisible();
    await dialog.getByRole("button", { name: "Done" }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole("main").getByRole("textbox", { name: "Message" })).toHaveValue("");
    const mail = await waitForMail("help@boab.example", /Kwame Test/, mark);
    expect(mail.text).toContain("Where do I list my salon?");
  });
}

test("ENQ-04 a failure shows next to the form and keeps the input", async ({ page }) => {
  await page.goto("/contact-us");
  await page.getByRole("main").getByLabel("Name").first().fill("Kwame Test");
  await page.getByRole("main").getByLabel("Email").fill("kwame@nowhere");
  await page.getByRole("main").getByRole("textbox", { name: "Message" }).fill("Keep these words.");
  await page
    .getByRole("main")
    .locator("form", { has: page.getByRole("textbox", { name: "Message" }) })
    .evaluate((form: HTMLFormElement) => {
      form.noValidate = true;
    });
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByRole("alert").first()).toContainText(
    "There was an error submitting the form.",
  );
  await expect(page.getByText("Email address is not valid.")).toBeVisible();
  await expect(page.getByRole("main").getByRole("textbox", { name: "Message" })).toHaveValue(
    "Keep these words.",
  );
});

test("the form works without JavaScript", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${journeysOrigin}/contact-us`);
  await fillIn(page, "Sent without a script");
  await expect(page.getByText("Your message has been sent!").first()).toBeVisible();
  await context.close();
});
