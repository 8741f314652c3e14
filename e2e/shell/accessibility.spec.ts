import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { otherPages, publicPages } from "../../scripts/pages/all.ts";
import type { PageEntry } from "../../scripts/pages/page.ts";
import { expect, test } from "../support/test.ts";

/** Dark mode changes colours but not the layout, so one width is enough. */
const looks = [
  { theme: "light", width: 1440 },
  { theme: "light", width: 390 },
  { theme: "light", width: 320 },
  { theme: "dark", width: 390 },
] as const;

async function seriousViolations(page: Page) {
  const { violations } = await new AxeBuilder({ page })
    // Only violations are needed; reporting passes would double the time.
    .options({ resultTypes: ["violations"] })
    // A sandboxed email preview runs no scripts, so axe would wait forever.
    .exclude("iframe[sandbox]")
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
    .analyze();
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(" ")).join(", ")}`);
}

/** One visit: the page follows the window size and theme as they change. */
async function look(page: Page, { path }: PageEntry) {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(path);
  // Buttons change colour on hydration; check the page at rest.
  await page.waitForLoadState("networkidle");
  for (const { theme, width } of looks) {
    await page.emulateMedia({ colorScheme: theme });
    await page.setViewportSize({ width, height: 900 });
    const where = `${path} at ${width} px, ${theme}`;
    expect(await seriousViolations(page), where).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `${where}: sideways scroll`).toBeLessThanOrEqual(0);
  }
}

for (const entry of [...publicPages, ...otherPages.filter(({ as }) => !as)]) {
  test(`axe finds nothing serious on ${entry.name}`, async ({ page }) => {
    test.setTimeout(120_000);
    await look(page, entry);
  });
}

for (const entry of otherPages) {
  const { name, as: role } = entry;
  if (!role) continue;
  test(`axe finds nothing serious on ${name}, for a ${role}`, async ({ page, logIn }) => {
    test.setTimeout(150_000);
    await logIn(role);
    await look(page, entry);
  });
}
