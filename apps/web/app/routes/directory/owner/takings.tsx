import { bookingPaths } from "@boab/contracts/bookings/paths";
import { loadTakings } from "#areas/bookings/takings/load-takings.server.ts";
import { TakingsPage } from "#areas/bookings/takings/takings-page.tsx";
import { buildPageMeta } from "#lib/format/meta.ts";
import type { Route } from "./+types/takings.ts";

export const meta = ({ params }: Route.MetaArgs) =>
  buildPageMeta({
    title: "Takings",
    path: bookingPaths.takings(params.slug),
    isIndexed: false,
  });

export const loader = ({ request, params, url }: Route.LoaderArgs) =>
  loadTakings(request, params.slug, url.searchParams, new Date());

export default function Takings({ loaderData }: Route.ComponentProps) {
  return <TakingsPage {...loaderData} />;
}
