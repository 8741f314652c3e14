import { type CustomerBooking, changeBookingByLink } from "@boab/contracts/bookings/bookings";
import { BookingId } from "@boab/contracts/bookings/fields";
import { bookingPaths } from "@boab/contracts/bookings/paths";
import { redirect } from "react-router";
import { changeManagedBooking } from "#areas/bookings/manage/change-managed.server.ts";
import { loadManaged } from "#areas/bookings/manage/load-managed.server.ts";
import { ManagePage } from "#areas/bookings/manage/manage-page.tsx";
import { makeLinkTimesSource } from "#areas/bookings/manage/move-times.server.ts";
import {
  bookingSessions,
  loadWaitingBookings,
  openLink,
} from "#areas/bookings/manage/open-link.server.ts";
import { PayHeldBooking } from "#areas/bookings/manage/pay-held-booking.tsx";
import { PaymentReturn } from "#areas/bookings/manage/payment-return.tsx";
import { VerifyForm } from "#areas/bookings/manage/verify-form.tsx";
import { startPaying } from "#areas/bookings/start-paying.server.ts";
import { announcePaymentError } from "#areas/payments/pay/payment-error.ts";
import { api } from "#lib/api/api.server.ts";
import { readFormValues, runFormCall } from "#lib/api/form.server.ts";
import type { FormResult } from "#lib/api/form.ts";
import { buildPageMeta } from "#lib/format/meta.ts";
import { linkPageHeaders } from "#lib/session/link-session.server.ts";
import type { Route } from "./+types/guest-booking.ts";

export const meta = ({ params }: Route.MetaArgs) =>
  buildPageMeta({ title: "Your booking", path: bookingPaths.guest(params.id), isIndexed: false });

export const headers = linkPageHeaders;

/** Access comes from the session that the emailed link started; the id in the URL alone gives none. */
export async function loader({ params: { id }, request, url }: Route.LoaderArgs) {
  const session = bookingSessions.read(request, id);
  const booking = BookingId.safeParse(id).success ? await openLink(request, session) : null;
  if (!booking) throw redirect("/booking");
  const calendar = `${bookingPaths.guest(id)}/calendar.ics`;
  const [managed, waiting] = await Promise.all([
    loadManaged(
      request,
      booking,
      { page: url, calendar },
      makeLinkTimesSource(request, url, session),
    ),
    loadWaitingBookings(request, session),
  ]);
  return { managed, waiting };
}

export async function action({ params: { id }, request }: Route.ActionArgs) {
  const token = bookingSessions.read(request, id);
  const { intent } = await readFormValues(request.clone());
  if (intent === "pay")
    return runFormCall(async () => {
      const booking = await openLink(request, token);
      if (!booking) throw redirect("/booking");
      return startPaying(api(request), booking, token);
    });
  return changeManagedBooking(request, (change) =>
    api(request).call(changeBookingByLink, { body: { token, ...change } }),
  );
}

export default function GuestBooking({ loaderData, actionData }: Route.ComponentProps) {
  const { managed, waiting } = loaderData;
  const changed = actionData as FormResult<CustomerBooking> | undefined;
  return (
    <ManagePage
      managed={managed}
      firstResult={changed}
      payment={
        managed.booking.can.pay && (
          <PaymentReturn booking={managed.booking}>
            <PayHeldBooking booking={managed.booking} onPaymentError={announcePaymentError} />
          </PaymentReturn>
        )
      }
      confirmation={
        <VerifyForm booking={managed.booking} waiting={waiting} firstResult={changed} />
      }
    />
  );
}
