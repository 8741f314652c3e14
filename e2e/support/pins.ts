import { expect, type Page } from "@playwright/test";

const getMap = (page: Page) => page.getByRole("region", { name: /^Map: / });

/** The name of a listing that has a pin of its own and whose card the list has loaded: the map counts more than a page. */
export async function findNameOnPinAndCard(page: Page): Promise<string> {
  await expect(getMap(page).locator("a[title]").first()).toBeVisible();
  const names = await page
    .getByRole("article")
    .getByRole("heading", { level: 2 })
    .allTextContents();
  const titles = await getMap(page)
    .locator("a[title]")
    .evaluateAll((pins) => pins.map((pin) => pin.getAttribute("title") ?? ""));
  const name = titles.find((title) => names.includes(title));
  if (!name) throw new Error(`None of the pins ${titles.join(", ")} is in the list.`);
  return name;
}

export const getPin = (page: Page, name: string) => getMap(page).locator(`a[title="${name}"]`);
