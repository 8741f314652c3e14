import {
  type CheckoutBody,
  readListingLines,
  toDisplayedCart,
} from "@boab/contracts/payments/payments";
import { checkOutCart } from "#areas/marketplace/index.ts";
import { type RequestedLine, startPayment } from "#areas/payments/index.ts";
import type { Member } from "#platform/http/actor.ts";
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

/** A member pays for prices of listings or for times that are held for them, at the prices of our own records. */
export async function payForLines(
  deps: CheckoutDeps,
  member: Member,
  requested: RequestedLine[],
): Promise<StartedPaymentPage> {
  const pricedLines = await priceLines(deps, requested, member.userId);
  return startPayment(deps, member, requested, pricedLines);
}
