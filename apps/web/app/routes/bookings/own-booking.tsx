import { type CustomerBooking, changeBooking } from "@boab/contracts/bookings/bookings";
import { changeManaged } from "#areas/bookings/manage/change-managed.server.ts";
import { loadManaged } from "#areas/bookings/manage/load-managed.server.ts";
import { ManagePage } from "#areas/bookings/manage/manage-page.tsx";
import { ownMoveTimes } from "#areas/bookings/manage/move-times.server.ts";
import { PayHeld } from "#areas/bookings/manage/pay-held.tsx";
import { asCustomer, readOwn } from "#areas/bookings/manage/read-own.server.ts";
import { myBookingsPath } from "#areas/bookings/paths.ts";
import { startPaying } from "#areas/bookings/start-paying.server.ts";
import { announcePaymentError } from "#areas/payments/pay/payment-error.ts";
import { api } from "#lib/api/api.server.ts";
import { formResult, formValues } from "#lib/api/form.server.ts";
import type { FormResult } from "#lib/api/form.ts";
import { orUnreachable } from "#lib/api/unreachable.ts";
import { pageMeta } from "#lib/format/meta.ts";
import type { Route } from "./+types/own-booking.ts";

export const meta = ({ params }: Route.MetaArgs) =>
  pageMeta({ title: "Your booking", path: `${myBookingsPath}/${params.id}`, isIndexed: false });

export async function loader({ params: { id }, request, url }: Route.LoaderArgs) {
  const booking = await readOwn(request, id);
  const calendar = `${myBookingsPath}/${id}/calendar.ics`;
  return loadManaged(request, booking, { page: url, calendar }, ownMoveTimes(request, id));
}

export async function action({ params: { id }, request }: Route.ActionArgs) {
  const client = api(request);
  const { intent } = await formValues(request.clone());
  if (intent === "pay")
    return formResult(async () => startPaying(client, await readOwn(request, id)));
  return changeManaged(request, async (change) =>
    asCustomer(await client.call(changeBooking, { params: { bookingId: id }, body: change })),
  );
}

export const clientAction = (args: Route.ClientActionArgs) => orUnreachable(args);

export default function OwnBooking({ loaderData, actionData }: Route.ComponentProps) {
  const { booking } = loaderData;
  return (
    <ManagePage
      managed={loaderData}
      firstResult={actionData as FormResult<CustomerBooking> | undefined}
      payment={
        booking.can.pay && <PayHeld booking={booking} onPaymentError={announcePaymentError} />
      }
    />
  );
}
