import type { WaitlistPlace } from "@boab/contracts/bookings/waitlist";

/** Why a place ended, on its page. */
export const waitlistEndCopy = {
  left: "You left this waiting list.",
  taken: "You took a time, so you're no longer waiting.",
  unanswered:
    "We offered you two times and didn't hear from you, so we've taken you off the list. You can join again any time.",
  over: "The days you chose have passed. You can join again for other days.",
  replaced: "You joined this list again, and the newer email has your place.",
} as const satisfies Record<NonNullable<WaitlistPlace["endReason"]>, string>;

/** What a press did, by its intent. */
export const waitlistSuccessCopy: Record<string, string> = {
  join: "You're on the waiting list.",
  decline: "You've kept your place. We'll email you when another time opens.",
  leave: "You've left the waiting list.",
};
