import { paymentTexts } from "@boab/contracts/payments/texts";
import type { Page } from "@playwright/test";
import { waitForMail } from "../support/mailbox.ts";
import { becomeMember, expect, newPerson, test } from "../support/test.ts";

// Several pages of two sites, and webhooks in between.
test.describe.configure({ timeout: 120_000 });

const ownPlan = "/my-account/subscription";

async function payByCard(page: Page, number = "4242 4242 4242 4242"): Promise<void> {
  await page.getByLabel("Card number").fill(number);
  await page.getByLabel("Expiry").fill("12 / 34");
  await page.getByLabel("CVC").fill("123");
  await page.getByLabel("Name on card").fill("Zola Abebe");
  await page.getByRole("button", { name: /^(Start trial|Subscribe|Pay)/ }).click();
}

async function choose(page: Page, plan: string): Promise<void> {
  await page.getByRole("button", { name: `Choose ${plan}` }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Continue" }).click();
}

test("SUB-11 SUB-12 SUB-13 SUB-19 a member leaves the payment page, comes back, is declined, pays, and has the plan", async ({
  page,
}) => {
  const person = newPerson();
  await becomeMember(page, person);

  await test.step("the price and the end of the trial are said before", async () => {
    await page.goto(ownPlan);
    await page.getByRole("button", { name: "Choose Growing" }).click();
    const dialog = page.getByRole("dialog", { name: "Choose Growing?" });
    await expect(dialog).toContainText("$4.95 a month");
    await expect(dialog).toContainText("Free trial ends");
    await dialog.getByRole("button", { name: "Continue" }).click();
  });

  await test.step("leaving costs nothing, and the flag leaves the address", async () => {
    await page.getByRole("link", { name: /back/i }).first().click();
    const dialog = page.getByRole("dialog", { name: paymentTexts.cancelledTitle });
    await expect(dialog).toContainText(paymentTexts.cancelled);
    await dialog.getByRole("button", { name: "Close" }).last().click();
    await expect(page).toHaveURL(new RegExp(`${ownPlan}$`));
  });

  await test.step("a declined card stays there, a good one comes back", async () => {
    await choose(page, "Growing");
    await payByCard(page, "4000 0000 0000 0002");
    await expect(page.getByText("Your card was declined.")).toBeVisible();
    await payByCard(page);
    const dialog = page.getByRole("dialog", { name: paymentTexts.subscribedTitle });
    await expect(dialog).toContainText(paymentTexts.subscribed, { timeout: 20_000 });
    await dialog.getByRole("button", { name: "Close" }).last().click();
    await expect(page).toHaveURL(new RegExp(`${ownPlan}$`));
    await expect(page.getByRole("region", { name: "Current Plan" })).toContainText("Growing");
    await expect(page.getByRole("region", { name: "Next charge" })).toContainText("$4.95");
  });

  await waitForMail(person.email, /Your Growing plan is active/);
  await page.goto("/account-management");
  await expect(page.getByRole("main")).toContainText("Growing");
});

test("SUB-08 SUB-09 a Growing member upgrades at the provider", async ({ page }) => {
  await becomeMember(page, newPerson());
  await page.goto(`${ownPlan}?choose=Growing&period=monthly`);
  await page.getByRole("dialog").getByRole("button", { name: "Continue" }).click();
  await payByCard(page);
  await page
    .getByRole("dialog", { name: paymentTexts.subscribedTitle })
    .getByRole("button", { name: "Close" })
    .last()
    .click();

  await page.getByRole("button", { name: "Upgrade to Pro" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Continue" }).click();
  await page.getByRole("radio", { name: /Pro.*14\.95/ }).check();
  await page
    .getByRole("button", { name: /switch|update|change/i })
    .first()
    .click();
  await page.getByRole("link", { name: /back/i }).first().click();
  await expect
    .poll(async () => {
      await page.reload();
      return page.getByRole("region", { name: "Current Plan" }).textContent();
    })
    .toContain("Pro");
});
