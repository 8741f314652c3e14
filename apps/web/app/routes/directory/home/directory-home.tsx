import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { listingsPath } from "#areas/directory/find/search-path.ts";
import { FeatureGrid } from "#areas/directory/home/feature-grid.tsx";
import { HeroCarousel } from "#areas/directory/home/hero-carousel.tsx";
import { loadDirectoryHome } from "#areas/directory/home/load-directory-home.server.ts";
import { Spotlight } from "#areas/directory/home/spotlight.tsx";
import { Stats } from "#areas/directory/home/stats.tsx";
import { jobsPath } from "#areas/jobs/paths.ts";
import { ItemSpotlight } from "#areas/marketplace/catalog/item-spotlight.tsx";
import {
  loadSpotlightItems,
  spotlightPath,
} from "#areas/marketplace/catalog/load-spotlight.server.ts";
import { publicApi } from "#lib/api/public-api.server.ts";
import { buildPageMeta } from "#lib/format/meta.ts";
import { JoinLink } from "#shell/join-link.tsx";
import { readLaunchSwitches, readPublicFigures } from "#shell/public-settings.server.ts";
import { LinkButton } from "#ui/actions/link-button.tsx";
import { Container } from "#ui/layout/container.tsx";
import { PlansSection } from "./plans-section.tsx";

export { listingHeaders as headers } from "#lib/http/cache.ts";

const lead = "African-owned restaurants, services, retail, health and education across Australia.";

export const meta = () =>
  buildPageMeta({
    title: "Directory",
    description: `${lead} Find one near you, see when it's open, or register your own.`,
    path: "/directory",
  });

export async function loader({ request }: LoaderFunctionArgs) {
  const client = publicApi(request);
  const [home, figures, { marketplaceAccess }] = await Promise.all([
    loadDirectoryHome(client, new Date()),
    readPublicFigures(),
    readLaunchSwitches(),
  ]);
  // This page is the same for everyone, so products show only where everyone may open them.
  const products = marketplaceAccess === "public" ? await loadSpotlightItems(client) : [];
  return { ...home, figures, products, productsTo: spotlightPath };
}

export default function DirectoryHome() {
  const { hero, spotlight, stats, figures, products, productsTo } = useLoaderData<typeof loader>();
  return (
    <>
      <section
        aria-label="Welcome to the directory"
        className="bg-gum-100 pb-8 dark:bg-gum-800 md:pb-10"
      >
        <Container>
          <div className="grid gap-5 pt-8 pb-7 lg:grid-cols-[1.25fr_.75fr] lg:items-end lg:gap-16 lg:pt-12 lg:pb-11">
            <h1 className="type-hero">Someone nearby does it beautifully.</h1>
            <div>
              <p className="text-lg">{lead}</p>
              <div className="mt-5 flex flex-wrap gap-2.5">
                <JoinLink variant="secondary">Become a Member</JoinLink>
                <LinkButton to={listingsPath}>Find a Business</LinkButton>
                <LinkButton to="/directory/add-business" variant="secondary">
                  Register a Business
                </LinkButton>
                <LinkButton to={jobsPath} variant="quiet">
                  Find a job
                </LinkButton>
              </div>
            </div>
          </div>
          {hero.length > 0 && <HeroCarousel cards={hero} />}
        </Container>
      </section>
      <Container>
        <Stats serverStats={stats} />
        {products.length > 0 ? (
          <ItemSpotlight items={products} to={productsTo} />
        ) : (
          <Spotlight cards={spotlight} />
        )}
        <PlansSection figures={figures} />
        <FeatureGrid />
      </Container>
    </>
  );
}
