import { CatalogPage } from "#areas/marketplace/catalog/catalog-page.tsx";
import { loadCatalog } from "#areas/marketplace/catalog/load-catalog.server.ts";
import { browsePath } from "#areas/marketplace/paths.ts";
import { publicApi } from "#lib/api/public-api.server.ts";
import { pageMeta } from "#lib/format/meta.ts";
import type { Route } from "./+types/browse.ts";

/** Not `request.url`, which contains the router's own parameters. */
export const loader = ({ request, url }: Route.LoaderArgs) =>
  loadCatalog(publicApi(request), url.searchParams, null);

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta({
    title: "Browse the marketplace",
    description:
      "Everything African-owned sellers in Australia have for sale, by category, colour, size and price.",
    path: browsePath,
    // Only the unfiltered list is indexed.
    isIndexed: loaderData?.isFiltered === false && loaderData.page === 1,
  });

export default function Browse({ loaderData }: Route.ComponentProps) {
  return <CatalogPage view={loaderData} />;
}
