import {
  addWalkIn,
  type BookingAction,
  changeBooking,
  declineContact,
} from "@boab/contracts/bookings/bookings";
import { renewCalendarFeed, revokeCalendarFeed } from "@boab/contracts/bookings/calendar-feeds";
import { blockRestOfToday, openRestOfToday } from "@boab/contracts/bookings/time-blocks";
import { api } from "#lib/api/api.server.ts";
import { readFormValues, runFormCall } from "#lib/api/form.server.ts";
import { parseFormBody } from "#lib/api/form-body.server.ts";
import { readStyleValues } from "../read-style-values.ts";
import { parseContact } from "./contact.ts";

type FormValues = Record<string, string>;

/** Maps a form to one action on one booking. */
function toBookingAction({
  intent,
  reason,
  notes,
  date = "",
  start = "",
  teammate = "",
}: FormValues): BookingAction {
  const cancellationReason = reason ?? "";
  switch (intent) {
    case "decline":
      return { action: "decline", cancellationReason };
    case "cancel":
      return { action: "cancel", cancellationReason };
    case "move":
      return { action: "move", date, start, ...(teammate && { teammateId: teammate }) };
    case "withdraw-time":
      return { action: "withdraw-time" };
    case "give":
      return { action: "give", teammateId: teammate };
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

/** Handles every form of the owner's calendar. The API decides who may do what. */
export async function changeBookings(request: Request, slug: string) {
  const values = await readFormValues(request);
  const client = api(request);
  const params = { id: slug };
  return runFormCall(
    async () => {
      switch (values.intent) {
        case "make-feed":
          return (await client.call(renewCalendarFeed, { params })).url;
        case "stop-feed":
          await client.call(revokeCalendarFeed, { params });
          return null;
        case "decline-contact": {
          const { id: bookingId = "", reason: cancellationReason = "" } = values;
          await client.call(declineContact, {
            params: { bookingId },
            body: { cancellationReason },
          });
          return bookingId;
        }
        case "block-today":
          await client.call(blockRestOfToday, { params });
          return null;
        case "open-today":
          await client.call(openRestOfToday, { params });
          return null;
        case "walk-in":
          return (await client.call(addWalkIn, { params, body: readWalkIn(values) })).id;
        default: {
          const { id: bookingId = "" } = values;
          const body = toBookingAction(values);
          return (await client.call(changeBooking, { params: { bookingId }, body })).id;
        }
      }
    },
    values,
    "We couldn't save this. Please try again.",
  );
}

const readWalkIn = (values: FormValues) =>
  parseFormBody(addWalkIn, values, {
    ...readStyleValues(values),
    ...(values.name && { customerName: values.name }),
    ...parseContact(values.contact ?? ""),
  });
