import type { Page } from "@playwright/test";
import { waitForHydration } from "../support/hydration.ts";
import { waitForMail } from "../support/mailbox.ts";
import { makeTestStore, setPrice, setStock } from "../support/market.ts";
import { makeSeller, testPassword } from "../support/people.ts";
import { declinedCardNumber, payByCard } from "../support/provider.ts";
import { expect, openSession, test } from "../support/test.ts";

// Two sites, and webhooks in between.
test.describe.configure({ timeout: 150_000 });
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
const slowTimeout = { timeout: 30_000 };
const cartPath = "/marketplace/checkout";

/** Somebody who may see the marketplace, signed in on this phone. */
async function makeBuyer(page: Page, fullName: string) {
  const buyer = await makeSeller(fullName);
  await openSession(page.context(), "signInWithPassword", { ...buyer, password: testPassword });
  return {
    ...buyer,
    async add(itemId: string, quantity = 1) {
      const body = { itemId, quantity, SelectedSize: "M" };
      expect((await buyer.call("POST", "/cart/add", body)).status).toBe(201);
    },
  };
}

test("CART-01 CART-02 CART-04 CART-18 two stores in one cart are one payment and two orders, and the cart is empty", async ({
  page,
}) => {
  const [cloth, pantry] = await Promise.all([
    makeTestStore("Kumasi Cloth", { name: "Adire wrap dress", cents: 14_900, stock: 3 }),
    makeTestStore("Adaeze Pantry", { name: "Suya spice tin", cents: 1_650, stock: 9 }),
  ]);
  const buyer = await makeBuyer(page, "Ruth Danso");
  await buyer.add(cloth.itemId);
  await buyer.add(pantry.itemId, 2);

  await test.step("both are there, and one more of a tin costs more", async () => {
    await page.goto(cartPath);
    await expect(page.getByRole("heading", { level: 1, name: "Your cart" })).toBeVisible();
    for (const { storeName } of [cloth, pantry])
      await expect(page.getByRole("region", { name: storeName })).toBeVisible();
    await expect(page.getByTestId("total")).toHaveText("$199.90");
    await page.getByRole("button", { name: "One more: Suya spice tin" }).click();
    await expect(page.getByTestId("total")).toHaveText("$216.40", slowTimeout);
    await expect(page.getByText("Two stores ship this order")).toBeVisible();
  });

  await test.step("picking one up costs nothing", async () => {
    const pantryRegion = page.getByRole("region", { name: pantry.storeName });
    await pantryRegion.getByRole("radio", { name: /Local pick-up/ }).check();
    await expect(page.getByTestId("total")).toHaveText("$207.45", slowTimeout);
  });

  await test.step("what is missing is said beside its field, and the keyboard pays", async () => {
    await page.getByRole("button", { name: "Pay with card" }).click();
    await expect(page.getByText("Please enter your street address.")).toBeVisible(slowTimeout);
    await expect(page.getByLabel("Street address")).toBeFocused();
    await page.keyboard.type("4/12 Plenty Road");
    await page.keyboard.press("Tab");
    await page.keyboard.type("Preston");
    const suburb = page.getByRole("option", { name: /Preston VIC 3072/ });
    await expect(suburb).toBeVisible(slowTimeout);
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(page.getByLabel("Postcode")).not.toHaveValue("");
    await page.getByLabel("State").selectOption("VIC");
    await page.getByLabel("Postcode").fill("3072");
    await page.getByRole("button", { name: "Pay with card" }).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByLabel("Card number")).toBeVisible(slowTimeout);
  });

  await test.step("a declined card stays there; a good one comes back to the orders", async () => {
    await payByCard(page, declinedCardNumber);
    await expect(page.getByText("Your card was declined.")).toBeVisible();
    await payByCard(page);
    const done = page.getByRole("heading", { name: "Thanks, Ruth. Your order is in." });
    await expect(done).toBeVisible(slowTimeout);
    const orderedRegion = page.getByRole("region", { name: "What you ordered" });
    for (const { storeName } of [cloth, pantry])
      await expect(orderedRegion).toContainText(storeName);
    await expect(orderedRegion.getByText(/Order [0-9A-Z]{4}-[0-9A-Z]{4}/)).toHaveCount(2);
  });

  await test.step("both sides read it, and the cart is empty", async () => {
    await waitForMail(buyer.email, /^Your Boab orders .* are in$/);
    for (const { owner } of [cloth, pantry]) await waitForMail(owner.email, /^New order /);
    await page.goto(cartPath);
    await expect(page.getByRole("heading", { name: "Your cart is empty" })).toBeVisible();
  });
});

test("CART-13 a price that changed and an item that sold out are said before anything is paid", async ({
  page,
}) => {
  const testStore = await makeTestStore("Bolga Baskets", {
    name: "Market basket",
    cents: 8_900,
    stock: 2,
  });
  const buyer = await makeBuyer(page, "Abuk Deng");
  await buyer.add(testStore.itemId);
  await page.goto(cartPath);
  await waitForHydration(page);
  await expect(page.getByTestId("total")).toHaveText("$97.95");
  await page.getByRole("radio", { name: /Local pick-up/ }).check();
  await expect(page.getByTestId("total")).toHaveText("$89.00", slowTimeout);

  await setPrice(testStore.itemId, 9_900);
  await page.getByRole("button", { name: "Pay with card" }).click();
  await expect(page.getByRole("alert")).toContainText("A price has changed", slowTimeout);
  await expect(page.getByText("The price has changed from $89.00 to $99.00.")).toBeVisible(
    slowTimeout,
  );
  await expect(page.getByTestId("total")).toHaveText("$99.00");

  await setStock(testStore.itemId, 0);
  await page.getByRole("button", { name: "Pay with card" }).click();
  await expect(page.getByText("Sold out. You can remove it, or check back later.")).toBeVisible(
    slowTimeout,
  );
  await expect(page.getByRole("button", { name: "Pay with card" })).toBeDisabled();
  await page.getByRole("button", { name: "Remove Market basket" }).click();
  await expect(page.getByText("Your cart is empty")).toBeVisible(slowTimeout);
});

test("X-52 somebody who comes back without paying proceeds their cart and their items", async ({
  page,
}) => {
  const store = await makeTestStore("Asmara Baskets", {
    name: "Bread basket",
    cents: 4_500,
    stock: 1,
  });
  const buyer = await makeBuyer(page, "Selam Haile");
  await buyer.add(store.itemId);
  await page.goto(cartPath);
  await waitForHydration(page);
  await page.getByRole("radio", { name: /Local pick-up/ }).check();
  await expect(page.getByTestId("total")).toHaveText("$45.00", slowTimeout);
  await page.getByRole("button", { name: "Pay with card" }).click();
  await expect(page.getByLabel("Card number")).toBeVisible(slowTimeout);
  await page
    .getByRole("link", { name: /back|cancel/i })
    .first()
    .click();
  await expect(page.getByRole("heading", { name: "Checkout cancelled" })).toBeVisible(slowTimeout);
  await expect(page.getByText("No charges were made. You can try again anytime.")).toBeVisible();
  // Taking the provider's words out of the address is a navigation of its own, which a press would meet.
  await expect(page).not.toHaveURL(/cancelled/);
  await page.getByRole("link", { name: "Back to your cart" }).click();
  await expect(page.getByTestId("total")).toHaveText("$45.00");
  await page.getByRole("button", { name: "Pay with card" }).click();
  await payByCard(page);
  await expect(page.getByRole("heading", { name: /Your order is in/ })).toBeVisible(slowTimeout);
});
