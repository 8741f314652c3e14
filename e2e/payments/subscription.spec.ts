import { makeSpareCardNumber } from "@boab/stripe-sandbox/visitor";
import type { Page } from "@playwright/test";
import { journeysOrigin } from "../../scripts/stack/slot.ts";
import { waitForHydration } from "../support/hydration.ts";
import { waitForMail } from "../support/mailbox.ts";
import {
  declinedCardNumber,
  endTrial,
  laterDeclinedCardNumber,
  payByCard,
} from "../support/provider.ts";
import { becomeMember, expect, makeNewPerson, type NewPerson, test } from "../support/test.ts";

// Several pages of two sites, and webhooks in between.
test.describe.configure({ timeout: 120_000 });

const subscriptionPath = "/my-account/subscription";
const getCurrentPlan = (page: Page) => page.getByRole("region", { name: "Current Plan" });
const getNextCharge = (page: Page) => page.getByRole("region", { name: "Next charge" });

const getInvoices = (page: Page) => page.getByRole("region", { name: "Invoices" });
/** Of one invoice: its amount, then its state. */
const paidInvoicePattern = /\$4\.95[^$]*Paid/;

const pressInDialog = (page: Page, dialog: string, button: string) =>
  page.getByRole("dialog", { name: dialog }).getByRole("button", { name: button }).last().click();

/** A new member who has subscribed, back on their page. */
async function subscribe(page: Page, plan: "Growing" | "Pro", card?: string): Promise<NewPerson> {
  const person = makeNewPerson();
  await becomeMember(page, person);
  await page.goto(`${subscriptionPath}?choose=${plan}&period=monthly`);
  await pressInDialog(page, `Choose ${plan}?`, "Continue");
  await payByCard(page, card);
  await pressInDialog(page, "Subscription successful", "Close");
  return person;
}

/** What arrives by webhook shows after a moment. */
const expectTextAfterReload = (page: Page, read: () => Promise<string | null>, text: RegExp) =>
  expect
    .poll(
      async () => {
        await page.reload();
        await waitForHydration(page);
        return read();
      },
      { timeout: 20_000 },
    )
    .toMatch(text);

test("SUB-11 SUB-12 SUB-13 SUB-19 a member leaves the payment page, comes back, is declined, pays, and has the plan", async ({
  page,
}) => {
  const person = makeNewPerson();
  await becomeMember(page, person);

  await test.step("the price and the end of the trial are said before", async () => {
    await page.goto(subscriptionPath);
    await page.getByRole("button", { name: "Choose Growing" }).click();
    const dialog = page.getByRole("dialog", { name: "Choose Growing?" });
    await expect(dialog).toContainText("$4.95 a month");
    await expect(dialog).toContainText("Free trial ends");
    await dialog.getByRole("button", { name: "Continue" }).click();
  });

  await test.step("leaving costs nothing, and the flag leaves the address", async () => {
    await page.getByRole("link", { name: "Back" }).click();
    const dialog = page.getByRole("dialog", { name: "Checkout cancelled" });
    await expect(dialog).toContainText("No charges were made. You can try again anytime.");
    await expect(page).toHaveURL(new RegExp(`${subscriptionPath}$`));
    await dialog.getByRole("button", { name: "Try again" }).click();
  });

  await test.step("a declined card stays there, a good one comes back", async () => {
    await pressInDialog(page, "Choose Growing?", "Continue");
    await payByCard(page, declinedCardNumber);
    await expect(page.getByText("Your card was declined.")).toBeVisible();
    await payByCard(page);
    const dialog = page.getByRole("dialog", { name: "Subscription successful" });
    await expect(dialog).toContainText(
      "Your plan is now active. You can manage your subscription in your dashboard.",
      { timeout: 20_000 },
    );
    await expect(page).toHaveURL(new RegExp(`${subscriptionPath}$`));
    await pressInDialog(page, "Subscription successful", "Close");
    await expect(getCurrentPlan(page)).toContainText("Growing");
    await expect(getCurrentPlan(page)).toContainText("left of your free trial");
    await expect(getNextCharge(page)).toContainText("$4.95");
  });

  await waitForMail(person.email, /Your Growing plan is active/);
  await page.goto("/account-management");
  await expect(page.getByRole("main")).toContainText("Growing");
});

test("SUB-08 SUB-09 SUB-10 a Growing member upgrades at the provider, then cancels there", async ({
  page,
}) => {
  await subscribe(page, "Growing");

  await test.step("upgrade", async () => {
    await getCurrentPlan(page).getByRole("button", { name: "Upgrade to Pro" }).click();
    await expect(page.getByRole("dialog", { name: "Upgrade to Pro?" })).toContainText(
      "$14.95 a month",
    );
    await pressInDialog(page, "Upgrade to Pro?", "Continue");
    await expect(page.getByText(/Pro plan, .*14\.95/)).toBeVisible();
    await page.getByRole("button", { name: "Confirm" }).click();
    await expect(getCurrentPlan(page)).toContainText("Pro");
    await expect(page).toHaveURL(new RegExp(`${subscriptionPath}$`));
    const pro = page.getByRole("article").filter({ hasText: "$14.95" });
    await expect(pro).toContainText("Current Plan");
    await expect(pro.getByRole("button")).toHaveCount(0);
  });

  await test.step("the question does not open for the current plan", async () => {
    await page.goto(`${subscriptionPath}?choose=Pro&period=monthly`);
    await expect(page.getByRole("heading", { name: "Change plan" })).toBeVisible();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });

  await test.step("cancel", async () => {
    await getCurrentPlan(page).getByRole("button", { name: "Cancel plan" }).click();
    await pressInDialog(page, "Go back to Basic?", "Go back to Basic");
    await page.getByRole("button", { name: "Cancel plan" }).click();
    await page.getByRole("link", { name: "Return" }).click();
    await expect(getCurrentPlan(page)).toContainText("Your plan ends on");
    await expect(getNextCharge(page)).toContainText("None");
  });
});

test("SUB-05 X-28 the trial runs out: a good card is charged and has its invoice", async ({
  page,
}) => {
  const person = await subscribe(page, "Growing");
  await endTrial(person.email);
  await expectTextAfterReload(page, () => getInvoices(page).textContent(), paidInvoicePattern);
  // The plan and the invoice come by events of their own.
  await expectTextAfterReload(page, () => getCurrentPlan(page).textContent(), /\$4\.95 a month/);
});

test("SUB-05 X-26 a card declined after the trial: the plan stays for now, and another card can be saved", async ({
  page,
}) => {
  const person = await subscribe(page, "Growing");
  await page.getByRole("button", { name: "Change card with Stripe" }).click();
  await payByCard(page, laterDeclinedCardNumber);
  await page.getByRole("link", { name: "Return" }).click();
  await endTrial(person.email);
  await expectTextAfterReload(
    page,
    () => page.getByRole("main").textContent(),
    /We couldn't charge your card\./,
  );
  await expect(getCurrentPlan(page)).toContainText("Growing");
  await waitForMail(person.email, /We couldn't charge your card for Growing/);

  await page.getByRole("button", { name: "Change card with Stripe" }).first().click();
  await payByCard(page);
  await page.getByRole("link", { name: "Return" }).click();
  await expect(page.getByRole("heading", { name: "Your subscription" })).toBeVisible();
});

test("X-76 a card that has had a trial: the plan isn't started, and is offered again with its price", async ({
  page,
  browser,
}) => {
  const card = makeSpareCardNumber();
  await subscribe(page, "Growing", card);

  const other = await (await browser.newContext({ baseURL: journeysOrigin })).newPage();
  await becomeMember(other, makeNewPerson());
  await other.goto(`${subscriptionPath}?choose=Growing&period=monthly`);
  await expect(other.getByRole("dialog", { name: "Choose Growing?" })).toContainText(
    "once per person and card",
  );
  await pressInDialog(other, "Choose Growing?", "Continue");
  await payByCard(other, card);
  const refused = other.getByRole("dialog", { name: "Your Growing plan wasn't started" });
  await expect(refused).toContainText("you weren't charged", { timeout: 20_000 });
  await expect(getCurrentPlan(other)).toContainText("Basic");
  await refused.getByRole("button", { name: "Choose Growing" }).click();
  const again = other.getByRole("dialog", { name: "Choose Growing?" });
  await expect(again).toContainText("Today");
  await expect(again).not.toContainText("Free trial ends");
  await other.context().close();
});

test("SUB-14 SUB-15 a visitor who chooses a plan logs in first and comes to the question", async ({
  page,
}) => {
  await page.goto("/directory");
  await page.getByText("Yearly", { exact: true }).click();
  const pro = page.getByRole("article").filter({ hasText: "$179.40" });
  await pro.getByRole("link", { name: "Sign in to Upgrade" }).click();
  await expect(page).toHaveURL(/\/register\?next=/);
  await expect(page.getByText("Please log in to continue.")).toBeVisible();

  await becomeMember(page, makeNewPerson());
  await page.reload();
  const dialog = page.getByRole("dialog", { name: "Choose Pro?" });
  await expect(dialog).toContainText("$179.40 a year");
});
