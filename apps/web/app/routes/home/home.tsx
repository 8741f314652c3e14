import { isPublicArea } from "@boab/contracts/common/access";
import { brand } from "@boab/contracts/common/brand";
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from "react-router";
import { publicApi } from "#lib/api/public-api.server.ts";
import { buildPageMeta } from "#lib/format/meta.ts";
import { config } from "#lib/http/config.server.ts";
import { readLaunchSwitches, readPublicFigures } from "#shell/public-settings.server.ts";
import { Hero } from "./hero/hero.tsx";
import { loadHomeContent } from "./home-content.server.ts";
import { buildHomeStructuredData } from "./home-data.ts";
import { About } from "./sections/about.tsx";
import { Categories } from "./sections/categories.tsx";
import { GetInContact } from "./sections/get-in-contact.tsx";
import { FirstListings } from "./sections/good-places.tsx";
import { MarketplaceTeaser } from "./sections/marketplace-teaser.tsx";
import { Membership } from "./sections/membership.tsx";
import { MoreAreas } from "./sections/more-areas.tsx";
import { placeholderItems } from "./sections/teaser-items.tsx";

export { listingHeaders as headers } from "#lib/http/cache.ts";

export const meta = ({ loaderData }: MetaArgs<typeof loader>) => [
  ...buildPageMeta({ title: `${brand.name}: ${brand.tagline}`, path: "/" }),
  ...(loaderData ? [{ "script:ld+json": buildHomeStructuredData(loaderData.origin) }] : []),
];

export async function loader({ request }: LoaderFunctionArgs) {
  const [switches, figures] = await Promise.all([readLaunchSwitches(), readPublicFigures()]);
  const content = await loadHomeContent(
    publicApi(request),
    new Date(),
    isPublicArea("marketplace", switches),
  );
  return { origin: config.publicOrigin, figures, ...content };
}

export default function Home() {
  const { places, items, figures } = useLoaderData<typeof loader>();
  return (
    <>
      <Hero figures={figures} />
      <Categories />
      {places.length > 0 && <FirstListings listings={places} />}
      <About figures={figures} />
      <MarketplaceTeaser items={items ?? placeholderItems} figures={figures} />
      <MoreAreas />
      <Membership trialMonths={figures.trialMonths} />
      <GetInContact />
    </>
  );
}
