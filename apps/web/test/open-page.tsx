import type { FullProfile } from "@boab/contracts/accounts/profiles";
import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub, Outlet, RouterContextProvider } from "react-router";
import { idempotencyKeyField } from "#lib/api/form.ts";
import { memberContext } from "#shell/guards.server.ts";
import { matchPage } from "./page-file.ts";
import { type Answers, replaceApi } from "./play-api.ts";

/** A route module, as far as a test plays it. React Router gives each its own argument types, so any will do here. */
interface PageModule {
  // biome-ignore lint/suspicious/noExplicitAny: the generated types of each page differ
  default?: ComponentType<any>;
  // biome-ignore lint/suspicious/noExplicitAny: the generated types of each page differ
  loader?: (args: any) => unknown;
  // biome-ignore lint/suspicious/noExplicitAny: the generated types of each page differ
  action?: (args: any) => unknown;
  // biome-ignore lint/suspicious/noExplicitAny: the generated types of each page differ
  meta?: (args: any) => unknown;
}

interface PageOptions {
  /** What the API answers, by call: `{ "GET /payments": { data: [], nextCursor: null } }`. */
  answers?: Answers;
  /** The member whom the guard in front of the page let in. */
  viewer?: FullProfile | null;
  /** What else the browser brings, such as `boab_email_1=token`. */
  cookie?: string;
  /** What the layout around this page hands down with its outlet. */
  outlet?: unknown;
}

/** What the router hands to loaders and actions at this address of the site. */
function makeRouteArgs(
  path: string,
  { viewer = null, cookie }: Pick<PageOptions, "viewer" | "cookie">,
  init: RequestInit = {},
) {
  const url = new URL(path, "http://localhost:3000");
  const headers = new Headers(init.headers);
  const cookies = [viewer && "__Host-boab_session=any", cookie].filter(Boolean);
  if (cookies.length > 0) headers.set("cookie", cookies.join("; "));
  const context = new RouterContextProvider();
  if (viewer) context.set(memberContext, viewer);
  const { params, pattern } = matchPage(url.pathname);
  return { url, params, pattern, context, request: new Request(url, { ...init, headers }) };
}

/**
 * Opens a page as the server does: its loader asks the API that the test plays, and the page is rendered with what came.
 * A refusal or a redirect of the loader is thrown.
 */
export async function openPage(page: PageModule, path: string, setting: PageOptions = {}) {
  const { answers = {}, viewer = null, outlet } = setting;
  const { calls, stop } = replaceApi({
    ...(viewer && { "GET /session": { profile: viewer } }),
    ...answers,
  });
  try {
    const args = makeRouteArgs(path, setting);
    const loaded = await page.loader?.(args);
    const loaderData = isDataWithInit(loaded) ? loaded.data : loaded;
    const html = page.default ? renderPage(page, path, loaderData, outlet) : "";
    const metas = page.meta?.({
      ...args,
      loaderData,
      data: loaderData,
      location: args.url,
      matches: [],
    });
    return { html, text: toText(html), loaderData, calls, title: findTitle(metas) };
  } finally {
    stop();
  }
}

let outletContext: unknown;
const OutletProvider = () => <Outlet context={outletContext} />;

/** The page with what its loader would have brought. */
export function renderPage(
  page: PageModule,
  path: string,
  loaderData: unknown,
  outlet?: unknown,
): string {
  const { pattern } = matchPage(new URL(path, "http://localhost:3000").pathname);
  outletContext = outlet;
  const Stub = createRoutesStub([
    {
      Component: OutletProvider,
      children: [{ id: "page", path: pattern, Component: page.default as ComponentType }],
    },
  ]);
  return renderToStaticMarkup(
    <Stub initialEntries={[path]} hydrationData={{ loaderData: { page: loaderData ?? null } }} />,
  );
}

/** Posts a form to a page. `result` is what its action returns; what it throws is thrown. */
export async function postTo(
  page: PageModule,
  path: string,
  values: Record<string, string> | FormData,
  setting: PageOptions = {},
) {
  const { answers = {}, viewer = null } = setting;
  const { calls, stop } = replaceApi({
    ...(viewer && { "GET /session": { profile: viewer } }),
    ...answers,
  });
  try {
    const body = values instanceof FormData ? values : new URLSearchParams(values);
    const result = await page.action?.(makeRouteArgs(path, setting, { method: "POST", body }));
    const location = result instanceof Response ? result.headers.get("location") : null;
    return { result, location, data: isDataWithInit(result) ? result.data : result, calls };
  } finally {
    stop();
  }
}

const findTitle = (metas: unknown) =>
  ((metas ?? []) as { title?: string }[]).find(({ title }) => title !== undefined)?.title;

/** Where a page leads in place of opening. */
export async function getRedirect(opened: Promise<unknown>): Promise<string | null> {
  const thrown = await opened.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(thrown instanceof Response)) throw new Error(`No redirect: ${String(thrown)}`);
  return thrown.headers.get("location");
}

const isDataWithInit = (value: unknown): value is { data: unknown } =>
  typeof value === "object" && value !== null && "type" in value && "data" in value;

/** What a reader gets of a page: its words without the markup. */
export const toText = (html: string): string =>
  decode(html.replaceAll("<!-- -->", "").replace(/<[^>]+>/g, " "))
    .replace(/[\s\u00a0]+/g, " ")
    .replace(/ (?=[.,:;?!)])/g, "")
    .trim();

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };

const decode = (html: string): string =>
  html.replace(/&(amp|lt|gt|quot|#x27);/g, (all, name: string) => entities[name] ?? all);

/** The values that the form with this button or label sends if nothing is changed: `{ id: "1", reason: "" }`. */
export function readFormValuesFrom(html: string, buttonOrLabel: string): Record<string, string> {
  const forms = html.match(/<form[^>]*>.*?<\/form>/gs) ?? [];
  const form = forms.find(
    (each) => toText(each).includes(buttonOrLabel) || decode(each).includes(buttonOrLabel),
  );
  if (!form) throw new Error(`No form with "${buttonOrLabel}" among ${forms.length}`);
  const values: Record<string, string> = {};
  for (const [, tag = "", attributes = "", inner = ""] of form.matchAll(
    /<(input|textarea|select|button)((?:\s[^>]*)?)>(?:([^<]*)<\/textarea>)?/g,
  )) {
    const name = readAttribute(attributes, "name");
    const isUnchecked =
      /type="(checkbox|radio)"/.test(attributes) && !/\schecked=""/.test(attributes);
    const isOtherButton = tag === "button" && !toText(form).includes(buttonOrLabel);
    if (!name || name === idempotencyKeyField || isUnchecked || isOtherButton) continue;
    if (tag === "select") values[name] = readChosenOption(form, name);
    else
      values[name] =
        tag === "textarea" ? decode(inner) : (readAttribute(attributes, "value") ?? "");
  }
  return values;
}

function readChosenOption(form: string, name: string): string {
  const select = new RegExp(`<select[^>]*name="${name}"[^>]*>(.*?)</select>`, "s").exec(form)?.[1];
  const options = [...(select ?? "").matchAll(/<option([^>]*)>/g)].map(([, all = ""]) => all);
  const chosen = options.find((all) => /\sselected=""/.test(all)) ?? options[0] ?? "";
  return readAttribute(chosen, "value") ?? "";
}

function readAttribute(attributes: string, name: string): string | undefined {
  const value = new RegExp(`\\s${name}="([^"]*)"`).exec(attributes)?.[1];
  return value === undefined ? undefined : decode(value);
}
