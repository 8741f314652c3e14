import { type CustomerBooking, requestBooking } from "@boab/contracts/bookings/bookings";
import { bookingPaths } from "@boab/contracts/bookings/paths";
import { bookingTexts } from "@boab/contracts/bookings/texts";
import type { ErrorCode } from "@boab/contracts/common/errors";
import { redirect } from "react-router";
import { type ApiClient, api } from "#lib/api/api.server.ts";
import { ApiError } from "#lib/api/errors.ts";
import { formResult, formValues } from "#lib/api/form.server.ts";
import { log } from "#lib/http/log.server.ts";
import { addCookie } from "#lib/http/request-scope.server.ts";
import { flashCookie } from "#lib/session/flash.ts";
import { readSlotValue } from "../slot-value.ts";
import { startPaying } from "../start-paying.server.ts";

export interface SentBooking {
  booking: CustomerBooking;
  message: string;
  payment: Paying | null;
}

/** Where somebody who pays now goes next, or why they can't yet: their time stays held, and they can try again. */
type Paying = { url: string } | { url: null; code: ErrorCode; error: string };

/**
 * Sends the request. Members go on to their booking's page; guests read here that a link is in their email. Whoever pays
 * now has the time held and goes on to the payment provider.
 */
export async function sendBooking(request: Request, isMember: boolean) {
  const values = await formValues(request);
  const client = api(request);
  const result = await formResult(
    async (): Promise<SentBooking> => {
      const sent = await client.call(requestBooking, { body: bookingBody(values) });
      const isHeld = sent.booking.bookingStatus === "held";
      return { ...sent, payment: isHeld ? await tryToPay(client, sent.booking) : null };
    },
    values,
    bookingTexts.notSent,
  );
  if (!isMember || !result.data.ok || result.data.response.payment) return result;
  const { booking, message } = result.data.response;
  addCookie(flashCookie({ text: message, tone: "ok" }));
  throw redirect(bookingPaths.own(booking.id));
}

async function tryToPay(client: ApiClient, booking: CustomerBooking): Promise<Paying> {
  try {
    return { url: await startPaying(client, booking) };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { code, sentence } = error;
    log("warn", "payment not started", { intent: "booking", code });
    return { url: null, code, error: sentence };
  }
}

function bookingBody(values: Record<string, string>) {
  return {
    businessId: values.businessId ?? "",
    date: values.date ?? "",
    ...readSlotValue(values.start),
    customerName: values.customerName ?? "",
    ...(values.serviceId && { serviceId: values.serviceId }),
    ...(values.customerEmail && { customerEmail: values.customerEmail }),
    ...(values.customerPhone && { customerPhone: values.customerPhone }),
    ...(values.customerNotes && { customerNotes: values.customerNotes }),
    ...(values.paymentStatus && { paymentStatus: paymentOf(values.paymentStatus) }),
    ...(values.priceCents && { priceCents: Number(values.priceCents) }),
    ...(values.website && { website: values.website }),
  };
}

const paymentOf = (value: string): "pay now" | "pay later" =>
  value === "pay now" ? value : "pay later";
