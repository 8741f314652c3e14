import { type CustomerBooking, changeBooking } from "@boab/contracts/bookings/bookings";
import { data } from "react-router";
import { changeManagedBooking } from "#areas/bookings/manage/change-managed.server.ts";
import { loadManaged } from "#areas/bookings/manage/load-managed.server.ts";
import { ManagePage } from "#areas/bookings/manage/manage-page.tsx";
import { makeOwnTimesSource } from "#areas/bookings/manage/move-times.server.ts";
import { PayHeldBooking } from "#areas/bookings/manage/pay-held-booking.tsx";
import { readOwnBooking, requireCustomerBooking } from "#areas/bookings/manage/read-own.server.ts";
import { myBookingsPath } from "#areas/bookings/paths.ts";
import { startPaying } from "#areas/bookings/start-paying.server.ts";
import { announcePaymentError } from "#areas/payments/pay/payment-error.ts";
import { api } from "#lib/api/api.server.ts";
import { readFormValues, runFormCall } from "#lib/api/form.server.ts";
import type { FormResult } from "#lib/api/form.ts";
import { buildPageMeta } from "#lib/format/meta.ts";
import type { Route } from "./+types/own-booking.ts";

export const meta = ({ params }: Route.MetaArgs) =>
  buildPageMeta({
    title: "Your booking",
    path: `${myBookingsPath}/${params.id}`,
    isIndexed: false,
  });

export async function loader({ params: { id }, request, url }: Route.LoaderArgs) {
  const booking = await readOwnBooking(request, id);
  const calendar = `${myBookingsPath}/${id}/calendar.ics`;
  return loadManaged(
    request,
    booking,
    { page: url, calendar },
    makeOwnTimesSource(request, url, id),
  );
}

export async function action({ params: { id }, request }: Route.ActionArgs) {
  const client = api(request);
  const { intent } = await readFormValues(request.clone());
  if (intent === "pay")
    return runFormCall(async () => startPaying(client, await readOwnBooking(request, id)));
  return changeManagedBooking(
    request,
    async ({ action: requestedAction, bookingId: _linkedBookingId, ...details }) => {
      // A booking can only be confirmed with the emailed link.
      if (requestedAction === "verify") throw data(null, { status: 400 });
      const body = { action: requestedAction, ...details };
      return requireCustomerBooking(
        await client.call(changeBooking, { params: { bookingId: id }, body }),
      );
    },
  );
}

export default function OwnBooking({ loaderData, actionData }: Route.ComponentProps) {
  const { booking } = loaderData;
  return (
    <ManagePage
      managed={loaderData}
      firstResult={actionData as FormResult<CustomerBooking> | undefined}
      payment={
        booking.can.pay && (
          <PayHeldBooking booking={booking} onPaymentError={announcePaymentError} />
        )
      }
    />
  );
}
