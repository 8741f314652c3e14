import { type CustomerBooking, requestBooking } from "@boab/contracts/bookings/bookings";
import { bookingCopy } from "@boab/contracts/bookings/copy";
import { OptionalPhone } from "@boab/contracts/bookings/fields";
import { readPartyQuery } from "@boab/contracts/bookings/party";
import { bookingPaths } from "@boab/contracts/bookings/paths";
import type { ErrorCode } from "@boab/contracts/common/errors";
import { redirect } from "react-router";
import { type ApiClient, api } from "#lib/api/api.server.ts";
import { ApiError } from "#lib/api/errors.ts";
import { makeFieldRefusal, readFormValues, runFormCall } from "#lib/api/form.server.ts";
import { parseFormBody } from "#lib/api/form-body.server.ts";
import { deriveFormId } from "#lib/api/once.server.ts";
import { isCompletePhone } from "#lib/format/phone.server.ts";
import { config } from "#lib/http/config.server.ts";
import { log } from "#lib/http/log.server.ts";
import { addCookie } from "#lib/http/request-scope.server.ts";
import { makeFlashCookie, readCookie } from "#lib/session/flash.ts";
import { makeListingUrl } from "../listing-url.server.ts";
import { bookingSessions } from "../manage/open-link.server.ts";
import { readStyleValues } from "../read-style-values.ts";
import { readSlotValue } from "../slot-value.ts";
import { startPaying } from "../start-paying.server.ts";
import { bookingFormCopy } from "./copy.ts";

export interface SentBooking {
  booking: CustomerBooking;
  message: string;
  payment: PaymentStartResult | null;
  /** The listing's full URL, for messages to friends. */
  listingUrl: string;
}

/** The payment page's URL, or why it could not be opened. The time stays held, so that they can try again. */
type PaymentStartResult = { url: string } | { url: null; code: ErrorCode; error: string };

/**
 * Sends a booking request. Members are redirected to their booking; guests stay here and get a link by email. For
 * customers who pay now, the time is held and they continue to the payment provider; a guest comes back by a session.
 */
export async function sendBooking(request: Request, isMember: boolean) {
  const values = await readFormValues(request);
  const { customerPhone = "", phoneQuestioned } = values;
  // We ask only once: sending the same number again confirms it.
  if (customerPhone && customerPhone !== phoneQuestioned && isIncompletePhone(customerPhone))
    return makeFieldRefusal({ customerPhone: bookingFormCopy.phoneIncomplete }, values);
  const client = api(request);
  const browserId = isMember ? undefined : ensureBrowserId(request, values);
  const result = await runFormCall(
    async (): Promise<SentBooking> => {
      const body = parseFormBody(requestBooking, values, {
        ...readSlotValue(values.start),
        ...readStyleValues(values),
        ...(values.also && { also: readPartyQuery(values.also) ?? [] }),
        ...(browserId && { browserId }),
      });
      const { session, booking, message } = await client.call(requestBooking, { body });
      // The token stays in a cookie, so that no page carries it.
      if (session)
        bookingSessions.start({ id: booking.id, session: session.token, seconds: session.seconds });
      const isHeld = booking.bookingStatus === "held" && !booking.can.verify;
      return {
        booking,
        message,
        payment: isHeld ? await tryToStartPayment(client, booking, session?.token) : null,
        listingUrl: makeListingUrl(booking.business.slug),
      };
    },
    values,
    bookingCopy.notSent,
  );
  if (!isMember || !result.data.ok || result.data.response.payment) return result;
  const { booking, message } = result.data.response;
  addCookie(makeFlashCookie({ text: message, tone: "ok" }));
  throw redirect(bookingPaths.own(booking.id));
}

/** The number has a valid format but is incomplete. */
const isIncompletePhone = (phone: string) =>
  OptionalPhone.safeParse(phone).success && !isCompletePhone(phone);

const browserIdCookie = "boab_booking_browser";
const dayInSeconds = 24 * 60 * 60;

/**
 * A guest with an unconfirmed email can hold one time per browser. The cookie comes with the first response. If
 * that response gets lost, a retry of the form must send the same id, or it would count as another request.
 */
function ensureBrowserId(request: Request, values: Record<string, string>): string {
  const known = readCookie(request.headers.get("cookie") ?? "", browserIdCookie);
  const browserId = known && /^[\w-]{1,64}$/.test(known) ? known : deriveFormId(request, values);
  const secureAttribute = config.publicOrigin.startsWith("https:") ? "; Secure" : "";
  addCookie(
    `${browserIdCookie}=${browserId}; Path=/directory; Max-Age=${dayInSeconds}; SameSite=Lax; HttpOnly${secureAttribute}`,
  );
  return browserId;
}

async function tryToStartPayment(
  client: ApiClient,
  booking: CustomerBooking,
  token: string | undefined,
): Promise<PaymentStartResult> {
  try {
    return { url: await startPaying(client, booking, token) };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { code, sentence } = error;
    log("warn", "payment not started", { intent: "booking", code });
    return { url: null, code, error: sentence };
  }
}
