import { WaitlistPlaceId } from "@boab/contracts/bookings/fields";
import { bookingPaths } from "@boab/contracts/bookings/paths";
import { changeWaitlistPlaceByLink, type WaitlistPlace } from "@boab/contracts/bookings/waitlist";
import { redirect } from "react-router";
import { bookingSessions } from "#areas/bookings/manage/open-link.server.ts";
import { runPlaceChange } from "#areas/bookings/waitlist/change-place.server.ts";
import { loadPlace } from "#areas/bookings/waitlist/load-place.server.ts";
import { PlacePage } from "#areas/bookings/waitlist/place-page.tsx";
import { openPlace, waitlistSessions } from "#areas/bookings/waitlist/waitlist-link.server.ts";
import { api } from "#lib/api/api.server.ts";
import type { FormResult } from "#lib/api/form.ts";
import { parseFormBody } from "#lib/api/form-body.server.ts";
import { buildPageMeta } from "#lib/format/meta.ts";
import { linkPageHeaders } from "#lib/session/link-session.server.ts";
import type { Route } from "./+types/guest-waitlist.ts";

export const meta = ({ params }: Route.MetaArgs) =>
  buildPageMeta({
    title: "Waiting list",
    path: bookingPaths.guestWaitlistPlace(params.id),
    isIndexed: false,
  });

export const headers = linkPageHeaders;

/** Access comes from the session that the emailed link started; the id in the URL alone gives none. */
export async function loader({ params: { id }, request }: Route.LoaderArgs) {
  const session = waitlistSessions.read(request, id);
  const place = WaitlistPlaceId.safeParse(id).success ? await openPlace(request, session) : null;
  if (!place) throw redirect("/waiting-list");
  return loadPlace(request, place);
}

export const action = ({ params: { id }, request }: Route.ActionArgs) =>
  runPlaceChange(request, async ({ intent, ...values }) => {
    const token = waitlistSessions.read(request, id);
    const body = parseFormBody(changeWaitlistPlaceByLink, {
      ...values,
      ...(intent && { action: intent }),
      token,
    });
    const { place, booking, session } = await api(request).call(changeWaitlistPlaceByLink, {
      body,
    });
    // The token of what was booked stays in a cookie too.
    if (booking && session)
      bookingSessions.start({ id: booking.id, session: session.token, seconds: session.seconds });
    return { place, booking };
  });

export default function GuestWaitlist({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <PlacePage
      view={loaderData}
      person={null}
      firstResult={actionData as FormResult<WaitlistPlace> | undefined}
    />
  );
}
