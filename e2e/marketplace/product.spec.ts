import type { Page } from "@playwright/test";
import { insertDress } from "../support/items.ts";
import { logInAs } from "../support/owners.ts";
import { makeSeller } from "../support/people.ts";
import { expect, test } from "../support/test.ts";

const counter = (page: Page) => page.getByText(/^Photo \d \/ 6$/);
const findRadio = (page: Page, name: string) => page.getByRole("radio", { name, exact: true });

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("PROD-02 PROD-06 PROD-07 PROD-09 PROD-11 somebody looks closer, chooses and puts a dress into the cart", async ({
    page,
  }) => {
    const dress = await insertDress();
    await logInAs(page, await makeSeller("Abena Boateng"));
    await page.goto(dress.path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(dress.name);
    await page.waitForLoadState("networkidle");

    // The bar at the bottom is always in reach.
    const bar = page.getByRole("button", { name: "Add to Cart" }).last();
    await expect(bar).toBeInViewport();
    await bar.tap();
    await expect(page.getByText("Please select a size.")).toBeVisible();
    await expect(findRadio(page, "S")).toBeFocused();

    await page.getByText("Wrap, long", { exact: true }).tap();
    await expect(findRadio(page, "Plum")).toBeChecked();
    await expect(findRadio(page, "S")).toBeDisabled();
    await expect(findRadio(page, "XL")).toBeDisabled();
    await expect(counter(page)).toHaveText("Photo 5 / 6");
    await page.getByText("L", { exact: true }).tap();
    await expect(page.getByText("Only 3 left")).toBeVisible();

    await page.getByRole("link", { name: /full screen$/ }).tap();
    const box = page.getByRole("dialog", { name: /^Photos of/ });
    await box.getByRole("button", { name: "Zoom in" }).tap();
    await expect(box.getByText("120%")).toBeVisible();
    await box.getByRole("button", { name: "Close" }).tap();

    await bar.tap();
    await expect(page.getByRole("button", { name: "Added ✔" }).last()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      390,
    );
    await expect(page.getByRole("link", { name: "View Cart" })).toHaveAttribute(
      "href",
      "/marketplace/checkout",
    );
  });
});

/** Chooses the style, the colour and the size, and two of them. */
async function chooseByKeyboard(page: Page) {
  await findRadio(page, "Wrap, midi").focus();
  await page.keyboard.press("ArrowRight");
  await expect(findRadio(page, "Wrap, long")).toBeChecked();
  await expect(findRadio(page, "Plum")).toBeChecked();
  await page.keyboard.press("ArrowLeft");
  await expect(findRadio(page, "Wrap, midi")).toBeChecked();
  await page.keyboard.press("Tab");
  await expect(findRadio(page, "Plum")).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await expect(findRadio(page, "M")).toBeChecked();
  await page.getByRole("button", { name: "More" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Quantity")).toHaveValue("2");
}

/** Zooms into the first photo, pans it and closes the full screen on the second. */
async function zoomByKeyboard(page: Page, name: string) {
  const photo = page.getByRole("link", { name: /full screen$/ });
  await photo.focus();
  await page.keyboard.press("Enter");
  const box = page.getByRole("dialog", { name: `Photos of ${name}` });
  await expect(box).toBeVisible();
  const place = () => box.locator("picture img").first().boundingBox();
  const before = await place();
  for (let press = 0; press < 12; press++) await page.keyboard.press("+");
  await expect(box.getByText("600%")).toBeVisible();
  await expect
    .poll(async () => ((await place())?.width ?? 0) / (before?.width ?? 1))
    .toBeCloseTo(6, 1);
  const large = await place();
  await page.keyboard.press("ArrowRight");
  await expect.poll(async () => (await place())?.x).not.toBe(large?.x);
  await page.keyboard.press("0");
  await page.keyboard.press("ArrowRight");
  await expect(box.getByText("4 of 6")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(box).toBeHidden();
  await expect(photo).toBeFocused();
}

test("PROD-05 PROD-09 PROD-11 PROD-13 with the keyboard alone somebody chooses, zooms, pans and adds two", async ({
  page,
}) => {
  const dress = await insertDress();
  await logInAs(page, await makeSeller("Esi Darko"));
  await page.goto(dress.path);
  await page.waitForLoadState("networkidle");

  await chooseByKeyboard(page);
  await zoomByKeyboard(page, dress.name);
  await page.getByRole("button", { name: "Add to Cart" }).first().focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Added ✔" }).first()).toBeVisible();
  await page.getByRole("link", { name: "Reviews", exact: false }).last().focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/#reviews$/);
  await expect(page.getByText("No reviews yet.")).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("PROD-03 an item is complete: photos, price, all tabs and what is like it", async ({
    page,
  }) => {
    const dress = await insertDress();
    await logInAs(page, await makeSeller("Yaa Asantewaa"));
    await page.goto(dress.path);
    await expect(page.getByText("$149.00").first()).toBeVisible();
    for (const name of ["Details", "Shipping", "Reviews", "Store"])
      await expect(page.getByRole("region", { name, exact: true })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Similar items" })).toBeVisible();
    await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(1);
  });
});
