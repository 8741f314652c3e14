import type { CustomerBooking, changeBookingByLink } from "@boab/contracts/bookings/bookings";
import type { CallInput } from "@boab/contracts/common/call";
import { data } from "react-router";
import { formResult, formValues } from "#lib/api/form.server.ts";
import { readSlotValue } from "../slot-value.ts";
import { cancelReasons } from "./cancel-reasons.ts";

type CustomerChange = Omit<CallInput<typeof changeBookingByLink>["body"], "token">;
type Change = (change: CustomerChange) => Promise<CustomerBooking>;

/** What a customer does with a booking, however they opened it. */
export async function changeManaged(request: Request, change: Change) {
  const values = await formValues(request);
  const wanted = readChange(values);
  if (!wanted) throw data(null, { status: 400 });
  return formResult(() => change(wanted), values);
}

function readChange(values: Record<string, string>): CustomerChange | null {
  switch (values.intent) {
    case "cancel":
      return { action: "cancel", cancellationReason: reasonOf(values) };
    case "keep":
      return { action: "keep" };
    case "move":
      return { action: "move", date: values.date ?? "", ...readSlotValue(values.start) };
    default:
      return null;
  }
}

/** The chosen reason and the message, as the business reads them. */
const reasonOf = ({ reason = "", message }: Record<string, string>): string =>
  [cancelReasons.find(({ value }) => value === reason)?.label, message].filter(Boolean).join(". ");
