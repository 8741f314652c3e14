import type { BookingStatus } from "@boab/contracts/bookings/limits";

/** `system` is us: it acts when a payment arrives, a hold expires or another booking gets confirmed. */
export type Party = "customer" | "business" | "system";

/** The customer withdraws the request for another time; the contract publishes the action under this name. */
const withdrawMoveAction = "keep";

/** What ends another time that the business asked for: the customer's answers, and taking it back. */
export type SuggestionAction = "accept-time" | "decline-time" | "withdraw-time";

export type Action =
  | "verify"
  | "confirm"
  | "decline"
  | "cancel"
  | "move"
  | "give"
  | SuggestionAction
  | typeof withdrawMoveAction
  | "complete"
  | "no-show"
  | "expire";

interface Step {
  from: readonly BookingStatus[];
  to: BookingStatus | "same";
  /** The party corrects what it or the worker said about a visit, while the visit is recent. */
  corrects?: BookingStatus;
}

/** The business may say for this long that a visit took place after all, or didn't. */
const correctionDays = 14;
const dayMs = 24 * 60 * 60 * 1000;

/**
 * The state machine of a booking says who may do what in which status, and which status follows. Anything else
 * is refused.
 */
const stepsByAction: Record<Action, Partial<Record<Party, Step>>> = {
  // The customer confirms by the emailed link. `getVerifiedStatus` decides which status follows.
  verify: { customer: { from: ["held", "unverified", "expired", "confirmed"], to: "requested" } },
  confirm: {
    business: { from: ["requested"], to: "confirmed" },
    // The payment arrived in time, or late while the time was still free.
    system: { from: ["held", "expired"], to: "confirmed" },
  },
  decline: {
    business: { from: ["requested"], to: "declined" },
    // Somebody else was confirmed for the same time.
    system: { from: ["requested"], to: "declined" },
  },
  cancel: {
    customer: { from: ["held", "unverified", "requested", "confirmed"], to: "cancelled" },
    business: { from: ["confirmed"], to: "cancelled" },
  },
  move: {
    customer: { from: ["requested", "confirmed"], to: "same" },
    business: { from: ["requested", "confirmed"], to: "same" },
  },
  // To somebody else of the team, at the same time.
  give: { business: { from: ["requested", "confirmed"], to: "same" } },
  "accept-time": { customer: { from: ["requested", "confirmed"], to: "confirmed" } },
  "decline-time": { customer: { from: ["requested", "confirmed"], to: "same" } },
  "withdraw-time": { business: { from: ["requested", "confirmed"], to: "same" } },
  [withdrawMoveAction]: { customer: { from: ["confirmed"], to: "same" } },
  complete: { business: { from: ["confirmed"], to: "completed", corrects: "no_show" } },
  "no-show": { business: { from: ["confirmed"], to: "no_show", corrects: "completed" } },
  expire: { system: { from: ["held", "unverified"], to: "expired" } },
};

export interface CurrentBooking {
  status: BookingStatus;
  startsAt: Date;
  proposedStartsAt: Date | null;
  /** The customer can agree until then to another time that the business asks for; null where it asks for none. */
  suggestionAnswerBy: Date | null;
  /** The customer can move a confirmed booking, or cancel it for free, until then. */
  changeableUntil: Date;
  /** Whoever paid may cancel after that too, and loses the deposit. */
  isPaid: boolean;
  /** True while the customer still has to confirm the booking by the emailed link. */
  isWaitingForLink: boolean;
}

/** A booking gets this status once its customer has confirmed it by the emailed link. What is to be paid now is held for it. */
export function getVerifiedStatus(
  business: { confirmsInstantly: boolean },
  paymentStatus: "pay now" | "pay later",
) {
  if (paymentStatus === "pay now") return "held";
  return business.confirmsInstantly ? "confirmed" : "requested";
}

/** The outcome says what happens to the new time that the customer proposed. */
type ProposalOutcome = "taken" | "dropped" | "left";

export type StepVerdict =
  | { ok: true; to: BookingStatus; proposal: ProposalOutcome }
  | {
      ok: false;
      reason:
        | ("booking_not_allowed" | "booking_change_too_late" | "booking_not_over")
        | "suggestion_over";
    };

/**
 * Decides whether a party may take an action, and which status follows. Whoever saves the result holds the business's
 * lock.
 */
export function findNextStep(
  booking: CurrentBooking,
  action: Action,
  party: Party,
  now: Date,
): StepVerdict {
  const { status, startsAt, proposedStartsAt, suggestionAnswerBy, changeableUntil, isPaid } =
    booking;
  // The business answers a proposed new time with the same two actions, confirm and decline.
  if (status === "confirmed" && proposedStartsAt && party === "business" && isAnswer(action)) {
    // Nobody can be moved to a time that has passed; the request can still be declined.
    if (action === "confirm" && now >= proposedStartsAt)
      return { ok: false, reason: "booking_not_allowed" };
    return { ok: true, to: "confirmed", proposal: action === "confirm" ? "taken" : "dropped" };
  }
  const step = stepsByAction[action][party];
  if (!step || !(step.from.includes(status) || isCorrection(step, booking, now)))
    return { ok: false, reason: "booking_not_allowed" };
  if (action === "verify" && !booking.isWaitingForLink)
    return { ok: false, reason: "booking_not_allowed" };
  if (action === withdrawMoveAction && !proposedStartsAt)
    return { ok: false, reason: "booking_not_allowed" };
  if (isAboutSuggestion(action) && !(suggestionAnswerBy && now < suggestionAnswerBy))
    return { ok: false, reason: "suggestion_over" };
  const hasStarted = now >= startsAt;
  if (isForPastVisit(action)) {
    if (!hasStarted) return { ok: false, reason: "booking_not_over" };
  } else if (hasStarted && party !== "system" && action !== "decline") {
    // A visit that has started is completed or missed, and a request that nobody answered can only be declined.
    return { ok: false, reason: "booking_not_allowed" };
  }
  const isLate = status === "confirmed" && now > changeableUntil;
  const isAllowedLate =
    action === withdrawMoveAction ||
    action === "verify" ||
    isAboutSuggestion(action) ||
    (action === "cancel" && isPaid);
  if (party === "customer" && isLate && !isAllowedLate)
    return { ok: false, reason: "booking_change_too_late" };
  const to = step.to === "same" ? status : step.to;
  return {
    ok: true,
    to,
    proposal: to === status && action !== withdrawMoveAction ? "left" : "dropped",
  };
}

const isCorrection = ({ corrects }: Step, { status, startsAt }: CurrentBooking, now: Date) =>
  corrects === status && now.getTime() <= startsAt.getTime() + correctionDays * dayMs;

const isAnswer = (action: Action) => action === "confirm" || action === "decline";
const isAboutSuggestion = (action: Action): action is SuggestionAction =>
  action === "accept-time" || action === "decline-time" || action === "withdraw-time";
const isForPastVisit = (action: Action) => action === "complete" || action === "no-show";

export const isStepPossible = (...stepArguments: Parameters<typeof findNextStep>): boolean =>
  findNextStep(...stepArguments).ok;

/** Unproven guests may hold this share of a day's free times, and always at least one, so that a quiet day can be booked. */
const maxGuestHoldRatio = 0.1;

interface GuestUsage {
  /** The same email, network or browser holds a time already. */
  hasHold: boolean;
  /** Visits to come that were booked with the same email or phone, whoever typed it. */
  typedVisits: number;
  maxTypedVisits: number;
}

interface DayLoad {
  freeTimes: number;
  guestHolds: number;
  /** How many the guest books together. */
  visits: number;
}

/**
 * decides whether an unproven guest's time is held until they open the emailed link or have paid. Without a hold
 * nobody with an email is refused: opening the link books the time if it is still free.
 */
export const mayHoldForGuest = (
  guest: GuestUsage,
  { freeTimes: freeTimeCount, guestHolds: guestHoldCount, visits: visitCount }: DayLoad,
): boolean =>
  !guest.hasHold &&
  guest.typedVisits < guest.maxTypedVisits &&
  guestHoldCount + visitCount <= Math.max(1, Math.floor(freeTimeCount * maxGuestHoldRatio));

interface RequestedHold {
  requestHoldHours: number;
  startsAt: Date;
  /** The same person has a request that holds its time here already. */
  hasHold: boolean;
}

const hourMs = 60 * 60 * 1000;

/** a proven person holds one time at a business until it answers, at the latest until the visit starts. */
export function decideRequestHold(
  { requestHoldHours, startsAt, hasHold }: RequestedHold,
  now: Date,
): Date | null {
  if (requestHoldHours === 0 || hasHold) return null;
  return new Date(Math.min(now.getTime() + requestHoldHours * hourMs, startsAt.getTime()));
}
