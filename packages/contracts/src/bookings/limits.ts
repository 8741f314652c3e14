/** Limits for forms and the API. Free of schemas, so that browsers can load it. */

/** BOOK-02: slots are 15 to 120 minutes long, in steps of 15. */
export const slotLengthsMinutes = [15, 30, 45, 60, 75, 90, 105, 120] as const;
export const defaultSlotMinutes = 30;

export const minVisitMinutes = 5;
/** Small braids take a working day. */
export const maxVisitMinutes = 720;
export const maxBufferMinutes = 240;

/** BOOK-15, BOOK-16: bookings open 90 days ahead, and a slot on the same day needs five minutes of lead time. */
export const maxDaysAhead = 90;
export const minLeadMinutes = 5;

/** BOOK-03, X-32: prices are in steps of 50 cents. */
export const priceStepCents = 50;
export const maxServiceCents = 2_000_000;

export const bookingModes = ["single", "daily", "weekly"] as const;
/** BOOK-19: the values of `paymentStatus`. */
export const waysToPay = ["pay now", "pay later"] as const;

/**
 * X-31, and two of our own: a time is `held` while somebody pays for it or confirms their email, and `expired` when
 * they don't. X-100: a booking that waits for the emailed link without holding its time is `unverified`. Only `held`
 * and `confirmed` bookings block their time, and a request while it holds it.
 */
export const bookingStatuses = [
  "held",
  "unverified",
  "requested",
  "confirmed",
  "declined",
  "cancelled",
  "completed",
  "no_show",
  "expired",
] as const;
export type BookingStatus = (typeof bookingStatuses)[number];

/** a request may hold its time for up to this many hours; the default is for owners who switch it on. */
export const maxRequestHoldHours = 48;
export const defaultRequestHoldHours = 12;

export const paidStates = ["unpaid", "paid", "refunded"] as const;

export const maxServices = 40;
export const maxTeammates = 20;
export const maxTeammateNameLength = 60;
/** Nobody is asked again and again whether they may be named. */
export const nameRequestDays = 30;
export const maxNameRequestsOfPerson = 3;
export const maxNameRequestsPerDay = 20;
export const maxVisitsAtOnceLimit = 50;
/** A service has a table of sizes and lengths, extras and a list of what to do before coming. */
export const maxStyleSizes = 6;
export const maxStyleLengths = 8;
export const maxOptionNameLength = 40;
export const maxExtras = 10;
/** With all its extras, even the dearest style stays within what one payment may be. */
export const maxExtraCents = 100_000;
export const maxPreparationLines = 8;
export const maxPreparationLineLength = 140;
export const maxDaysOff = 60;
export const maxSingleSlots = 120;
/** One request counts the free times of at most this many days. */
export const maxSlotCountDays = 42;

/** the time of a guest without a confirmed email is held this long for the emailed link. */
export const linkHoldMinutes = 15;
/** The provider's page is open for at least half an hour; the rest is for getting there. */
export const paymentHoldMinutes = 40;
/** One contact may have this many upcoming visits at one business, requested or confirmed. */
export const maxOpenBookings = 5;

/** F-BOOK-11: what is booked together, of one person or of several who come together. */
export const maxPartyVisits = 4;
export const maxPartyPeople = 4;
/** Nobody of a party waits longer for their turn. */
export const maxPartyWaitMinutes = 180;

/** A customer has this long to agree to another time, and never longer than until so many hours before either time. */
export const suggestionHours = 24;
export const suggestionLeadHours = 2;
/** What became of another time that a business asked for. */
export const suggestionOutcomes = [
  "accepted",
  "declined",
  "withdrawn",
  "replaced",
  "lapsed",
  "gone",
] as const;

/** F-BOOK-10: one place on a waiting list names at most this many days. */
export const maxWaitlistDates = 10;
/** Somebody waits for this many services of one business at most, and for this many anywhere. */
export const maxWaitlistPlacesAtBusiness = 3;
export const maxWaitlistPlaces = 10;
/** More people than this can't wait at one business. */
export const maxWaitlistLength = 200;
/** A freed time is offered for so long, and only from the first to the last of these hours at the business. */
export const offerMinutes = 30;
export const offerHours = { from: "08:00", until: "20:00" } as const;
/** So long before it starts, a freed time is everybody's again. */
export const offerLeadHours = 2;
/** Whoever lets this many offers pass leaves the list. */
export const maxUnansweredOffers = 2;
/** A guest joins by the link in an email, within this time. */
export const waitlistLinkHours = 24;

/** Why a place on a waiting list ended. */
export const waitlistEndReasons = ["left", "taken", "unanswered", "over", "replaced"] as const;
