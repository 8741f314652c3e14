import { bookingPaths } from "@boab/contracts/bookings/paths";
import { readBookingSettings } from "@boab/contracts/bookings/settings";
import { listTeamNames } from "@boab/contracts/bookings/team-names";
import { readBusinessForEditing } from "@boab/contracts/directory/businesses";
import { readClock } from "@boab/format/zones";
import { calendarHref } from "#areas/bookings/owner/calendar-address.ts";
import { BookingSettingsForm } from "#areas/bookings/settings/booking-settings-form.tsx";
import { changeSettings } from "#areas/bookings/settings/change-settings.server.ts";
import { payoutsPath, subscriptionPath } from "#areas/payments/paths.ts";
import { api } from "#lib/api/api.server.ts";
import { runClientAction } from "#lib/api/unreachable.ts";
import { buildPageMeta } from "#lib/format/meta.ts";
import type { Route } from "./+types/booking-settings.ts";
import { useOwnerArea } from "./owner-context.ts";
import { bookingSettingsPath } from "./owner-tabs.ts";

export const meta = ({ params }: Route.MetaArgs) =>
  buildPageMeta({
    title: "Booking settings",
    path: bookingSettingsPath(params.slug),
    isIndexed: false,
  });

export async function loader({ request, params }: Route.LoaderArgs) {
  const { load } = api(request);
  const [settings, { pricings }, { names: teamNames }] = await Promise.all([
    load(readBookingSettings, { params: { id: params.slug } }),
    load(readBusinessForEditing, { params: { id: params.slug } }),
    load(listTeamNames, { params: { id: params.slug } }),
  ]);
  return {
    settings,
    teamNames,
    priceList: pricings.map(({ id, title, amountCents }) => ({ id, title, amountCents })),
    today: readClock(new Date(), settings.timeZone).date,
  };
}

export const action = ({ request, params }: Route.ActionArgs) =>
  changeSettings(request, params.slug);

export const clientAction = (args: Route.ClientActionArgs) =>
  runClientAction(args, { "": "Couldn't save. Your changes are still here. Please try again." });

export default function BookingSettings({ loaderData }: Route.ComponentProps) {
  const { settings, teamNames, priceList, today } = loaderData;
  const { business } = useOwnerArea();
  return (
    <BookingSettingsForm
      key={business.slug}
      settings={settings}
      teamNames={teamNames}
      priceList={priceList}
      slug={business.slug}
      today={today}
      payoutsPath={business.role === "owner" ? payoutsPath : undefined}
      subscriptionPath={business.role === "owner" ? subscriptionPath : undefined}
      bookingAddress={({ id, date }) =>
        `${bookingPaths.ofBusiness(business.slug)}${calendarHref({ view: "week", date }, id)}`
      }
    />
  );
}
