import { FrontPage } from "#areas/magazine/front/front-page.tsx";
import { loadFront } from "#areas/magazine/front/load-front.server.ts";
import { tagline } from "#areas/magazine/front/masthead.tsx";
import { feedPath, wellbeingPath } from "#areas/magazine/paths.ts";
import { SubscribeForm } from "#areas/outreach/subscribe-form.tsx";
import { publicApi } from "#lib/api/public-api.server.ts";
import { buildPageMeta } from "#lib/format/meta.ts";
import type { Route } from "./+types/wellbeing.ts";

export { listingHeaders as headers } from "#lib/http/cache.ts";

export const loader = ({ request, url }: Route.LoaderArgs) =>
  loadFront(publicApi(request), url.searchParams);

export const meta = ({ loaderData }: Route.MetaArgs) => [
  ...buildPageMeta({
    title: loaderData?.category ? `${loaderData.category}, Wellbeing` : "Wellbeing",
    description: `${tagline}.`,
    path: wellbeingPath,
    // Only the unfiltered list is indexed.
    isIndexed: loaderData?.isFiltered === false,
  }),
  {
    tagName: "link" as const,
    rel: "alternate",
    type: "application/rss+xml",
    title: "Wellbeing",
    href: feedPath,
  },
];

export default function Wellbeing({ loaderData }: Route.ComponentProps) {
  return <FrontPage view={loaderData} newsletter={<SubscribeForm isCompact isEmailOnly />} />;
}
