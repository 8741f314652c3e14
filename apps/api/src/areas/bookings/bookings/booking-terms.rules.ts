import { computeMaxRetainedCents } from "@boab/contracts/bookings/cancellation-terms";
import type { BookingSettings, Service } from "@boab/contracts/bookings/settings";

interface PaymentOffer
  extends Pick<BookingSettings, "payLater" | "payNow" | "takesPayments" | "changeNoticeHours"> {
  service: Pick<Service, "priceCents" | "depositCents"> | undefined;
  /** The largest share of the price that a business keeps. */
  maxRetainedRate: number;
}

interface TermsRequest {
  paymentStatus: "pay now" | "pay later" | undefined;
  isMember: boolean;
  /** True when the customer has confirmed their email, which paying now requires. */
  isProven: boolean;
  /** The price and the terms that the page showed to the customer. */
  priceCents: number | undefined;
  changeNoticeHours: number | undefined;
  maxRetainedCents: number | undefined;
}

export type TermsVerdict =
  | {
      ok: true;
      paymentStatus: "pay now" | "pay later";
      priceCents: number;
      dueNowCents: number;
      /** The most that the business keeps of it. */
      maxRetainedCents: number;
    }
  | {
      ok: false;
      reason:
        | "service_required"
        | "price_changed"
        | "payment_not_offered"
        | "booking_terms_changed"
        | "email_not_confirmed";
    };

/**
 * Decides what a booking costs and how it is paid. The price comes from the business's settings, never from the
 * request.
 */
export function decideTerms(offer: PaymentOffer, request: TermsRequest): TermsVerdict {
  const { service } = offer;
  const priceCents = service?.priceCents ?? 0;
  const chosenPaymentStatus = request.paymentStatus ?? (offer.payLater ? "pay later" : "pay now");
  // A payment needs a service, and we can't guess which one (BOOK-13).
  if (chosenPaymentStatus === "pay now" && !service)
    return { ok: false, reason: "service_required" };
  if (request.priceCents !== undefined && request.priceCents !== priceCents)
    return { ok: false, reason: "price_changed" };
  if ((request.changeNoticeHours ?? offer.changeNoticeHours) !== offer.changeNoticeHours)
    return { ok: false, reason: "booking_terms_changed" };
  const payLaterTerms = {
    ok: true,
    paymentStatus: "pay later",
    priceCents,
    dueNowCents: 0,
    maxRetainedCents: 0,
  } as const;
  // A free service needs no payment.
  if (service && priceCents === 0) return payLaterTerms;
  if (chosenPaymentStatus === "pay later")
    return offer.payLater ? payLaterTerms : { ok: false, reason: "payment_not_offered" };
  if (!offer.payNow || !offer.takesPayments) return { ok: false, reason: "payment_not_offered" };
  // A guest proves their card by paying, and their email later by its link. An account is expected to be confirmed.
  if (request.isMember && !request.isProven) return { ok: false, reason: "email_not_confirmed" };
  const dueNowCents = service?.depositCents || priceCents;
  const maxRetainedCents = computeMaxRetainedCents(
    { priceCents, dueNowCents },
    offer.maxRetainedRate,
  );
  if ((request.maxRetainedCents ?? maxRetainedCents) !== maxRetainedCents)
    return { ok: false, reason: "booking_terms_changed" };
  return { ok: true, paymentStatus: "pay now", priceCents, dueNowCents, maxRetainedCents };
}
