import type { LaunchSwitches } from "@boab/contracts/common/access";
import { PUBLIC_CACHE_CONTROL } from "#lib/http/cache.ts";
import { config } from "#lib/http/config.server.ts";
import { readLaunchSwitches } from "#shell/public-settings.server.ts";
import { listDisallowedPaths } from "./open-pages.ts";

export function buildRobotsText(
  origin: string,
  switches: Pick<LaunchSwitches, "marketplaceAccess">,
): string {
  const rules = listDisallowedPaths(switches).map((path) => `Disallow: ${path}`);
  return ["User-agent: *", ...rules, "", `Sitemap: ${origin}/sitemap.xml`, ""].join("\n");
}

export const loader = async () =>
  new Response(buildRobotsText(config.publicOrigin, await readLaunchSwitches()), {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": PUBLIC_CACHE_CONTROL },
  });
