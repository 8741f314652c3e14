import type { Page } from "@playwright/test";
import { expect, test } from "../support/test.ts";

/** The font files a page fetches. */
async function listFetchedFonts(page: Page, path: string): Promise<string[]> {
  const fonts = new Set<string>();
  page.on("response", (response) => {
    const [, name] = /\/fonts\/([\w-]+)\.woff2$/.exec(response.url()) ?? [];
    if (name && response.ok()) fonts.add(name);
  });
  await page.goto(path, { waitUntil: "networkidle" });
  await page.evaluate(() => document.fonts.ready);
  return [...fonts].filter((name) => name.startsWith("noto-sans")).sort();
}

test.describe("X-23 names in other scripts", () => {
  test("a page without them loads no extra font", async ({ page }) => {
    expect(await listFetchedFonts(page, "/")).toEqual([]);
    expect(await listFetchedFonts(page, "/directory/listings/goodna-towing-and-roadside")).toEqual(
      [],
    );
  });

  test("a name in Ge'ez loads its font and has a one-letter logo", async ({ page }) => {
    const path = "/directory/listings/buna-brothers";
    expect(await listFetchedFonts(page, path)).toEqual(["noto-sans-ethiopic"]);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("ቡና Buna Brothers");
    const logo = page.locator('[data-section="logo"]').getByText("ቡ", { exact: true });
    await expect(logo.filter({ visible: true })).toHaveCount(1);
  });

  test("a name in Arabic loads its font", async ({ page }) => {
    expect(await listFetchedFonts(page, "/directory/listings/khartoum-corner")).toEqual([
      "noto-sans-arabic",
    ]);
  });
});
