import { listPageRoutes } from "../../../../scripts/lib/page-routes.ts";
import { formActionPaths, formFields, formIntents } from "../hostile-forms.ts";
import type { Finding } from "../verdict.ts";
import { ask, makeOwnHeaders, runForEach, type Site, show, takeTurns } from "./site.ts";

const hosts = [
  "evil.example",
  "evil.example:443",
  "a@evil.example",
  "%65vil.example",
  "evil。example",
];

/** Ways to write another site that a check or a browser may read differently. */
const makeUrlBuilders = ({ webOrigin }: Site) => [
  (host: string) => `https://${host}`,
  (host: string) => `//${host}`,
  (host: string) => `///${host}`,
  (host: string) => `/\\${host}`,
  (host: string) => `\\\\${host}`,
  (host: string) => `/\t/${host}`,
  (host: string) => `/%09/${host}`,
  (host: string) => `/.//${host}`,
  (host: string) => `https:${host}`,
  (host: string) => `http:\\\\${host}`,
  (host: string) => `/..//${host}`,
  (host: string) => `${webOrigin}@${host}`,
];

const fields = [
  "next",
  "from",
  "return",
  "returnTo",
  "return_url",
  "redirect",
  "redirect_uri",
  "to",
  "url",
  "continue",
  "goto",
];

/** Our own site; the payment provider and the object store of a stack are on this machine. */
const isOurs = ({ webOrigin }: Site, { host, hostname, protocol }: URL) =>
  /^https?:$/.test(protocol) && (host === new URL(webOrigin).host || hostname === "127.0.0.1");

/** Every page and every form, asked to lead to another site by its parameters, its fields and its own address. */
export async function checkRedirects(site: Site): Promise<Finding> {
  const { webOrigin, cookie, isFull } = site;
  const foreignUrls = makeUrlBuilders(site).flatMap((form) => hosts.map(form));
  const triedUrls = isFull ? foreignUrls : foreignUrls.filter((_, index) => index % 20 === 0);
  const sessions = [{}, { cookie }];
  const foreignRedirects = new Set<string>();
  let redirectCount = 0;

  function note(url: string, response: Response): void {
    const location = response.headers.get("location");
    if (location === null) return;
    redirectCount++;
    // As a browser reads it.
    const target = URL.parse(location, url);
    if (!target || !isOurs(site, target)) foreignRedirects.add(`${url} → ${location}`);
  }

  const pages = [
    ...new Set(listPageRoutes().map(({ pattern }) => pattern.replace(/:\w+|\*/g, "x"))),
  ].filter((path) => !path.startsWith("/sign-out"));
  await runForEach(
    pages.flatMap((path, index) =>
      takeTurns(triedUrls, index, isFull).map((target) => ({ path, target })),
    ),
    async ({ path, target }) => {
      const query = new URLSearchParams(fields.map((name) => [name, target]));
      const url = `${webOrigin}${path}?${query}`;
      for (const session of sessions)
        note(url, await ask(url, { headers: { ...makeOwnHeaders(site), ...session } }));
    },
  );
  // The address itself, where a router may read a host into it.
  const unusualUrls = triedUrls.map((target) => `${webOrigin}/${target.replace(/^\/*/, "/")}`);
  await runForEach(
    unusualUrls.filter((url) => URL.canParse(url)),
    async (url) => note(url, await ask(url)),
  );

  await runForEach(
    formActionPaths.flatMap((path, index) =>
      takeTurns(triedUrls, index, isFull).map((target) => ({ path, target })),
    ),
    async ({ path, target }) => {
      const body = new URLSearchParams([
        ["intent", formIntents[path.length % formIntents.length] ?? ""],
        ...[...new Set([...fields, ...formFields])].map((name) => [name, target]),
      ]).toString();
      const url = `${webOrigin}${path}?${new URLSearchParams({ next: target })}`;
      for (const session of sessions) {
        const type = { "content-type": "application/x-www-form-urlencoded" };
        const headers = { ...makeOwnHeaders(site), ...type, ...session };
        note(url, await ask(url, { method: "POST", headers, body }));
      }
    },
  );
  show(foreignRedirects);
  return {
    name: `redirects to another site, for ${triedUrls.length} addresses of one`,
    holds: foreignRedirects.size === 0 && redirectCount > 100,
    figure: `${foreignRedirects.size} of ${redirectCount}`,
  };
}
