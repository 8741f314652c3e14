import {
  type CheckoutBody,
  readListingLines,
  toDisplayedCart,
} from "@boab/contracts/payments/payments";
import { priceLinkedBooking } from "#areas/bookings/index.ts";
import { checkOutCart } from "#areas/marketplace/index.ts";
import { type RequestedLine, startPayment } from "#areas/payments/index.ts";
import { activeMember, requireMember } from "#platform/http/access.ts";
import type { Actor, Member } from "#platform/http/actor.ts";
import { refuseProviderFailure } from "#platform/stripe/refuse-provider-failure.ts";
import type { CheckoutDeps } from "../deps.ts";
import { priceLines } from "./price-lines.ts";

interface StartedPaymentPage {
  url: string;
  paymentId: string;
}

/** A member pays one of two carts (P9): listings' prices from the browser, or the marketplace cart we store. */
export function checkOut(
  deps: CheckoutDeps,
  member: Member,
  body: CheckoutBody,
): Promise<StartedPaymentPage> {
  const lines = readListingLines(body);
  return lines
    ? payForLines(deps, member, lines)
    : refuseProviderFailure(checkOutCart(deps, member, toDisplayedCart(body)));
}

interface OneTimePayment {
  line: RequestedLine;
  /** The session of a guest's booking, or the link in its email. */
  bookingToken: string | undefined;
}

/**
 * Somebody pays one price or one held time (P10). A guest pays for the booking that their token opens, and for nothing
 * else; everybody else is a member.
 */
export async function payOnce(
  deps: CheckoutDeps,
  actor: Actor,
  { line, bookingToken }: OneTimePayment,
): Promise<StartedPaymentPage> {
  if (bookingToken === undefined) {
    await activeMember.check(actor);
    return payForLines(deps, requireMember(actor), [line]);
  }
  const bookingId = "bookingId" in line ? line.bookingId : undefined;
  const { priced, returnPath } = await priceLinkedBooking(deps, bookingToken, bookingId);
  return startPayment(deps, { userId: null, returnPath }, [line], [priced]);
}

/** A member pays for prices of listings or for times that are held for them, at the prices of our own records. */
export async function payForLines(
  deps: CheckoutDeps,
  member: Member,
  requested: RequestedLine[],
): Promise<StartedPaymentPage> {
  const pricedLines = await priceLines(deps, requested, member.userId);
  return startPayment(deps, member, requested, pricedLines);
}
