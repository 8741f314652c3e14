import { expect, test } from "../support/test.ts";

test("HOME-04 the home page leads to the marketplace's launch page, and its finder to the listings", async ({
  page,
}) => {
  await page.goto("/");
  await page.getByRole("link", { name: "Open a store" }).click();
  await expect(page).toHaveURL(/marketplace-onboarding$/);
  await page.goBack();
  await page.getByLabel("What are you after?").fill("braids");
  await page.getByRole("combobox", { name: "Where?" }).pressSequentially("Richmo");
  await page.getByRole("option", { name: "Richmond VIC 3121", exact: true }).click();
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await expect(page).toHaveURL(/\/directory\/listings\?.*q=braids/);
  await expect(page.getByRole("combobox", { name: "Suburb or postcode" })).toHaveValue(
    "Richmond VIC 3121",
  );
});
