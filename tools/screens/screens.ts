import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { demoPeople } from "@boab/demo/people";
import { type Browser, chromium, type Page } from "@playwright/test";
import { chromiumOptions } from "../../scripts/lib/chromium.ts";
import { repositoryRoot } from "../../scripts/lib/paths.ts";
import { otherPages, publicPages } from "../../scripts/pages/all.ts";
import type { PageEntry } from "../../scripts/pages/page.ts";
import { startStack } from "../../scripts/stack/stack.ts";

// `npm run screens [name …]` takes screenshots of every page (or the named ones) at both widths
// into screens/. Needs `npm run build` and running services.
const folder = join(repositoryRoot, "screens");
const widths = [1440, 390];
const themes = ["light", "dark"] as const;

const names = process.argv.slice(2);
const pages = [...publicPages, ...otherPages].filter(
  ({ name }) => names.length === 0 || names.includes(name),
);

mkdirSync(folder, { recursive: true });
const stack = await startStack({
  database: "boab_screens",
  apiPort: 4110,
  webPort: 3110,
  withWeb: true,
});
const browser = await chromium.launch(chromiumOptions);
try {
  for (const role of [
    undefined,
    "member",
    "seller",
    "business owner",
    "creator",
    "admin",
  ] as const) {
    const pagesOfRole = pages.filter((entry) => entry.as === role);
    if (pagesOfRole.length > 0) await takePictures(browser, pagesOfRole, role);
  }
} finally {
  await browser.close();
  await stack.stop();
}
console.log(`Screenshots of ${pages.length} pages are in screens/`);

/** Pictures further down only load when they get near the viewport. */
async function scrollThrough(page: Page) {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += 600) {
      window.scrollTo(0, top);
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    window.scrollTo(0, 0);
  });
}

async function takePictures(browser: Browser, entries: PageEntry[], role: PageEntry["as"]) {
  for (const theme of themes) {
    const context = await browser.newContext({
      baseURL: stack.webOrigin,
      colorScheme: theme,
      locale: "en-AU",
      reducedMotion: "reduce",
    });
    const page = await context.newPage();
    if (role) {
      const person = demoPeople.find((candidate) => candidate.role === role);
      await page.goto("/register?mode=login");
      await page
        .getByRole("main")
        .getByLabel("Email")
        .fill(person?.email ?? "");
      await page.getByLabel("Password", { exact: true }).fill(person?.password ?? "");
      await page.getByRole("button", { name: "Login", exact: true }).click();
      await page.getByRole("heading", { name: /^Welcome back/ }).waitFor();
    }
    for (const { name, path } of entries) {
      for (const width of widths) {
        await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
        await page.goto(path);
        await scrollThrough(page);
        await page.waitForLoadState("networkidle");
        const suffix = theme === "dark" ? "-dark" : "";
        await page.screenshot({
          path: join(folder, `${name}${suffix}-${width}.png`),
          fullPage: true,
        });
      }
    }
    await context.close();
  }
}
