import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type { ElementContext, RunOptions } from "axe-core";
import { otherPages, publicPages } from "../../scripts/pages/all.ts";
import type { PageEntry } from "../../scripts/pages/page.ts";
import { expect, test } from "../support/test.ts";

const axeScript = readFileSync(
  createRequire(import.meta.url).resolve("axe-core/axe.min.js"),
  "utf8",
);

const allRules: RunOptions = {
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
};
const allRulesExcept = (...rules: string[]): RunOptions => ({
  ...allRules,
  rules: Object.fromEntries(rules.map((rule) => [rule, { enabled: false }])),
});
const onlyRules = (...values: string[]): RunOptions => ({ runOnly: { type: "rule", values } });

/**
 * 320 px only moves and clips what 390 px shows, and the dark theme only changes colours, so those two run
 * just the rules whose result can differ. Colours are judged at 390 px alone, as they are the same on a large screen and
 * take longer than all the rest.
 */
const appearances = [
  { theme: "light", width: 1440, rules: allRulesExcept("color-contrast") },
  { theme: "light", width: 390, rules: allRules },
  { theme: "light", width: 320, rules: onlyRules("target-size", "scrollable-region-focusable") },
  { theme: "dark", width: 390, rules: onlyRules("color-contrast", "link-in-text-block") },
] as const;

/** Expects axe's script on the page: it is brought once per visit, not once per look. */
async function findSeriousViolations(page: Page, rules: RunOptions): Promise<string[]> {
  return page.evaluate(
    async (options) => {
      // A previewed email runs no script, axe's own neither, and waiting for it never ends.
      const context: ElementContext = { exclude: ["iframe[sandbox]"] };
      const { axe } = window as unknown as { axe: typeof import("axe-core") };
      const { violations } = await axe.run(context, options);
      return violations
        .filter(({ impact }) => impact === "serious" || impact === "critical")
        .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(" ")).join(", ")}`);
    },
    { ...rules, resultTypes: ["violations" as const] },
  );
}

/**
 * Colours and sizes are what they will be: the theme has arrived, and no transition runs or follows another
 * (an inherited colour starts the children's transitions only on its way).
 */
const waitForTransitions = (page: Page, theme: string) =>
  page.evaluate(async (scheme) => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    const moving = () =>
      document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations === 1);
    while (!matchMedia(`(prefers-color-scheme: ${scheme})`).matches) await frame();
    await frame();
    for (let running = moving(); running.length > 0; running = moving()) {
      await Promise.allSettled(running.map(({ finished }) => finished));
      await frame();
    }
  }, theme);

/** A bar that sticks to the bottom covers only what can be scrolled away from under it, and axe doesn't scroll. */
const releaseBottomBars = (page: Page) =>
  page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>("main *")) {
      const { position, bottom } = getComputedStyle(element);
      if (position === "sticky" && bottom !== "auto") element.style.position = "static";
    }
  });

/** One visit: the page follows the window size and theme as they change. */
async function checkPage(page: Page, { path }: PageEntry) {
  await page.setViewportSize({ width: appearances[0].width, height: 900 });
  await page.emulateMedia({ reducedMotion: "reduce", colorScheme: appearances[0].theme });
  await page.goto(path);
  // Buttons change colour on hydration; check the page at rest.
  await page.waitForLoadState("networkidle");
  await page.evaluate(axeScript);
  await releaseBottomBars(page);
  for (const { theme, width, rules } of appearances) {
    await page.emulateMedia({ colorScheme: theme });
    await page.setViewportSize({ width, height: 900 });
    await waitForTransitions(page, theme);
    const where = `${path} at ${width} px, ${theme}`;
    expect.soft(await findSeriousViolations(page, rules), where).toEqual([]);
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
    const visitedPages = pages.slice(start, start + PAGES_PER_VISIT);
    const names = visitedPages.map(({ name }) => name).join(", ");
    test(`axe finds nothing serious for a ${role ?? "visitor"} on ${names}`, async ({
      page,
      logIn,
    }) => {
      test.setTimeout(visitedPages.length * 60_000);
      if (role) await logIn(role);
      for (const entry of visitedPages) await test.step(entry.name, () => checkPage(page, entry));
    });
  }
}
