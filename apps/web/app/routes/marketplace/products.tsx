import { categoryOfSlug, slugOfCategory } from "@boab/contracts/marketplace/catalog-rules";
import { data, redirect } from "react-router";
import { CatalogPage } from "#areas/marketplace/catalog/catalog-page.tsx";
import { loadCatalog } from "#areas/marketplace/catalog/load-catalog.server.ts";
import { productsPath } from "#areas/marketplace/paths.ts";
import { publicApi } from "#lib/api/public-api.server.ts";
import { pageMeta } from "#lib/format/meta.ts";
import { pageNotFoundPath } from "#lib/session/redirect.ts";
import { catalogHeaders } from "#shell/catalog-cache.server.ts";
import type { Route } from "./+types/products.ts";

export { loadedHeaders as headers } from "#lib/http/cache.ts";

export async function loader({ request, url, params }: Route.LoaderArgs) {
  const category = categoryOfSlug(params.categorySlug);
  if (!category) throw redirect(pageNotFoundPath);
  const [catalog, headers] = await Promise.all([
    loadCatalog(publicApi(request), url.searchParams, category),
    catalogHeaders(),
  ]);
  return data(catalog, { headers });
}

export const meta = ({ loaderData, params }: Route.MetaArgs) => {
  const category = categoryOfSlug(params.categorySlug);
  return pageMeta({
    title: category ?? "Marketplace",
    ...(category && {
      description: `${category} from African-owned sellers in Australia.`,
    }),
    path: productsPath(category ? slugOfCategory(category) : params.categorySlug),
    isIndexed: loaderData?.isFiltered === false && loaderData.page === 1,
  });
};

/** One category of the catalog; its key starts the form anew in the next category. */
export default function Products({ loaderData, params }: Route.ComponentProps) {
  return <CatalogPage key={params.categorySlug} view={loaderData} />;
}
