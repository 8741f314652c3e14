import { type Browser, type BrowserContext, chromium, type Page } from "@playwright/test";
import pg from "pg";
import { chromiumOptions } from "../../scripts/lib/chromium.ts";
import { startStack } from "../../scripts/stack/stack.ts";
import { makeRandomIp } from "./support/attack.ts";
import { listPagePaths } from "./support/crawl.ts";
import { openDemoSession } from "./support/demo-session.ts";
import { listKnownIds } from "./support/known-ids.ts";
import { hitFunctionName, payloads } from "./support/markup.ts";
import { plantMarkup } from "./support/plant-markup.ts";
import { addRareRows } from "./support/rare-rows.ts";
import { resetLimits } from "./support/reset-limits.ts";
import { report } from "./support/verdict.ts";

// Promise: nothing that somebody wrote runs in somebody else's browser. Markup of more than 200 kinds is planted in every
// text that people write (plant-markup.ts derives them from the database), past all checks of what may be written. Then
// Chromium opens every page of the router as a visitor, an owner, a seller and an admin, with the content security policy and
// without it: no script runs, and no element has a handler or an address that would. The short form opens each page without
// the policy and every fifth with it, as a member of each role only those that a visitor may not; `--full` all with both, as
// more roles. `--sabotage` opens pages as a server that escapes
// nothing would send them, and must fail.
const isFull = process.argv.includes("--full");
const isSabotaged = process.argv.includes("--sabotage");
const roles = isFull
  ? ["visitor", "member", "business owner", "seller", "creator", "writer", "moderator", "admin"]
  : ["visitor", "business owner", "seller", "admin"];
const maxParallelPages = 4;

const stack = await startStack({
  database: "boab_drill_xss",
  apiPort: 4410,
  webPort: 3410,
  withWeb: true,
});
const db = new pg.Pool({ connectionString: stack.databaseUrl, max: 2 });
const cookies = new Map<string, string>();
for (const role of roles)
  if (role !== "visitor") cookies.set(role, await openDemoSession(stack, role));
await addRareRows(db);
// The ids before the texts: some addresses are made of what people wrote.
const known = await listKnownIds(db, isFull ? 3 : 1);
const planting = await plantMarkup(stack.databaseUrl);
await db.end();

const executed: string[] = [];
const dangerousPlaces = new Set<string>();
const broken = new Map<string, number>();
/** What a visitor may open. */
const publicPaths = new Set<string>();
let openedPageCount = 0;
let pagesWithMarkupCount = 0;

/** Handlers and addresses that would run when somebody presses or points. */
const findDangerous = (page: Page): Promise<string[]> =>
  page.evaluate((name) => {
    const found: string[] = [];
    for (const element of document.querySelectorAll("*")) {
      for (const { name: attribute, value } of element.attributes) {
        const isHandler = attribute.startsWith("on") && value.includes(name);
        // A picture's address never runs, and React writes an error in place of an address that would.
        const isScriptUrl =
          /^(href|src|action|formaction|data|xlink:href)$/.test(attribute) &&
          !/^(img|source|video|audio)$/.test(element.localName) &&
          !value.startsWith("javascript:throw new Error('React has blocked") &&
          // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers skip them here.
          /^[\u0000-\u0020]*(javascript|data:text\/html)/i.test(value.replace(/[\t\r\n]/g, ""));
        // A previewed email may not run anything.
        const isDocument = attribute === "srcdoc" && element.getAttribute("sandbox") !== "";
        if (isHandler || isScriptUrl || isDocument)
          found.push(`<${element.localName} ${attribute}="${value.slice(0, 80)}">`);
      }
      if (
        element.localName === "script" &&
        (element as HTMLScriptElement).type === "" &&
        element.textContent?.includes(`>${name}()`)
      )
        found.push("<script> with planted text");
    }
    return found;
  }, hitFunctionName);

async function openContext(
  browser: Browser,
  role: string,
  hasPolicy: boolean,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: stack.webOrigin,
    bypassCSP: !hasPolicy,
    extraHTTPHeaders: { "x-forwarded-for": makeRandomIp() },
    reducedMotion: "reduce",
  });
  const cookie = cookies.get(role);
  if (cookie)
    await context.addCookies(
      cookie.split("; ").map((pair) => {
        const at = pair.indexOf("=");
        return {
          name: pair.slice(0, at),
          value: pair.slice(at + 1),
          domain: "localhost",
          path: "/",
          secure: true,
        };
      }),
    );
  await context.exposeBinding(hitFunctionName, ({ page }) => {
    executed.push(`${role}, ${hasPolicy ? "with" : "without"} policy: ${page.url()}`);
  });
  if (isSabotaged)
    await context.route(`${stack.webOrigin}/**`, async (route) => {
      if (route.request().resourceType() !== "document") return route.fallback();
      const response = await route.fetch();
      const body = (await response.text())
        .replaceAll("&lt;", "<")
        .replaceAll("&gt;", ">")
        .replaceAll("&quot;", '"');
      return route.fulfill({ response, body });
    });
  return context;
}

async function openPage(page: Page, role: string, path: string) {
  try {
    // Most pages that are closed to somebody lead to the same few, which are opened by themselves.
    const firstResponse = await page.request.get(path, { maxRedirects: 0 });
    if (firstResponse.status() >= 300 && firstResponse.status() < 400) return;
    const response = await page.goto(path, { waitUntil: "load", timeout: 20_000 });
    openedPageCount++;
    if (role === "visitor" && response?.ok()) publicPaths.add(path);
    if (response && response.status() >= 500) broken.set(`${role} ${path}`, response.status());
    // What is rendered in the browser only, and what a browser does with broken pictures.
    await page.waitForTimeout(isFull ? 300 : 120);
    const text = await page.content();
    if (text.includes(`${hitFunctionName}()`)) pagesWithMarkupCount++;
    for (const one of await findDangerous(page)) dangerousPlaces.add(`${role} ${path}: ${one}`);
  } catch (error) {
    // A file to download is no page, nor is a refusal without one.
    if (
      !/Download is starting|ERR_(ABORTED|INVALID_RESPONSE|HTTP_RESPONSE_CODE)|chrome-error/.test(
        `${error}`,
      )
    )
      broken.set(`${role} ${path} ${String(error).split("\n")[0]}`, 0);
  }
}

// Nothing outside this machine is asked for, whatever was planted.
const hostResolverFlag =
  "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1";
const browser = await chromium.launch({
  ...chromiumOptions,
  args: [...chromiumOptions.args, hostResolverFlag],
});
for (const role of roles)
  for (const hasPolicy of [false, true]) {
    const context = await openContext(browser, role, hasPolicy);
    const paths = [...new Set(listPagePaths(known))].filter(
      (path, index) =>
        !path.endsWith(".xml") &&
        (isFull ||
          ((!hasPolicy || index % 5 === 0) && (role === "visitor" || !publicPaths.has(path)))),
    );
    const queue = paths.values();
    const work = async () => {
      const page = await context.newPage();
      page.on("dialog", (dialog) => void dialog.dismiss());
      for (const path of queue) await openPage(page, role, path);
    };
    await Promise.all(Array.from({ length: maxParallelPages }, work));
    console.log(`     ${role}, ${hasPolicy ? "with" : "without"} policy: ${paths.length} pages`);
    await context.close();
    await resetLimits();
  }
await browser.close();
await stack.stop();

for (const one of [...new Set(executed)].slice(0, 15)) console.log(`     ran: ${one}`);
for (const one of [...dangerousPlaces].slice(0, 15)) console.log(`     ${one}`);
for (const [where, status] of [...broken].slice(0, 15)) console.log(`     ${status} at ${where}`);
for (const column of planting.empty) console.log(`     no row to plant in: ${column}`);
console.log(`     the database refuses markup in ${planting.refused.join(", ")}`);
report([
  { name: "kinds of markup", holds: payloads.length >= 200, figure: `${payloads.length}` },
  {
    name: `columns of ${planting.columns} without a row to plant in`,
    holds: planting.empty.length === 0 && planting.planted.size > 60,
    figure: `${planting.empty.length}; planted in ${planting.planted.size}, refused by ${planting.refused.length}`,
  },
  {
    name: "pages opened",
    holds: openedPageCount > 200,
    figure: `${openedPageCount}, ${pagesWithMarkupCount} of them with markup as text`,
  },
  { name: "pages that broke", holds: broken.size === 0, figure: `${broken.size}` },
  { name: "scripts that ran", holds: executed.length === 0, figure: `${executed.length}` },
  {
    name: "handlers and addresses that would run",
    holds: dangerousPlaces.size === 0,
    figure: `${dangerousPlaces.size}`,
  },
]);
