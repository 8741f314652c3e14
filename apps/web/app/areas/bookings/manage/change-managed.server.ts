import type { CustomerBooking, changeBookingByLink } from "@boab/contracts/bookings/bookings";
import type { CallInput } from "@boab/contracts/common/call";
import { data } from "react-router";
import { readFormValues, runFormCall } from "#lib/api/form.server.ts";
import { readSlotValue } from "../slot-value.ts";
import { cancelReasons } from "./cancel-reasons.ts";

type CustomerChange = Omit<CallInput<typeof changeBookingByLink>["body"], "token">;
type ApplyChange = (change: CustomerChange) => Promise<CustomerBooking>;

/** Applies a customer's change to a booking, whether they opened it as a member or by a link. */
export async function changeManagedBooking(request: Request, applyChange: ApplyChange) {
  const values = await readFormValues(request);
  const customerChange = readChange(values);
  if (!customerChange) throw data(null, { status: 400 });
  return runFormCall(() => applyChange(customerChange), values);
}

function readChange(values: Record<string, string>): CustomerChange | null {
  switch (values.intent) {
    case "verify":
      return { action: "verify", ...(values.bookingId && { bookingId: values.bookingId }) };
    case "cancel":
      return {
        action: "cancel",
        cancellationReason: describeReason(values),
        ...(values.cancelReturnsCents && { cancelReturnsCents: Number(values.cancelReturnsCents) }),
      };
    case "keep":
      return { action: "keep" };
    case "accept-time":
      return { action: "accept-time" };
    case "decline-time":
      return { action: "decline-time" };
    case "move":
      return {
        action: "move",
        date: values.date ?? "",
        ...readSlotValue(values.start),
        ...(values.with === "anyone" && { with: values.with }),
      };
    default:
      return null;
  }
}

/** Joins the chosen reason and the message into the text the business reads. */
const describeReason = ({ reason = "", message }: Record<string, string>): string =>
  [cancelReasons.find(({ value }) => value === reason)?.label, message].filter(Boolean).join(". ");
