import { data } from "react-router";
import { CatalogPage } from "#areas/marketplace/catalog/catalog-page.tsx";
import { loadCatalog } from "#areas/marketplace/catalog/load-catalog.server.ts";
import { browsePath } from "#areas/marketplace/paths.ts";
import { publicApi } from "#lib/api/public-api.server.ts";
import { buildPageMeta } from "#lib/format/meta.ts";
import { loadCatalogHeaders } from "#shell/catalog-cache.server.ts";
import type { Route } from "./+types/browse.ts";

export { headersFromLoader as headers } from "#lib/http/cache.ts";

/** Not `request.url`, which contains the router's own parameters. */
export async function loader({ request, url }: Route.LoaderArgs) {
  const [catalog, headers] = await Promise.all([
    loadCatalog(publicApi(request), url.searchParams, null),
    loadCatalogHeaders(),
  ]);
  return data(catalog, { headers });
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  buildPageMeta({
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
