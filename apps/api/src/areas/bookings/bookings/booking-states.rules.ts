import type { BookingStatus } from "@boab/contracts/bookings/limits";

/** Who does something with a booking. We ourselves follow what happens to its payment. */
export type Party = "customer" | "business" | "system";

export type Action =
  | "confirm"
  | "decline"
  | "cancel"
  | "move"
  | "keep"
  | "complete"
  | "no-show"
  | "expire";

interface Step {
  from: readonly BookingStatus[];
  to: BookingStatus | "same";
}

/**
 * The life of a booking: who may do what from where, and where it leads. Whatever is not here is not possible.
 */
const steps: Record<Action, Partial<Record<Party, Step>>> = {
  confirm: {
    business: { from: ["requested"], to: "confirmed" },
    // Paid: in time, or late while the time was still free.
    system: { from: ["held", "expired"], to: "confirmed" },
  },
  decline: {
    business: { from: ["requested"], to: "declined" },
    // Somebody else was confirmed for the same time.
    system: { from: ["requested"], to: "declined" },
  },
  cancel: {
    customer: { from: ["held", "requested", "confirmed"], to: "cancelled" },
    business: { from: ["confirmed"], to: "cancelled" },
  },
  move: {
    customer: { from: ["requested", "confirmed"], to: "same" },
    business: { from: ["requested", "confirmed"], to: "same" },
  },
  keep: { customer: { from: ["confirmed"], to: "same" } },
  complete: { business: { from: ["confirmed"], to: "completed" } },
  "no-show": { business: { from: ["confirmed"], to: "no_show" } },
  expire: { system: { from: ["held"], to: "expired" } },
};

export interface BookingNow {
  status: BookingStatus;
  startsAt: Date;
  wantedAt: Date | null;
  /** Until when the customer changes it online. */
  changeableUntil: Date;
}

/** What becomes of the time that the customer asked for. */
type Wanted = "taken" | "dropped" | "left";

export type StepVerdict =
  | { ok: true; to: BookingStatus; wanted: Wanted }
  | {
      ok: false;
      reason: "booking_not_allowed" | "booking_change_too_late" | "booking_not_over";
    };

const refused = (reason: Extract<StepVerdict, { ok: false }>["reason"]) =>
  ({ ok: false, reason }) as const;

/** Decided under the business's lock, by what holds then. */
export function nextStep(
  booking: BookingNow,
  action: Action,
  party: Party,
  now: Date,
): StepVerdict {
  const { status, startsAt, wantedAt, changeableUntil } = booking;
  // A confirmed booking whose customer asked for another time is answered with the same two words.
  if (status === "confirmed" && wantedAt && party === "business" && isAnswer(action)) {
    // Nobody can be moved to a time that has passed; the request can still be declined.
    if (action === "confirm" && now >= wantedAt) return refused("booking_not_allowed");
    return { ok: true, to: "confirmed", wanted: action === "confirm" ? "taken" : "dropped" };
  }
  const step = steps[action][party];
  if (!step?.from.includes(status)) return refused("booking_not_allowed");
  if (action === "keep" && !wantedAt) return refused("booking_not_allowed");
  const hasStarted = now >= startsAt;
  if (isAboutThePast(action)) {
    if (!hasStarted) return refused("booking_not_over");
  } else if (hasStarted && party !== "system" && action !== "decline") {
    // What has begun is completed or missed, and a request nobody answered can only be declined.
    return refused("booking_not_allowed");
  }
  const isLate = status === "confirmed" && now > changeableUntil;
  if (party === "customer" && action !== "keep" && isLate)
    return refused("booking_change_too_late");
  const to = step.to === "same" ? status : step.to;
  return { ok: true, to, wanted: to === status && action !== "keep" ? "left" : "dropped" };
}

const isAnswer = (action: Action) => action === "confirm" || action === "decline";
const isAboutThePast = (action: Action) => action === "complete" || action === "no-show";

export const isPossible = (...question: Parameters<typeof nextStep>): boolean =>
  nextStep(...question).ok;
