import { bookingTexts } from "./texts.ts";

/** Why a day has no free time, as the specification says it (BOOK-17). */
export const noSlotTexts = {
  disabled: bookingTexts.disabled,
  "past date": bookingTexts.pastDate,
  "no window": bookingTexts.noWindow,
  "all taken": bookingTexts.allTaken,
  "no availability": bookingTexts.noAvailability,
} as const;
export type NoSlotReason = keyof typeof noSlotTexts;

/** Our own sentences about bookings. */
export const ownBookingTexts = {
  requested: "Thanks! Your request is on its way. You'll hear back by email or phone.",
  confirmed: "You're booked. See you then!",
  held: "We're keeping this time for you while you pay.",
  linkSent: "If we have a booking with that email, a new link is on its way.",
  linkGone: "This link no longer works. Please ask for a new one.",
  timeInvalid: "Please enter a time such as 09:00.",
  dateInvalid: "Please enter a date such as 2026-11-21.",
  windowBackwards: "The end has to be after the start.",
  daysOffBackwards: "The last day can't be before the first.",
  priceStep: "Please enter a price in steps of 50 cents.",
  depositTooLarge: "The deposit can't be more than the price.",
  noWayToPay: "Choose at least one way to pay.",
  titleRequired: "Please enter a name for the service.",
  serviceGone: "This service is no longer offered. Please choose another.",
  settingsFirst: "Please save your booking settings first.",
  visitLength: "A visit can take 5 minutes to 12 hours.",
} as const;
