import { PUBLIC_PAGE } from "#lib/http/cache.ts";
import { config } from "#lib/http/config.server.ts";
import { closedPaths } from "./open-pages.ts";

export function robotsText(origin: string): string {
  const rules = closedPaths.map((path) => `Disallow: ${path}`);
  return ["User-agent: *", ...rules, "", `Sitemap: ${origin}/sitemap.xml`, ""].join("\n");
}

export const loader = () =>
  new Response(robotsText(config.publicOrigin), {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": PUBLIC_PAGE },
  });
