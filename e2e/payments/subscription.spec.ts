import { paymentTexts } from "@boab/contracts/payments/texts";
import type { Page } from "@playwright/test";
import { waitForMail } from "../support/mailbox.ts";
import { declinedCard, endTrialOf, laterDeclinedCard, payByCard } from "../support/provider.ts";
import { becomeMember, expect, type NewPerson, newPerson, test } from "../support/test.ts";

// Several pages of two sites, and webhooks in between.
test.describe.configure({ timeout: 120_000 });

const ownPlan = "/my-account/subscription";
const currentPlan = (page: Page) => page.getByRole("region", { name: "Current Plan" });
const nextCharge = (page: Page) => page.getByRole("region", { name: "Next charge" });

const invoicesOf = (page: Page) => page.getByRole("region", { name: "Invoices" });
/** Of one invoice: its amount, then its state. */
const paidInvoice = /\$4\.95[^$]*Paid/;

const pressIn = (page: Page, dialog: string, button: string) =>
  page.getByRole("dialog", { name: dialog }).getByRole("button", { name: button }).last().click();

/** A new member who has subscribed, back on their page. */
async function subscribe(page: Page, plan: "Growing" | "Pro", card?: string): Promise<NewPerson> {
  const person = newPerson();
  await becomeMember(page, person);
  await page.goto(`${ownPlan}?choose=${plan}&period=monthly`);
  await pressIn(page, `Choose ${plan}?`, "Continue");
  await payByCard(page, card);
  await pressIn(page, paymentTexts.subscribedTitle, "Close");
  return person;
}

/** What arrives by webhook shows after a moment. */
const showsInTime = (page: Page, read: () => Promise<string | null>, text: RegExp) =>
  expect
    .poll(
      async () => {
        await page.reload();
        return read();
      },
      { timeout: 20_000 },
    )
    .toMatch(text);

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
    await page.getByRole("link", { name: "Back" }).click();
    const dialog = page.getByRole("dialog", { name: paymentTexts.cancelledTitle });
    await expect(dialog).toContainText(paymentTexts.cancelled);
    await expect(page).toHaveURL(new RegExp(`${ownPlan}$`));
    await dialog.getByRole("button", { name: "Try again" }).click();
  });

  await test.step("a declined card stays there, a good one comes back", async () => {
    await pressIn(page, "Choose Growing?", "Continue");
    await payByCard(page, declinedCard);
    await expect(page.getByText("Your card was declined.")).toBeVisible();
    await payByCard(page);
    const dialog = page.getByRole("dialog", { name: paymentTexts.subscribedTitle });
    await expect(dialog).toContainText(paymentTexts.subscribed, { timeout: 20_000 });
    await expect(page).toHaveURL(new RegExp(`${ownPlan}$`));
    await pressIn(page, paymentTexts.subscribedTitle, "Close");
    await expect(currentPlan(page)).toContainText("Growing");
    await expect(currentPlan(page)).toContainText("left of your free trial");
    await expect(nextCharge(page)).toContainText("$4.95");
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
    await currentPlan(page).getByRole("button", { name: "Upgrade to Pro" }).click();
    await expect(page.getByRole("dialog", { name: "Upgrade to Pro?" })).toContainText(
      "$14.95 a month",
    );
    await pressIn(page, "Upgrade to Pro?", "Continue");
    await page.getByRole("radio", { name: /Pro plan, .*14\.95/ }).check();
    await page.getByRole("button", { name: "Switch plan" }).click();
    await page.getByRole("link", { name: "Return" }).click();
    await expect(currentPlan(page)).toContainText("Pro");
    await expect(page).toHaveURL(new RegExp(`${ownPlan}$`));
    const pro = page.getByRole("article").filter({ hasText: "$14.95" });
    await expect(pro).toContainText("Current Plan");
    await expect(pro.getByRole("button")).toHaveCount(0);
  });

  await test.step("the question does not open for the current plan", async () => {
    await page.goto(`${ownPlan}?choose=Pro&period=monthly`);
    await expect(page.getByRole("heading", { name: "Change plan" })).toBeVisible();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });

  await test.step("cancel", async () => {
    await currentPlan(page).getByRole("button", { name: "Cancel plan" }).click();
    await pressIn(page, "Go back to Basic?", "Go back to Basic");
    await page.getByRole("button", { name: "Cancel plan" }).click();
    await page.getByRole("link", { name: "Return" }).click();
    await expect(currentPlan(page)).toContainText("Your plan ends on");
    await expect(nextCharge(page)).toContainText("None");
  });
});

test("SUB-05 X-28 the trial runs out: a good card is charged and has its invoice", async ({
  page,
}) => {
  const person = await subscribe(page, "Growing");
  await endTrialOf(person.email);
  await showsInTime(page, () => invoicesOf(page).textContent(), paidInvoice);
  // The plan and the invoice come by events of their own.
  await showsInTime(page, () => currentPlan(page).textContent(), /\$4\.95 a month/);
});

test("SUB-05 X-26 a card declined after the trial: the plan stays for now, and another card can be saved", async ({
  page,
}) => {
  const person = await subscribe(page, "Growing", laterDeclinedCard);
  await endTrialOf(person.email);
  await showsInTime(
    page,
    () => page.getByRole("main").textContent(),
    /We couldn't charge your card\./,
  );
  await expect(currentPlan(page)).toContainText("Growing");
  await waitForMail(person.email, /We couldn't charge your card for Growing/);

  await page.getByRole("button", { name: "Change card with Stripe" }).first().click();
  await payByCard(page);
  await page.getByRole("link", { name: "Return" }).click();
  await expect(page.getByRole("heading", { name: "Your subscription" })).toBeVisible();
});

test("SUB-14 SUB-15 a visitor who chooses a plan logs in first and comes to the question", async ({
  page,
}) => {
  await page.goto("/directory");
  await page.getByText("Yearly", { exact: true }).click();
  const pro = page.getByRole("article").filter({ hasText: "$179.40" });
  await pro.getByRole("link", { name: paymentTexts.signInToUpgrade }).click();
  await expect(page).toHaveURL(/\/register\?next=/);
  await expect(page.getByText(paymentTexts.logInFirst)).toBeVisible();

  await becomeMember(page, newPerson());
  await page.reload();
  const dialog = page.getByRole("dialog", { name: "Choose Pro?" });
  await expect(dialog).toContainText("$179.40 a year");
});
