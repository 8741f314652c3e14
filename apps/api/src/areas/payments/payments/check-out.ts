import { type CheckoutBody, listingLinesOf, seenCartOf } from "@boab/contracts/payments/payments";
import type { Member } from "#platform/http/actor.ts";
import type { RequestOrigin } from "#platform/http/route.ts";
import type { PaymentsDeps } from "../deps.ts";
import { refuseProviderFailure } from "../refuse-provider-failure.ts";
import { startPayment } from "./start-payment.ts";

/** One call for two carts (P9): the one a browser keeps of listings' prices, and the one we keep for the marketplace. */
export function checkOut(
  deps: PaymentsDeps,
  member: Member,
  body: CheckoutBody,
  origin: RequestOrigin,
): Promise<{ url: string; paymentId: string }> {
  const lines = listingLinesOf(body);
  return lines
    ? startPayment(deps, member, lines, origin)
    : refuseProviderFailure(deps.checkOutCart(member, seenCartOf(body)));
}
