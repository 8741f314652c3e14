import type { ErrorKinds } from "../common/error-kind.ts";
import { bookingCopy } from "./copy.ts";

export const bookingsErrors = {
  booking_slot_taken: {
    status: 409,
    sentence: "Someone just took that time. Please pick another.",
  },
  teammate_not_free: {
    status: 409,
    sentence: "This person is booked at that time. Please choose somebody else, or move the visit.",
  },
  /** They withdrew their consent, left, or don't do the service any more. */
  teammate_not_bookable: {
    status: 409,
    sentence:
      "This person can't be booked by name any more. Please choose somebody else or anyone.",
  },
  teammate_already_named: { status: 409, sentence: "This person is named already." },
  /** The sentence says which limit it is. */
  name_request_too_soon: { status: 429, sentence: bookingCopy.nameAskedToday },
  name_request_answered: {
    status: 409,
    sentence: "This has been answered already. Load the page again to see how it stands.",
  },
  teammate_has_visits: { status: 409, sentence: bookingCopy.teammateHasVisits },
  /** The day's own reason is the sentence where there is one (BOOK-17). */
  booking_slot_unavailable: { status: 409, sentence: bookingCopy.noAvailability },
  booking_not_allowed: {
    status: 409,
    sentence: "This booking has changed in the meantime, so that's no longer possible.",
  },
  booking_change_too_late: {
    status: 409,
    sentence: "It's too late to change this online. Please call the business.",
  },
  booking_not_over: {
    status: 409,
    sentence: "This visit hasn't started yet.",
  },
  /** Says the same whatever the reason is. */
  online_booking_unavailable: {
    status: 409,
    sentence: "Online booking isn't available here right now. Please call the business to book.",
  },
  /** Answered, taken back, too old, or the business's hours have changed since. */
  suggestion_over: {
    status: 409,
    sentence:
      "This time can't be agreed to any more. Load the page again to see how your visit stands.",
  },
  too_late_to_ask: {
    status: 409,
    sentence:
      "There's too little time left for an answer: ask more than two hours before both times. Please call them instead.",
  },
  booking_terms_changed: {
    status: 409,
    sentence: "The terms for cancelling have changed. Please read them again before you go on.",
  },
  payment_not_offered: {
    status: 409,
    sentence: "This business doesn't offer that way to pay. Please choose the other.",
  },
  waitlist_offer_gone: {
    status: 409,
    sentence: "This offer is over. You'll hear from us if another time opens.",
  },
  waitlist_not_offered: {
    status: 409,
    sentence:
      "This business has no waiting list right now. Please choose another day, or call the business.",
  },
  waitlist_full: {
    status: 409,
    sentence: "The waiting list is full right now. Please look again later, or call the business.",
  },
  too_many_waitlist_places: {
    status: 429,
    sentence:
      "You can wait for three services at one business, and for ten in all. Leave one of those lists to join another.",
  },
  too_many_open_requests: {
    status: 429,
    sentence:
      "You already have five visits to come here. To book another, please call the business or wait until one is over.",
  },
} as const satisfies ErrorKinds;
