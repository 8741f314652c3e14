import { redirect } from "react-router";
import { join } from "#areas/bookings/waitlist/join.server.ts";
import { JoinPage } from "#areas/bookings/waitlist/join-page.tsx";
import { loadJoin } from "#areas/bookings/waitlist/load-join.server.ts";
import { loadListing } from "#areas/directory/business/load-business.server.ts";
import { buildPageMeta } from "#lib/format/meta.ts";
import { PRIVATE_CACHE_CONTROL } from "#lib/http/cache.ts";
import { pageNotFoundPath } from "#lib/session/redirect.ts";
import { loadCurrentProfile } from "#lib/session/session.server.ts";
import type { Route } from "./+types/waiting-list.ts";

/** The page names the signed-in member's email, so it isn't cached. */
export const headers = () => ({ "Cache-Control": PRIVATE_CACHE_CONTROL });

export const meta = ({ loaderData, params }: Route.MetaArgs) =>
  buildPageMeta({
    title: loaderData ? `Waiting list of ${loaderData.business.name}` : "Waiting list",
    path: `/directory/listings/${params.slug}/waiting-list`,
    isIndexed: false,
  });

export async function loader({ params: { slug }, request, url }: Route.LoaderArgs) {
  const [page, profile] = await Promise.all([
    loadListing(slug, request, new Date()),
    loadCurrentProfile(request),
  ]);
  if (page.kind === "gone" || !page.isPublic) throw redirect(pageNotFoundPath);
  return {
    business: { slug: page.view.slug, name: page.view.name },
    view: await loadJoin(request, slug, url),
    email: profile?.email ?? null,
  };
}

export const action = ({ params: { slug }, request }: Route.ActionArgs) => join(request, slug);

export default function WaitingList({ loaderData, actionData }: Route.ComponentProps) {
  return <JoinPage {...loaderData} firstResult={actionData} />;
}
