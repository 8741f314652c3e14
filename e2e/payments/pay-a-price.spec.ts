import { waitForMail } from "../support/mailbox.ts";
import { logInAs, section, slowTimeout } from "../support/owners.ts";
import { makePayableBusiness } from "../support/payees.ts";
import { declinedCardNumber, payByCard } from "../support/provider.ts";
import { becomeBuyer, expect, makeNewPerson, test } from "../support/test.ts";

// Several pages of two sites, and webhooks in between.
test.describe.configure({ timeout: 120_000 });

test("DIR-PRICE-04 a visitor logs in, is declined, pays a price, and gets part of it back from the owner", async ({
  page,
  browser,
}) => {
  const { owner, businessName, path } = await makePayableBusiness("Abena Mensah", [
    { title: "Knotless braids", amountCents: 22_000 },
    { title: "Advice", amountCents: 0 },
  ]);
  const person = makeNewPerson();
  const dialog = page.getByRole("dialog", { name: `Pay ${businessName}` });

  await test.step("only what costs something can be paid, and not without logging in", async () => {
    await page.goto(path);
    const prices = section(page, "prices");
    await expect(prices.getByRole("button", { name: /^Pay now/ })).toHaveCount(1);
    await prices.getByRole("button", { name: "Pay now: Knotless braids" }).click();
    // Somebody quick presses before the page knows that nobody is logged in, and is asked after the dialog.
    const continueButton = dialog.getByRole("button", { name: "Continue to payment" });
    const registerPageOpened = page.waitForURL(/\/register\?next=/, slowTimeout);
    // It ends here, or it would press the dialog that is open again after the log-in.
    const continueClick = continueButton
      .click({ noWaitAfter: true, timeout: 3_000 })
      .catch(() => undefined);
    await Promise.all([registerPageOpened, continueClick]);
    await becomeBuyer(page, person);
    await page.goto(path);
    await expect(dialog).toContainText("Knotless braids", slowTimeout);
    await expect(dialog).toContainText("$220.00");
    await expect(dialog).toContainText("Stripe takes the payment.");
  });

  await test.step("a declined card stays there, a good one comes back to the receipt", async () => {
    await dialog.getByRole("button", { name: "Continue to payment" }).click();
    await payByCard(page, declinedCardNumber);
    await expect(page.getByText("Your card was declined.")).toBeVisible();
    await payByCard(page);
    await expect(page.getByRole("heading", { name: "Your payment went through" })).toBeVisible(
      slowTimeout,
    );
    await expect(page).toHaveURL(/\/my-account\/payments\/[0-9a-f-]{36}$/);
    const receipt = page.getByRole("region", { name: "Receipt" });
    await expect(receipt.getByRole("link", { name: businessName })).toBeVisible();
    await expect(receipt).toContainText("$220.00");
    const mail = await waitForMail(person.email, /^Your receipt: \$220\.00/);
    expect(mail.text).toContain(new URL(page.url()).pathname);
  });

  await test.step("the owner sees who bought what, and refunds a part", async () => {
    const context = await browser.newContext();
    const ownerPage = await context.newPage();
    await logInAs(ownerPage, owner);
    await ownerPage.goto("/account-management");
    await ownerPage.getByRole("link", { name: "Your sales" }).click();
    const row = ownerPage.getByRole("row").filter({ hasText: "Knotless braids" });
    for (const text of [person.fullName, "$220.00", "−$26.04", "$193.96"])
      await expect(row).toContainText(text);
    await row.getByRole("link", { name: /^Refund/ }).click();
    const refund = ownerPage.getByRole("dialog", { name: `Refund ${person.fullName}?` });
    await refund.getByLabel("Refund a smaller amount").fill("500");
    await expect(refund).toContainText("The most you can refund is $220.00.");
    await expect(refund.getByRole("button", { name: "Refund", exact: true })).toBeDisabled();
    await refund.getByLabel("Refund a smaller amount").fill("55");
    await expect(refund).toContainText("We give back $5.50 of our fee.");
    await expect(refund).toContainText("The card cost of $1.01 isn't given back");
    await refund.getByRole("button", { name: "Refund $55.00" }).click();
    await expect(refund).toBeHidden(slowTimeout);
    await expect(row).toContainText("−$55.00");
    await expect(row).toContainText("$144.46");
    await context.close();
  });

  await test.step("the payer sees it, and reads it in an email", async () => {
    await page.reload();
    await expect(
      page.getByRole("heading", { name: "Part of your payment was refunded" }),
    ).toBeVisible();
    await expect(page.getByRole("region", { name: "Receipt" })).toContainText("$165.00");
    await waitForMail(person.email, /^\$55\.00 refunded from/);
    await page.getByRole("link", { name: "Your payments" }).click();
    await expect(page.getByRole("main")).toContainText("Partly refunded");
    await page.getByRole("link", { name: /^View payment/ }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("refunded");
  });
});

test("DCART-03 DCART-05 DCART-06 DCART-07 a cart of two businesses is one payment, and is empty afterwards", async ({
  page,
}) => {
  const [studio, kitchen] = await Promise.all([
    makePayableBusiness("Abena Mensah", [{ title: "Cornrows", amountCents: 9_500 }]),
    makePayableBusiness("Kofi Annor", [{ title: "Jollof tray", amountCents: 6_500 }]),
  ]);
  const person = makeNewPerson();
  await becomeBuyer(page, person);
  const cart = page.getByRole("dialog", { name: "Your cart" });
  const icon = page.getByRole("button", { name: /^Cart, / });

  await test.step("a price of each goes into the cart, which survives a reload", async () => {
    for (const [{ path }, title] of [
      [studio, "Cornrows"],
      [kitchen, "Jollof tray"],
    ] as const) {
      await page.goto(path);
      await page.getByRole("button", { name: `Add to cart: ${title}` }).click();
      await expect(page.getByRole("button", { name: `In your cart: ${title}` })).toBeVisible();
    }
    await page.reload();
    await expect(icon).toHaveAccessibleName("Cart, 2 items");
    await page.getByRole("button", { name: "In your cart: Jollof tray" }).click();
    await expect(cart.getByText("$160.00")).toBeVisible(slowTimeout);
    await cart.getByRole("button", { name: "One more: Jollof tray" }).click();
    await expect(cart.getByText("$225.00")).toBeVisible();
  });

  await test.step("leaving the payment page keeps the cart, and its flag leaves the address", async () => {
    await cart.getByRole("button", { name: "Pay with card" }).click();
    await page.getByRole("link", { name: "Back" }).click();
    await expect(page.getByRole("heading", { name: "Checkout cancelled" })).toBeVisible();
    await expect(page).toHaveURL(/\/my-account\/payments\/[0-9a-f-]{36}$/);
    await page.goto("/directory");
    await expect(icon).toHaveAccessibleName("Cart, 3 items");
  });

  await test.step("one payment for both", async () => {
    await icon.click();
    await cart.getByRole("button", { name: "Pay with card" }).click();
    await payByCard(page);
    await expect(page.getByRole("heading", { name: "Your payment went through" })).toBeVisible(
      slowTimeout,
    );
    const receipt = page.getByRole("region", { name: "Receipt" });
    for (const { businessName } of [studio, kitchen])
      await expect(receipt.getByRole("link", { name: businessName })).toBeVisible();
    await expect(receipt).toContainText("$225.00");
  });

  await test.step("each is paid their own, and the cart is empty", async () => {
    for (const [{ owner }, amountCents] of [
      [studio, 9_500],
      [kitchen, 13_000],
    ] as const) {
      const { data } = await (await owner.call("GET", "/pay/sales")).json();
      expect(data).toMatchObject([{ amountCents, buyerName: person.fullName }]);
    }
    await page.goto("/directory");
    await expect(icon).toHaveAccessibleName("Cart, 0 items");
    await icon.click();
    await expect(cart.getByText("Your cart is empty.", { exact: true })).toBeVisible();
  });
});
