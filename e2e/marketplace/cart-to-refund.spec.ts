import type { Page } from "@playwright/test";
import { waitForMail } from "../support/mailbox.ts";
import { makeTestStore, type TestStore } from "../support/market.ts";
import { makeSeller, type TestPerson, testPassword } from "../support/people.ts";
import { callProvider, payByCard } from "../support/provider.ts";
import { expect, openSession, test } from "../support/test.ts";

// Two sites, three people, and webhooks in between.
test.describe.configure({ timeout: 180_000 });
const slowTimeout = { timeout: 30_000 };

const signIn = (page: Page, person: TestPerson) =>
  openSession(page.context(), "signInWithPassword", { ...person, password: testPassword });

const readStock = async (page: Page, { itemId }: TestStore): Promise<number> =>
  (await (await page.request.get(`/api/shop-item/get-single-item/${itemId}`)).json())
    .quantityAvailable;

/** Goes on with Tab until what has the focus is called so. */
async function pressTabUntilFocused(page: Page, name: RegExp): Promise<void> {
  for (let steps = 0; steps < 120; steps++) {
    await page.keyboard.press("Tab");
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      const isField = element instanceof HTMLInputElement || element instanceof HTMLSelectElement;
      const label = isField && element.labels?.[0]?.textContent;
      return `${element?.getAttribute("aria-label") ?? ""} ${label || element?.textContent || ""}`;
    });
    if (name.test(focused)) return;
  }
  throw new Error(`the keyboard does not reach ${name}`);
}

/** From the item's own page into the cart, without a mouse. */
async function addByKeyboard(
  page: Page,
  testStore: TestStore,
  cartLinkName: RegExp,
): Promise<void> {
  const { itemId, itemName } = testStore;
  await page.goto(`/marketplace/item/${itemId.replace("ITM", "SKU")}`);
  await expect(page.getByRole("heading", { level: 1, name: itemName })).toBeVisible(slowTimeout);
  await pressTabUntilFocused(page, /Add to cart/i);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("link", { name: cartLinkName }).first()).toBeVisible(slowTimeout);
}

test("F-MKT-01 F-MKT-04 F-MKT-05 by keyboard, two stores in one cart are paid; one sends its parcel, the other refunds, and the buyer reads it", async ({
  page,
  browser,
}) => {
  const [cloth, pantry] = await Promise.all([
    makeTestStore("Kumasi Cloth", { name: "Adire wrap dress", cents: 14_900, stock: 3 }),
    makeTestStore("Adaeze Pantry", { name: "Suya spice tin", cents: 1_650, stock: 9 }),
  ]);
  const buyer = await makeSeller("Ruth Danso");
  await signIn(page, buyer);

  await test.step("both into the cart, and to the card page, without a mouse", async () => {
    await addByKeyboard(page, cloth, /Cart, 1 item$/);
    await addByKeyboard(page, pantry, /Cart, 2 items/);
    await page.goto("/marketplace/checkout");
    await expect(page.getByTestId("total")).toHaveText("$183.40", slowTimeout);
    const typed: [RegExp, string][] = [
      [/^ *Street address/, "4/12 Plenty Road"],
      [/^ *Suburb/, "Preston"],
    ];
    for (const [field, words] of typed) {
      await pressTabUntilFocused(page, field);
      await page.keyboard.type(words);
    }
    await expect(page.getByRole("option", { name: /Preston VIC 3072/ })).toBeVisible(slowTimeout);
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(page.getByLabel("Postcode")).toHaveValue("3072");
    await pressTabUntilFocused(page, /Pay with card/);
    await page.keyboard.press("Enter");
    await expect(page.getByLabel("Card number")).toBeVisible(slowTimeout);
  });

  await test.step("paid: two orders, and their email", async () => {
    await payByCard(page);
    await expect(
      page.getByRole("heading", { name: "Thanks, Ruth. Your order is in." }),
    ).toBeVisible(slowTimeout);
    await waitForMail(buyer.email, /^Your Boab orders .* are in$/, "Suya spice tin");
    await expect.poll(() => readStock(page, cloth)).toBe(2);
    await expect.poll(() => readStock(page, pantry)).toBe(8);
  });

  const openSoldPage = async ({ owner, slug }: TestStore) => {
    const sellers = await (await browser.newContext()).newPage();
    await signIn(sellers, owner);
    await sellers.goto(`/marketplace/stores/${slug}/sold`);
    await expect(sellers.getByRole("list", { name: "Orders" })).toBeVisible(slowTimeout);
    return sellers;
  };

  await test.step("the first store sends its parcel", async () => {
    const sellers = await openSoldPage(cloth);
    await sellers.getByLabel("Tracking number").fill("SN44718926");
    await sellers.getByRole("button", { name: "Save", exact: true }).click();
    await expect(sellers.getByText("Tracking info updated!")).toBeVisible(slowTimeout);
    await waitForMail(buyer.email, /on its way/i, "SN44718926");
    await sellers.context().close();
  });

  await test.step("the second refunds its tin before it is sent, and has it in stock again", async () => {
    const sellers = await openSoldPage(pantry);
    await sellers.getByRole("button", { name: /^Refund order/ }).click();
    const refund = sellers.getByRole("dialog", { name: /^Refund order/ });
    await refund.getByRole("checkbox", { name: /Suya spice tin.*\$16\.50/ }).check();
    await refund.getByRole("checkbox", { name: /Delivery, \$8\.95/ }).check();
    // 10% of $25.45 go back, and the card cost of 73 cents stays.
    await expect(refund).toContainText("We give back $2.55 of our fee.");
    await expect(refund).toContainText("The card cost of $0.73 isn't given back");
    await refund.getByRole("button", { name: "Refund $25.45" }).click();
    await expect(sellers.getByText("Nothing is waiting to be sent.")).toBeVisible(slowTimeout);
    await sellers.getByText("View Details").click();
    await expect(sellers.getByText(/refunded, so there's nothing to send/)).toBeVisible();
    await expect.poll(() => readStock(page, pantry)).toBe(9);
    await sellers.context().close();
  });

  await test.step("the buyer reads both, and the money is on its way", async () => {
    await waitForMail(buyer.email, /\$25\.45 refunded from/);
    await page.goto("/my-account/orders");
    await page
      .getByRole("link", { name: /View order/ })
      .first()
      .waitFor(slowTimeout);
    await expect(page.getByText("Cancelled").first()).toBeVisible();
    await expect(page.getByText("On its way").first()).toBeVisible();
    const cancelled = page.getByRole("listitem").filter({ hasText: pantry.storeName });
    await cancelled.getByRole("link", { name: /View order/ }).click();
    await expect(page.getByText("−$25.45")).toBeVisible(slowTimeout);
    const refunds = async () => {
      const { data } = await callProvider("refunds?limit=100");
      return data.map(({ amount }: { amount: number }) => amount);
    };
    await expect.poll(refunds, slowTimeout).toContain(2_545);
  });
});
