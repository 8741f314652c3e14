import { findCategoryBySlug, toCategorySlug } from "@boab/contracts/marketplace/catalog-rules";
import { data, redirect } from "react-router";
import { CatalogPage } from "#areas/marketplace/catalog/catalog-page.tsx";
import { loadCatalog } from "#areas/marketplace/catalog/load-catalog.server.ts";
import { productsPath } from "#areas/marketplace/paths.ts";
import { publicApi } from "#lib/api/public-api.server.ts";
import { buildPageMeta } from "#lib/format/meta.ts";
import { pageNotFoundPath } from "#lib/session/redirect.ts";
import { loadCatalogHeaders } from "#shell/catalog-cache.server.ts";
import type { Route } from "./+types/products.ts";

export { headersFromLoader as headers } from "#lib/http/cache.ts";

export async function loader({ request, url, params }: Route.LoaderArgs) {
  const category = findCategoryBySlug(params.categorySlug);
  if (!category) throw redirect(pageNotFoundPath);
  const [catalog, headers] = await Promise.all([
    loadCatalog(publicApi(request), url.searchParams, category),
    loadCatalogHeaders(),
  ]);
  return data(catalog, { headers });
}

export const meta = ({ loaderData, params }: Route.MetaArgs) => {
  const category = findCategoryBySlug(params.categorySlug);
  return buildPageMeta({
    title: category ?? "Marketplace",
    ...(category && {
      description: `${category} from African-owned sellers in Australia.`,
    }),
    path: productsPath(category ? toCategorySlug(category) : params.categorySlug),
    isIndexed: loaderData?.isFiltered === false && loaderData.page === 1,
  });
};

/** Shows one category of the catalog. The key resets the filters for the next category. */
export default function Products({ loaderData, params }: Route.ComponentProps) {
  return <CatalogPage key={params.categorySlug} view={loaderData} />;
}
