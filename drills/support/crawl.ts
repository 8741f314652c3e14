import type { Stack } from "../../scripts/stack/stack.ts";

type Look = (where: string, text: string) => void;

const starts = [
  "/",
  "/directory",
  "/directory/listings",
  "/directory/jobs",
  "/sitemap.xml",
  "/sitemaps/pages.xml",
  "/sitemaps/listings-1.xml",
  "/sitemaps/jobs-1.xml",
  "/account-management",
  "/admin",
  "/admin/enquiries",
  "/my-account/listings",
];

/** Follows the links of a site within itself, as far as it is told. */
export async function crawlPages(
  origin: string,
  cookie: string | undefined,
  most: number,
  look: Look,
): Promise<void> {
  const queue = [...starts];
  const seen = new Set(queue);
  for (let count = 0; count < most; count++) {
    const path = queue.shift();
    if (path === undefined) return;
    const response = await fetch(origin + path, { headers: { ...(cookie && { cookie }) } });
    const text = await response.text();
    look(path, text);
    for (const [, found = ""] of text.matchAll(/(?:href="|<loc>)([^"<#]+)/g)) {
      const url = URL.parse(found.replaceAll("&amp;", "&"), origin);
      const isPage =
        url?.origin === origin && !/\.(js|css|svg|png|jpg|webp|woff2|ico)$/.test(url.pathname);
      const next = url && url.pathname + url.search;
      // One page of a kind says as much as a hundred, and signing out ends the walk.
      if (!isPage || !next || seen.has(next) || next.startsWith("/sign-out")) continue;
      seen.add(next);
      queue.push(next);
    }
  }
}

interface OpenApi {
  paths: Record<string, Record<string, unknown>>;
}

/** Calls every published read, with each known id in each place for one. */
export async function readPublishedCalls(
  { apiOrigin, webOrigin }: Stack,
  { paths }: OpenApi,
  ids: readonly string[],
  cookie: string | undefined,
  look: Look,
): Promise<void> {
  const reads = Object.entries(paths).flatMap(([path, methods]) =>
    "get" in methods ? [path] : [],
  );
  const addresses = reads.flatMap((path) => {
    if (!path.includes("{")) return [path, ...ids.map((id) => `${path}?businessId=${id}`)];
    return ids.map((id) =>
      path.replace(/\{file\}/g, "resume").replace(/\{[^}]+\}/g, encodeURIComponent(id)),
    );
  });
  for (const address of addresses) {
    const response = await fetch(apiOrigin + address, {
      headers: {
        origin: webOrigin,
        "sec-fetch-site": "same-origin",
        ...(cookie && { cookie }),
      },
    });
    look(`/api${address}`, await response.text());
  }
}
