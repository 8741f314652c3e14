import { computeMaxRetainedCents } from "@boab/contracts/bookings/cancellation-terms";
import type { BookingSettings, Service } from "@boab/contracts/bookings/settings";

interface PaymentOffer
  extends Pick<BookingSettings, "payLater" | "payNow" | "takesPayments" | "changeNoticeHours"> {
  /** What is booked together; empty for a visit without a service. */
  services: readonly Pick<Service, "priceCents" | "depositCents">[];
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

/** What one service costs, what of it is paid in advance, and the most that the business keeps of that. */
interface VisitTerms {
  priceCents: number;
  dueNowCents: number;
  maxRetainedCents: number;
}

export type TermsVerdict =
  | {
      ok: true;
      paymentStatus: "pay now" | "pay later";
      /** One for each service, or one for a visit without any. */
      visits: VisitTerms[];
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
  const { services } = offer;
  const hasService = services.length > 0;
  const priceCents = sum(services.map((service) => service.priceCents));
  const chosenPaymentStatus = request.paymentStatus ?? (offer.payLater ? "pay later" : "pay now");
  // A payment needs a service, and we can't guess which one (BOOK-13).
  if (chosenPaymentStatus === "pay now" && !hasService)
    return { ok: false, reason: "service_required" };
  if (request.priceCents !== undefined && request.priceCents !== priceCents)
    return { ok: false, reason: "price_changed" };
  if ((request.changeNoticeHours ?? offer.changeNoticeHours) !== offer.changeNoticeHours)
    return { ok: false, reason: "booking_terms_changed" };
  const payLaterTerms: TermsVerdict = {
    ok: true,
    paymentStatus: "pay later",
    visits: (hasService ? services : [{ priceCents: 0 }]).map((service) => ({
      priceCents: service.priceCents,
      dueNowCents: 0,
      maxRetainedCents: 0,
    })),
  };
  // A free service needs no payment.
  if (hasService && priceCents === 0) return payLaterTerms;
  if (chosenPaymentStatus === "pay later")
    return offer.payLater ? payLaterTerms : { ok: false, reason: "payment_not_offered" };
  if (!offer.payNow || !offer.takesPayments) return { ok: false, reason: "payment_not_offered" };
  // A guest proves their card by paying, and their email later by its link. An account is expected to be confirmed.
  if (request.isMember && !request.isProven) return { ok: false, reason: "email_not_confirmed" };
  const visits = services.map((service) => {
    const paid = { priceCents: service.priceCents, dueNowCents: getDueNowCents(service) };
    return { ...paid, maxRetainedCents: computeMaxRetainedCents(paid, offer.maxRetainedRate) };
  });
  const maxRetainedCents = sum(visits.map((visit) => visit.maxRetainedCents));
  if ((request.maxRetainedCents ?? maxRetainedCents) !== maxRetainedCents)
    return { ok: false, reason: "booking_terms_changed" };
  return { ok: true, paymentStatus: "pay now", visits };
}

/** The deposit, or the price where there is none. */
const getDueNowCents = ({
  priceCents,
  depositCents,
}: Pick<Service, "priceCents" | "depositCents">): number => depositCents || priceCents;

const sum = (amounts: readonly number[]): number =>
  amounts.reduce((total, cents) => total + cents, 0);
