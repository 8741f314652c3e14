import { randomInt } from "node:crypto";
import type { Browser, BrowserContext, Locator, Page } from "@playwright/test";
import { journeysOrigin } from "../../scripts/stack/slot.ts";
import { readNumber } from "../support/database.ts";
import { fillIn, getFormByMark, getSubmitButton, postTwice, readForm } from "../support/forms.ts";
import { waitForHydration } from "../support/hydration.ts";
import { type TestPerson, testPassword } from "../support/people.ts";
import { callsNotSentTwice } from "../support/sent-twice/not-sent-twice.ts";
import { plainForms } from "../support/sent-twice/plain-forms.ts";
import { scriptForms } from "../support/sent-twice/script-forms.ts";
import { makeMark, makeTestRecords, type TestRecords } from "../support/sent-twice/test-records.ts";
import { expect, findDemoPerson, openSession, test } from "../support/test.ts";
import { listSitePosts } from "../support/written-calls.ts";

// One after the other: they share their people.
test.describe.configure({ mode: "default", timeout: 120_000 });

let testRecords: TestRecords;
const contexts = new Map<string, BrowserContext>();

/** A browser without a window; somebody's session is opened once. */
async function openContext(browser: Browser, contextPerson: TestPerson | "admin" | undefined) {
  const id = contextPerson === "admin" ? contextPerson : (contextPerson?.id ?? makeMark());
  const known = contexts.get(id);
  if (known) return known;
  const ip = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
  const context = await browser.newContext({
    baseURL: journeysOrigin,
    locale: "en-AU",
    timezoneId: "Australia/Melbourne",
    extraHTTPHeaders: { "x-forwarded-for": ip },
  });
  contexts.set(id, context);
  if (contextPerson)
    await openSession(
      context,
      "signInWithPassword",
      contextPerson === "admin"
        ? findDemoPerson("admin")
        : { ...contextPerson, password: testPassword },
    );
  return context;
}

test.beforeAll(async () => {
  testRecords = await makeTestRecords();
});
test.afterAll(async () => {
  for (const context of contexts.values()) await context.close();
});

test("every write of the site is sent twice here, or says why not", async () => {
  const triedCalls = new Set([...plainForms, ...scriptForms].map(({ call }) => call));
  const exemptCalls = Object.values(callsNotSentTwice).flat();
  expect([...triedCalls, ...exemptCalls].toSorted()).toEqual(await listSitePosts());
});

test.describe("posted twice at the same moment, without script", () => {
  for (const form of plainForms)
    test(`${form.name} happens once`, async ({ browser }) => {
      const formPerson = form.who && (await form.who(testRecords));
      const person = formPerson === "admin" ? undefined : formPerson;
      const { request } = await openContext(browser, formPerson);
      const path = form.path(testRecords, person);
      const served = await readForm(request, path, form.mark);
      const once = makeMark();
      const [sql, values] = form.effectCountQuery;
      const count = () => readNumber(sql, values(testRecords, once, person));
      const before = await count();
      await postTwice(request, served, form.typed(testRecords, once, served.html));
      expect(await count()).toBe(before + 1);
    });
});

/** The next write reaches the server, and its answer gets lost on the way back. */
async function dropNextResponse(page: Page): Promise<void> {
  let isLost = false;
  await page.route(/\.data(\?|$)|\/api\//, async (route) => {
    if (isLost || route.request().method() === "GET") return route.fallback();
    isLost = true;
    await route.fetch();
    await route.abort();
  });
}

/** Sends it, waits until the answer is lost, and sends it again: it has happened once, both times. */
async function resendAfterLostResponse(
  page: Page,
  send: Locator,
  count: () => Promise<number>,
): Promise<void> {
  const before = await count();
  await dropNextResponse(page);
  const lost = page.waitForEvent("requestfailed", (request) => request.method() !== "GET");
  await send.click();
  await lost;
  expect(await count()).toBe(before + 1);
  // The button has its name back once the form knows that nothing came.
  const answered = page.waitForResponse((response) => response.request().method() !== "GET");
  await send.click();
  await answered;
  expect(await count()).toBe(before + 1);
}

test.describe("the same forms with script, sent again because the answer got lost", () => {
  for (const form of plainForms)
    test(`${form.name} happens once`, async ({ browser }) => {
      const formPerson = form.who && (await form.who(testRecords));
      const person = formPerson === "admin" ? undefined : formPerson;
      const page = await (await openContext(browser, formPerson)).newPage();
      await page.goto(form.path(testRecords, person));
      await waitForHydration(page);
      const shown = getFormByMark(page, form.mark);
      const once = makeMark();
      await fillIn(shown, form.typed(testRecords, once, await shown.innerHTML()));
      const [sql, values] = form.effectCountQuery;
      await resendAfterLostResponse(page, getSubmitButton(shown), () =>
        readNumber(sql, values(testRecords, once, person)),
      );
      await page.close();
    });
});

test.describe("dialogs and forms of the script, sent again because the answer got lost", () => {
  for (const form of scriptForms)
    test(`${form.name} happens once`, async ({ browser }) => {
      const formPerson = form.who && (await form.who(testRecords));
      const person = formPerson === "admin" ? undefined : formPerson;
      const page = await (await openContext(browser, formPerson)).newPage();
      const once = makeMark();
      const [sql, values] = form.effectCountQuery;
      const count = () => readNumber(sql, values(testRecords, once, person));
      const { send, done } = await form.fill(page, testRecords, once);
      await resendAfterLostResponse(page, send, count);
      await expect(done).toBeVisible();
      await page.close();
    });
});
