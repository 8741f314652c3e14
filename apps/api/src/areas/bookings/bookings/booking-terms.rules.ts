import type { BookingSettings, Service } from "@boab/contracts/bookings/settings";

interface Offer extends Pick<BookingSettings, "payLater" | "payNow" | "takesPayments"> {
  service: Service | undefined;
}

interface Request {
  paymentStatus: "pay now" | "pay later" | undefined;
  isMember: boolean;
  /** What the customer's page showed. */
  priceCents: number | undefined;
}

export type TermsVerdict =
  | {
      ok: true;
      paymentStatus: "pay now" | "pay later";
      priceCents: number;
      dueNowCents: number;
    }
  | {
      ok: false;
      reason: "service_required" | "price_changed" | "payment_not_offered" | "sign_in_to_pay";
    };

/** What a booking costs and how it is paid: by what the business offers, never by what was sent. */
export function agreeOnTerms(offer: Offer, request: Request): TermsVerdict {
  const { service } = offer;
  const priceCents = service?.priceCents ?? 0;
  const chosen = request.paymentStatus ?? (offer.payLater ? "pay later" : "pay now");
  // Payment is needed for something; which service, nobody can guess (BOOK-13).
  if (chosen === "pay now" && !service) return { ok: false, reason: "service_required" };
  if (request.priceCents !== undefined && request.priceCents !== priceCents)
    return { ok: false, reason: "price_changed" };
  const later = { ok: true, paymentStatus: "pay later", priceCents, dueNowCents: 0 } as const;
  // What costs nothing needs no payment.
  if (service && priceCents === 0) return later;
  if (chosen === "pay later")
    return offer.payLater ? later : { ok: false, reason: "payment_not_offered" };
  if (!offer.payNow || !offer.takesPayments) return { ok: false, reason: "payment_not_offered" };
  if (!request.isMember) return { ok: false, reason: "sign_in_to_pay" };
  const dueNowCents = service?.depositCents || priceCents;
  return { ok: true, paymentStatus: "pay now", priceCents, dueNowCents };
}
