import {
  type CustomerBooking,
  changeBookingByLink,
  resendBookingLink,
} from "@boab/contracts/bookings/bookings";
import { changeManaged } from "#areas/bookings/manage/change-managed.server.ts";
import { loadManaged } from "#areas/bookings/manage/load-managed.server.ts";
import { ManagePage } from "#areas/bookings/manage/manage-page.tsx";
import { linkedMoveTimes } from "#areas/bookings/manage/move-times.server.ts";
import { OldLink } from "#areas/bookings/manage/old-link.tsx";
import { openLink } from "#areas/bookings/manage/open-link.server.ts";
import { api } from "#lib/api/api.server.ts";
import { formResult, formValues } from "#lib/api/form.server.ts";
import type { FormResult } from "#lib/api/form.ts";
import { orUnreachable } from "#lib/api/unreachable.ts";
import { pageMeta } from "#lib/format/meta.ts";
import { PRIVATE_PAGE } from "#lib/http/cache.ts";
import type { Route } from "./+types/guest-booking.ts";

export const meta = () => pageMeta({ title: "Your booking", path: "/booking", isIndexed: false });

/** The URL contains a token: other sites must not see it, but our own server needs the Origin header. */
export const headers = () => ({ "Cache-Control": PRIVATE_PAGE, "Referrer-Policy": "same-origin" });

const tokenOf = (url: URL) => url.searchParams.get("token") ?? "";

export async function loader({ request, url }: Route.LoaderArgs) {
  const token = tokenOf(url);
  const booking = await openLink(request, token);
  const calendar = `/booking/calendar.ics?token=${token}`;
  if (!booking) return null;
  return loadManaged(request, booking, { page: url, calendar }, linkedMoveTimes(request, token));
}

export async function action({ request, url }: Route.ActionArgs) {
  const { intent, bookingId = "", email = "" } = await formValues(request.clone());
  const { call } = api(request);
  if (intent === "resend")
    return formResult(
      () => call(resendBookingLink, { body: { bookingId: bookingId.toUpperCase(), email } }),
      { bookingId, email },
    );
  return changeManaged(request, (change) =>
    call(changeBookingByLink, { body: { token: tokenOf(url), ...change } }),
  );
}

export const clientAction = (args: Route.ClientActionArgs) => orUnreachable(args);

export default function GuestBooking({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData) return <OldLink firstResult={actionData as FormResult<{ message: string }>} />;
  return (
    <ManagePage managed={loaderData} firstResult={actionData as FormResult<CustomerBooking>} />
  );
}
