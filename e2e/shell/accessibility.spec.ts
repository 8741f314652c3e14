import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { otherPages, publicPages } from "../../scripts/pages/all.ts";
import type { PageEntry } from "../../scripts/pages/page.ts";
import { expect, test } from "../support/test.ts";

const everything = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * 320 px only moves and clips what 390 px shows, and the dark theme only changes colours, so those two run
 * just the rules whose result can differ.
 */
const looks = [
  { theme: "light", width: 1440, check: (axe: AxeBuilder) => axe.withTags(everything) },
  { theme: "light", width: 390, check: (axe: AxeBuilder) => axe.withTags(everything) },
  {
    theme: "light",
    width: 320,
    check: (axe: AxeBuilder) => axe.withRules(["target-size", "scrollable-region-focusable"]),
  },
  {
    theme: "dark",
    width: 390,
    check: (axe: AxeBuilder) => axe.withRules(["color-contrast", "link-in-text-block"]),
  },
] as const;

async function seriousViolations(page: Page, check: (axe: AxeBuilder) => AxeBuilder) {
  const axe = new AxeBuilder({ page })
    // Only violations are read; describing all that is well would double the time.
    .options({ resultTypes: ["violations"] })
    // A previewed email runs no script, axe's own neither, and waiting for it never ends.
    .exclude("iframe[sandbox]");
  const { violations } = await check(axe).analyze();
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(" ")).join(", ")}`);
}

/** Colours and sizes are what they will be: every transition has ended, and a frame was drawn since. */
const atRest = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    await frame();
    const moving = document
      .getAnimations()
      .filter(({ effect }) => effect?.getTiming().iterations === 1);
    await Promise.allSettled(moving.map(({ finished }) => finished));
    await frame();
  });

/** One visit: the page follows the window size and theme as they change. */
async function look(page: Page, { path }: PageEntry) {
  await page.setViewportSize({ width: looks[0].width, height: 900 });
  await page.emulateMedia({ reducedMotion: "reduce", colorScheme: looks[0].theme });
  await page.goto(path);
  // Buttons change colour on hydration; check the page at rest.
  await page.waitForLoadState("networkidle");
  for (const { theme, width, check } of looks) {
    await page.emulateMedia({ colorScheme: theme });
    await page.setViewportSize({ width, height: 900 });
    await atRest(page);
    const where = `${path} at ${width} px, ${theme}`;
    expect.soft(await seriousViolations(page, check), where).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect.soft(overflow, `${where}: sideways scroll`).toBeLessThanOrEqual(0);
  }
}

/** Pages share a session so that most files come from the browser cache, in groups that both workers can split. */
const PAGES_PER_VISIT = 5;

for (const [role, pages] of Map.groupBy([...publicPages, ...otherPages], (entry) => entry.as)) {
  for (let start = 0; start < pages.length; start += PAGES_PER_VISIT) {
    const some = pages.slice(start, start + PAGES_PER_VISIT);
    const names = some.map(({ name }) => name).join(", ");
    test(`axe finds nothing serious for a ${role ?? "visitor"} on ${names}`, async ({
      page,
      logIn,
    }) => {
      test.setTimeout(some.length * 60_000);
      if (role) await logIn(role);
      for (const entry of some) await test.step(entry.name, () => look(page, entry));
    });
  }
}
