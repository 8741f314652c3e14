import { chromium } from "@playwright/test";
import lighthouse, { type Flags } from "lighthouse";
import { chromiumOptions } from "./lib/chromium.ts";
import { publicPages } from "./pages/all.ts";
import { getSlotPort } from "./stack/slot.ts";
import { startStack } from "./stack/stack.ts";

// Accessibility and SEO must be perfect on every public page, best practices nearly so. The
// performance score depends on the machine's load and takes most of the time: `--performance` shows
// it, nothing checks it. `--quick` opens one page of each layout: axe looks at all of them in the journeys, which also check
// the titles, descriptions and addresses that search engines read.
const minScores = { accessibility: 100, seo: 100, "best-practices": 96 } as const;
const debuggingPort = getSlotPort(9333);

const stack = await startStack({
  database: "boab_lighthouse",
  apiPort: 4120,
  webPort: 3120,
  withWeb: true,
});
const browser = await chromium.launch({
  ...chromiumOptions,
  args: [...chromiumOptions.args, `--remote-debugging-port=${debuggingPort}`],
});

const isQuick = process.argv.includes("--quick");
const isPerformanceShown = process.argv.includes("--performance");
const shownCategories = [...Object.keys(minScores), ...(isPerformanceShown ? ["performance"] : [])];
const layouts = ["home", "register", "directory-listings", "business", "job", "article", "terms"];
const pages = isQuick ? publicPages.filter(({ name }) => layouts.includes(name)) : publicPages;
let failureCount = 0;
for (const { name, path } of pages) {
  const flags: Flags = {
    port: debuggingPort,
    onlyCategories: shownCategories,
    logLevel: "error",
    // Nobody looks at the picture. The throttling stays the simulated one: any other waits five seconds a page.
    disableFullPageScreenshot: true,
  };
  const result = await lighthouse(`${stack.webOrigin}${path}`, flags);
  const categories = result?.lhr.categories ?? {};
  const getScore = (category: string) => Math.round((categories[category]?.score ?? 0) * 100);
  const failedCategories = Object.entries(minScores).filter(
    ([category, floor]) => getScore(category) < floor,
  );
  const scores = shownCategories.map((key) => `${key} ${getScore(key)}`);
  console.log(
    `${failedCategories.length === 0 ? "ok  " : "FAIL"} ${name.padEnd(24)} ${scores.join(", ")}`,
  );
  if (failedCategories.length > 0) failureCount++;
  for (const [category] of failedCategories) {
    for (const { id } of categories[category]?.auditRefs ?? []) {
      const audit = result?.lhr.audits[id];
      if (audit && audit.score !== null && audit.score < 1)
        console.log(`     ${id}: ${audit.title}`);
    }
  }
}
await browser.close();
await stack.stop();
console.log(`${pages.length - failureCount} passed, ${failureCount} failed`);
process.exit(failureCount > 0 ? 1 : 0);
