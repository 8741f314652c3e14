/**
 * What becomes of the money when a visit is called off. One verdict decides the refund, and the sentences on
 * pages and in emails are written from it. This file is free of schemas, so that browsers can load it.
 */
interface AgreedVisit {
  startsAt: Date;
  /** Customers can move or cancel for free until this many hours before the visit, as agreed when it was booked. */
  changeNoticeHours: number;
  /**
   * The business chose the time, or asked for another that its customer didn't agree to, so they may call the visit off
   * until it starts.
   */
  isMovedByBusiness: boolean;
}

const hourMs = 60 * 60 * 1000;

/** The end of the free time to cancel. The business's share of a payment goes out then. */
export const computeFreeUntil = ({
  startsAt,
  changeNoticeHours,
  isMovedByBusiness,
}: AgreedVisit): Date =>
  isMovedByBusiness ? startsAt : new Date(startsAt.getTime() - changeNoticeHours * hourMs);

/** The rate is in millionths, because 0.3 isn't exact in floating point. */
const applyRate = (cents: number, rate: number) =>
  Math.floor((cents * Math.round(rate * 1_000_000)) / 1_000_000);

/** The largest deposit that a business may ask for: this share of the price. */
export const computeMaxDepositCents = (priceCents: number, maxRetainedRate: number): number =>
  applyRate(priceCents, maxRetainedRate);

/** The most that a business keeps of what is paid before a visit: the deposit, and never more than its share of the price. */
export const computeMaxRetainedCents = (
  { priceCents, dueNowCents }: { priceCents: number; dueNowCents: number },
  maxRetainedRate: number,
): number => Math.min(dueNowCents, computeMaxDepositCents(priceCents, maxRetainedRate));

interface PaidVisit {
  freeUntil: Date;
  isMovedByBusiness: boolean;
  paidCents: number;
  refundedCents: number;
  maxRetainedCents: number;
}

/** Who called the visit off, or `missed` when the customer didn't come. */
type CancellationCause = "customer" | "business" | "missed";

interface CancellationVerdict {
  returnedCents: number;
  retainedCents: number;
  /** Who bears what the card payment cost for the part that goes back. */
  cardFeePayer: "platform" | "business";
}

/**
 * decides what goes back, what the business keeps, and who bears the card fee. What the business calls off, has
 * moved or wanted to move goes back at its cost; what a customer cancels in time goes back at ours; after that the deposit is lost.
 */
export function decideCancellation(
  { freeUntil, isMovedByBusiness, paidCents, refundedCents, maxRetainedCents }: PaidVisit,
  cause: CancellationCause,
  at: Date,
): CancellationVerdict {
  const leftCents = paidCents - refundedCents;
  const isByBusiness = cause === "business" || isMovedByBusiness;
  const isInTime = cause === "customer" && at <= freeUntil;
  const retainedCents = isByBusiness || isInTime ? 0 : Math.min(leftCents, maxRetainedCents);
  return {
    returnedCents: leftCents - retainedCents,
    retainedCents,
    cardFeePayer: isByBusiness ? "business" : "platform",
  };
}

interface TermsView {
  freeUntil: Date;
  isMovedByBusiness: boolean;
  timeZone: string;
  businessName: string;
  /** What is paid by card in advance, and the most that the business keeps of it; null where nothing is. */
  payment: { paidCents: number; maxRetainedCents: number } | null;
  now: Date;
}

/** How times such as `Wed 18 Nov, 9:30 am`, and amounts such as `$50.00`, are written. */
interface Formats {
  formatTime: (instant: Date, timeZone: string) => string;
  formatMoney: (cents: number) => string;
}

/**
 * Returns `Free to move or cancel until Wed 18 Nov, 9:30 am.`, and what becomes of the money where something is paid
 * now. It stands beside the button, on the booking's page and in its emails.
 */
export function describeCancellationTerms(terms: TermsView, formats: Formats): string[] {
  const { freeUntil, isMovedByBusiness, timeZone, businessName: name, payment, now } = terms;
  const until = formats.formatTime(freeUntil, timeZone);
  const isFree = now < freeUntil;
  if (!payment)
    return [
      isFree
        ? `Free to move or cancel until ${until}.`
        : `This time is too soon to move or cancel online. If your plans change, please call ${name}.`,
    ];
  if (isMovedByBusiness)
    return [
      `${name} moved your visit or asked to. Cancel before it starts, by ${until}, and you get back everything you paid.`,
    ];
  const loss = describeLoss(terms, payment, formats);
  return [
    ...(isFree
      ? [
          `Free to move or cancel until ${until}.`,
          `Cancel by then and you get back everything you paid. If you cancel later or don't come, ${loss}.`,
        ]
      : [
          `This time is too soon to move or cancel for free. If you cancel or don't come, ${loss}.`,
        ]),
    `If ${name} cancels, or asks for another time that doesn't suit you, you can get everything back.`,
  ];
}

/** What a customer loses who cancels late or doesn't come, in the words of the verdict. */
function describeLoss(
  { freeUntil, isMovedByBusiness, businessName }: TermsView,
  payment: NonNullable<TermsView["payment"]>,
  formats: Formats,
): string {
  const visit = { freeUntil, isMovedByBusiness, refundedCents: 0, ...payment };
  return describeSplit(decideCancellation(visit, "missed", freeUntil), businessName, formats);
}

function describeSplit(
  { retainedCents, returnedCents }: Pick<CancellationVerdict, "returnedCents" | "retainedCents">,
  businessName: string,
  { formatMoney }: Pick<Formats, "formatMoney">,
): string {
  if (retainedCents === 0) return "you still get back everything you paid";
  return returnedCents === 0
    ? `${businessName} keeps the ${formatMoney(retainedCents)} you paid`
    : `${businessName} keeps ${formatMoney(retainedCents)} and you get ${formatMoney(returnedCents)} back`;
}

/** What cancelling a paid visit now would do, for whoever is about to press the button. */
export function describeCancellingNow(
  verdict: Pick<CancellationVerdict, "returnedCents" | "retainedCents">,
  businessName: string,
  formats: Pick<Formats, "formatMoney">,
): string {
  const { retainedCents, returnedCents } = verdict;
  return retainedCents === 0
    ? `The ${formats.formatMoney(returnedCents)} you paid goes back to your card.`
    : `The free time to cancel has passed: ${describeSplit(verdict, businessName, formats)}.`;
}

/** What became of a payment once the visit was called off or missed. */
export function describeReturnedMoney(
  { paidCents, refundedCents }: { paidCents: number; refundedCents: number },
  businessName: string,
  { formatMoney }: Pick<Formats, "formatMoney">,
): string {
  const retainedCents = paidCents - refundedCents;
  if (paidCents === 0) return "Nothing was charged.";
  const returned = `${formatMoney(refundedCents)} is going back to your card.`;
  const retained = `${businessName} keeps ${formatMoney(retainedCents)}, as agreed when you booked.`;
  if (retainedCents === 0) return returned;
  return refundedCents === 0 ? retained : `${returned} ${retained}`;
}
