import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { demoPeople } from "@boab/demo/people";
import { chromium } from "@playwright/test";
import { makeVisitSteps } from "../e2e/support/newcomer.ts";
import { chromiumOptions } from "./lib/chromium.ts";
import { repositoryRoot } from "./lib/paths.ts";

// `node scripts/newcomer.ts`, while `npm run dev` runs: finds, books, buys, watches, reads and applies on a phone's screen,
// says how long each took, and leaves a picture of each in screens/newcomer/.
const folder = join(repositoryRoot, "screens", "newcomer");
const member = demoPeople.find(({ role }) => role === "member");
if (!member) throw new Error("the demo has no member");

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch(chromiumOptions);
const page = await browser.newPage({
  baseURL: "http://localhost:3000",
  viewport: { width: 390, height: 844 },
  locale: "en-AU",
  timezoneId: "Australia/Melbourne",
});
const pictures: { name: string; picture: Buffer }[] = [];
const startedAt = Date.now();
try {
  for (const { name, take } of makeVisitSteps(member)) {
    const stepStartedAt = Date.now();
    await take(page);
    report(name, stepStartedAt);
    // Until what arrived has stopped moving.
    await page.waitForTimeout(1000);
    const file = `${String(pictures.length + 1).padStart(2, "0")}-${name.replaceAll(" ", "-")}.png`;
    pictures.push({ name, picture: await page.screenshot({ path: join(folder, file) }) });
  }
  report("all of it", startedAt);
  await drawSheet();
} catch (error) {
  await page.screenshot({ path: join(folder, "stuck.png") });
  throw error;
} finally {
  await browser.close();
}

function report(name: string, since: number): void {
  const seconds = ((Date.now() - since) / 1000).toFixed(1);
  console.log(`${name.padEnd(32)} ${seconds.padStart(6)} s`);
}

/** All of them side by side, as docs/pictures/newcomer.jpg shows them. */
async function drawSheet(): Promise<void> {
  const sheet = await browser.newPage({ viewport: { width: 1400, height: 100 } });
  const figures = pictures.map(
    ({ name, picture }) =>
      `<figure><img src="data:image/png;base64,${picture.toString("base64")}"><figcaption>${name}</figcaption></figure>`,
  );
  await sheet.setContent(`<style>
    body { margin: 12px; display: grid; grid-template-columns: repeat(7, 1fr); gap: 12px; font: 15px sans-serif }
    figure { margin: 0 } img { width: 100% } figcaption { padding: 4px 0 }
  </style>${figures.join("")}`);
  await sheet.screenshot({
    path: join(folder, "newcomer.jpg"),
    fullPage: true,
    type: "jpeg",
    quality: 70,
  });
}
