import { addWalkIn, type BookingAction, changeBooking } from "@boab/contracts/bookings/bookings";
import { renewCalendarFeed, revokeCalendarFeed } from "@boab/contracts/bookings/calendar-feeds";
import { api } from "#lib/api/api.server.ts";
import { formResult, formValues } from "#lib/api/form.server.ts";
import { contactOf } from "./contact.ts";

type Values = Record<string, string>;

/** What one form does with one booking. */
function actionOf({ intent, reason, notes, date = "", start = "" }: Values): BookingAction {
  const cancellationReason = reason ?? "";
  switch (intent) {
    case "decline":
      return { action: "decline", cancellationReason };
    case "cancel":
      return { action: "cancel", cancellationReason };
    case "move":
      return { action: "move", date, start };
    case "complete":
      return { action: "complete" };
    case "no-show":
      return { action: "no-show" };
    case "note":
      return { action: "business-note", businessNotes: notes ?? "" };
    default:
      return { action: "confirm" };
  }
}

/** Every write of the owner's calendar. The API decides who may do what. */
export async function changeBookings(request: Request, slug: string) {
  const values = await formValues(request);
  const client = api(request);
  const params = { id: slug };
  return formResult(
    async () => {
      switch (values.intent) {
        case "make-feed":
          return (await client.call(renewCalendarFeed, { params })).url;
        case "stop-feed":
          await client.call(revokeCalendarFeed, { params });
          return null;
        case "walk-in":
          return (await client.call(addWalkIn, { params, body: walkInOf(values) })).id;
        default: {
          const { id: bookingId = "" } = values;
          const body = actionOf(values);
          return (await client.call(changeBooking, { params: { bookingId }, body })).id;
        }
      }
    },
    values,
    "We couldn't save this. Please try again.",
  );
}

const walkInOf = ({ serviceId, date = "", start = "", minutes, name, contact }: Values) => ({
  ...{ date, start },
  ...(serviceId && { serviceId }),
  ...(minutes && { minutes: Number(minutes) }),
  ...(name && { customerName: name }),
  ...contactOf(contact ?? ""),
});
