import { expect, test } from "../support/test.ts";

test.use({ viewport: { width: 390, height: 844 } });

test("CATLG-04 CATLG-18 MKT-02 on a phone somebody searches, filters, removes a chip and goes back", async ({
  page,
}) => {
  await page.goto("/marketplace");
  await page.getByRole("searchbox").fill("drees");
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page.getByText("Nothing matched “drees”")).toBeVisible();
  const cards = page.getByRole("region", { name: "Products" }).getByRole("article");
  await expect(cards.first()).toContainText(/dress/i);

  await page.getByRole("button", { name: /^Filters/ }).click();
  const drawer = page.getByRole("dialog", { name: "Filters" });
  await drawer.getByRole("checkbox", { name: "M", exact: true }).check();
  await expect(page).toHaveURL(/size=M/);
  await drawer.getByRole("switch", { name: "Free shipping" }).click();
  await expect(page).toHaveURL(/size=M&fship=1/);
  await drawer.getByRole("button", { name: /^Show [\d,]+ product/ }).click();
  await expect(drawer).toBeHidden();
  const summary = page.getByRole("status").filter({ hasText: /product/ });
  const filteredSummary = await summary.textContent();

  await page.getByRole("link", { name: "Remove Free shipping" }).click();
  await expect(page).not.toHaveURL(/fship/);
  await expect(summary).not.toHaveText(filteredSummary ?? "");
  await page.goBack();
  await expect(page).toHaveURL(/size=M&fship=1/);
  await expect(summary).toHaveText(filteredSummary ?? "");
  await page.reload();
  await expect(summary).toHaveText(filteredSummary ?? "");

  await page.getByRole("link", { name: "Marketplace", exact: true }).click();
  const categories = page.getByRole("region", { name: "Shop by category" });
  await categories.getByRole("link", { name: /Home & Living/ }).click();
  await expect(page).toHaveURL(/\/marketplace\/products\/home-living$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Home & Living");
});
