import { type APIRequestContext, expect, type Locator, type Page } from "@playwright/test";
import { journeysOrigin } from "../../scripts/stack/slot.ts";

type Values = Record<string, string>;

export interface ServedForm {
  action: string;
  /** What the form holds as it came, hidden fields included. */
  values: Values;
}

const readAttribute = (tag: string, name: string): string | undefined => {
  const value = new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];
  return value
    ?.replace(/&#x27;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, "&");
};

const hasAttribute = (tag: string, name: string) => new RegExp(`\\s${name}(=|\\s|/|>)`).test(tag);

/** The fields that a browser would send untouched. */
function parseFormValues(form: string): Values {
  const values: Values = {};
  for (const [tag] of form.matchAll(/<(?:input|textarea)\b[^>]*>/g)) {
    const name = readAttribute(tag, "name");
    const type = readAttribute(tag, "type");
    const isChoice = type === "radio" || type === "checkbox";
    if (name === undefined || type === "file" || (isChoice && !hasAttribute(tag, "checked")))
      continue;
    values[name] = readAttribute(tag, "value") ?? "";
  }
  for (const [, select = "", options = ""] of form.matchAll(
    /<select\b([^>]*)>([\s\S]*?)<\/select>/g,
  )) {
    const tags = options.match(/<option\b[^>]*>/g) ?? [];
    const chosen = tags.find((tag) => hasAttribute(tag, "selected")) ?? tags[0];
    const name = readAttribute(` ${select}`, "name");
    if (name !== undefined && chosen) values[name] = readAttribute(chosen, "value") ?? "";
  }
  return values;
}

/** The form of a page that a string of its HTML names, as it came from the server. */
export async function readForm(
  request: APIRequestContext,
  path: string,
  mark: string,
): Promise<ServedForm & { html: string }> {
  const page = await request.get(path);
  const served = await page.text();
  expect(page.status(), path).toBe(200);
  const html = (served.match(/<form\b[\s\S]*?<\/form>/g) ?? []).find(
    (form) => form.includes(mark) && /^<form[^>]*method="post"/i.test(form),
  );
  if (html === undefined) throw new Error(`${path} has no form with ${mark}`);
  const tag = /^<form[^>]*>/.exec(html)?.[0] ?? "";
  return { html, action: readAttribute(tag, "action") ?? path, values: parseFormValues(html) };
}

/** A form as a browser without script posts it, twice at the same moment: both are answered with a page. */
export async function postTwice(
  request: APIRequestContext,
  { action, values }: ServedForm,
  typed: Values,
): Promise<void> {
  const headers = {
    origin: journeysOrigin,
    "sec-fetch-site": "same-origin",
    "sec-fetch-dest": "document",
  };
  const post = () => request.post(action, { form: { ...values, ...typed }, headers });
  const answers = await Promise.all([post(), post()]);
  for (const answer of answers)
    expect(answer.status(), `${action}: ${readAlerts(await answer.text())}`).toBe(200);
}

/** What a page says in its alerts, for the message of a failure. */
const readAlerts = (html: string): string =>
  [...html.matchAll(/role="alert"[^>]*>([\s\S]*?)<\/div>/g)]
    .map(([, words = ""]) => words.replace(/<[^>]+>/g, " ").trim())
    .join("; ");

/** The same form in a browser. */
export const getFormByMark = (page: Page, mark: string): Locator =>
  mark.includes("=")
    ? page.locator(`form[${mark}], form:has([${mark}])`).first()
    : page.locator("form", { hasText: mark }).first();

export const getSubmitButton = (form: Locator): Locator =>
  form.locator("button:not([type=button])").last();

/** Types and chooses as a person would, field by field. */
export async function fillIn(form: Locator, typed: Values): Promise<void> {
  for (const [name, value] of Object.entries(typed)) {
    const field = form.locator(`[name="${name}"]`).first();
    const kind = await field.evaluate((element) =>
      element instanceof HTMLInputElement ? element.type : element.localName,
    );
    if (kind === "radio")
      // The button itself is invisible, and a pointer would hit whatever is there while the page scrolls.
      await form.locator(`[name="${name}"][value="${value}"]`).dispatchEvent("click");
    else if (kind === "checkbox") await field.check({ force: true });
    else if (kind === "select") await field.selectOption(value);
    else await field.fill(value);
  }
}
