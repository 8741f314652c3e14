import { data } from "react-router";
import { ItemRow } from "#areas/marketplace/catalog/item-rows.tsx";
import { BrandPager } from "#areas/marketplace/market-home/brand-pager.tsx";
import { CategoryCards } from "#areas/marketplace/market-home/category-cards.tsx";
import { loadMarketHome } from "#areas/marketplace/market-home/load-market-home.server.ts";
import { MarketHero } from "#areas/marketplace/market-home/market-hero.tsx";
import { marketplacePath } from "#areas/marketplace/paths.ts";
import { publicApi } from "#lib/api/public-api.server.ts";
import { buildPageMeta } from "#lib/format/meta.ts";
import { loadCatalogHeaders } from "#shell/catalog-cache.server.ts";
import { LinkButton } from "#ui/actions/link-button.tsx";
import { Container } from "#ui/layout/container.tsx";
import { getAreaPictureUrl } from "../area-pictures/area-pictures.ts";
import type { Route } from "./+types/home.ts";

export { headersFromLoader as headers } from "#lib/http/cache.ts";

export async function loader({ request }: Route.LoaderArgs) {
  const [home, headers] = await Promise.all([
    loadMarketHome(publicApi(request)),
    loadCatalogHeaders(),
  ]);
  return data(home, { headers });
}

export const meta = () =>
  buildPageMeta({
    title: "Marketplace",
    description:
      "Shop cloth, coffee, records, skincare and furniture from African-owned sellers in Australia.",
    path: marketplacePath,
  });

export default function MarketplaceHome({ loaderData }: Route.ComponentProps) {
  const { summary, categories, brands, rows } = loaderData;
  return (
    <>
      <MarketHero summary={summary} picture={getAreaPictureUrl("marketplace")} />
      <Container className="pt-section">
        <CategoryCards cards={categories} />
        {rows.map(({ title, to, items }) => (
          <section key={title} aria-label={title} className="pb-section">
            <div className="mb-6 flex flex-wrap items-end justify-between gap-4 md:mb-9">
              <h2 className="type-title">{title}</h2>
              <LinkButton to={to} variant="secondary" aria-label={`See all: ${title}`}>
                See all
              </LinkButton>
            </div>
            <ItemRow items={items} />
          </section>
        ))}
        <BrandPager brands={brands} />
      </Container>
    </>
  );
}
