import { bookingPaths } from "@boab/contracts/bookings/paths";
import { changeBookings } from "#areas/bookings/owner/change-bookings.server.ts";
import { loadOwnerBookings } from "#areas/bookings/owner/load-owner-bookings.server.ts";
import { OwnerBookingsPage } from "#areas/bookings/owner/owner-bookings-page.tsx";
import { buildPageMeta } from "#lib/format/meta.ts";
import type { Route } from "./+types/bookings.ts";
import { useOwnerArea } from "./owner-context.ts";
import { bookingSettingsPath } from "./owner-tabs.ts";

export const meta = ({ params }: Route.MetaArgs) =>
  buildPageMeta({
    title: "Bookings",
    path: bookingPaths.ofBusiness(params.slug),
    isIndexed: false,
  });

export const loader = ({ request, params, url }: Route.LoaderArgs) =>
  loadOwnerBookings(request, params.slug, url.searchParams, new Date());

export const action = ({ request, params }: Route.ActionArgs) =>
  changeBookings(request, params.slug);

export default function OwnerBookings({ loaderData }: Route.ComponentProps) {
  const { business, waiting } = useOwnerArea();
  return (
    <OwnerBookingsPage
      {...loaderData}
      waiting={waiting}
      settingsPath={bookingSettingsPath(business.slug)}
      seesCustomers={business.rights.includes("customers")}
    />
  );
}
