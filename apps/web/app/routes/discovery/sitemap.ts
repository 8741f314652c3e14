import { PUBLIC_PAGE } from "#lib/cache.ts";
import { config } from "#lib/config.server.ts";
import { openPages } from "./open-pages.ts";

export function sitemapXml(origin: string): string {
  const entries = openPages.map((path) => `  <url><loc>${origin}${path}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    "</urlset>",
    "",
  ].join("\n");
}

export const loader = () =>
  new Response(sitemapXml(config.publicOrigin), {
    headers: { "Content-Type": "application/xml; charset=utf-8", "Cache-Control": PUBLIC_PAGE },
  });
