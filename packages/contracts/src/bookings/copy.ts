import { linkHoldMinutes, maxNameRequestsOfPerson, nameRequestDays } from "./limits.ts";

export const bookingCopy = {
  nameRequired: "Please enter your name.", // BOOK-09
  contactRequired: "Provide at least an email or phone.", // BOOK-10
  emailInvalid: "Enter a valid email address.", // BOOK-11
  phoneInvalid: "Enter a valid phone number.", // BOOK-12
  serviceRequired: "Select a service to continue.", // BOOK-13
  slotRequired: "Please select a time slot.", // BOOK-14
  disabled: "Bookings are disabled", // BOOK-17
  pastDate: "Past date selected", // BOOK-17
  noWindow: "No matching schedule window", // BOOK-17
  allTaken: "All slots are taken", // BOOK-17
  noAvailability: "No availability on the selected date.", // BOOK-17
  notSent: "Could not send booking. Please try again.", // BOOK-18
  requested: "Thanks! Your request is on its way. You'll hear back by email or phone.",
  confirmed: "You're booked. See you then!",
  held: "We're keeping this time for you while you pay.",
  heldForLink: `Check your email and confirm within ${linkHoldMinutes} minutes. We're holding this time for you until then.`,
  unverified:
    "Check your email and press the button in it to confirm. This time isn't held for you until you do.",
  emailNeeded:
    "There are several open requests with this number already. Please add your email so that you can confirm this one.",
  emailNeededToHold:
    "We can't hold this time for a phone number alone right now. Please add your email so that you can confirm it, then pay.",
  linkSent: "If we have a booking with that email, a new link is on its way.",
  linkGone: "This link no longer works. Please ask for a new one.",
  requestLinkGone:
    "This link no longer works. Open your bookings to confirm or decline the request.",
  suggestionLinkGone:
    "This link no longer works. The newest email about your visit has the one that does.",
  timeInvalid: "Please enter a time such as 09:00.",
  dateInvalid: "Please enter a date such as 2026-11-21.",
  windowBackwards: "The end has to be after the start.",
  secondTooEarly: "The second time has to start after the first one ends.",
  daysOffBackwards: "The last day can't be before the first.",
  priceStep: "Please enter a price in steps of 50 cents.",
  depositTooLarge: "The deposit can't be more than the price.",
  depositOverLimit: (percent: number) =>
    `The deposit can be at most ${percent}% of the price. Please enter a smaller one.`,
  noWayToPay: "Choose at least one way to pay.",
  titleRequired: "Please enter a name for the service.",
  teammateNameRequired: "Please enter a name.",
  teammateRequired: "Please choose a person.",
  teammateGone: "This person is no longer in your team. Please load the page again.",
  teammateHasVisits:
    "This person still has visits to come. Give them to somebody else or cancel them first.",
  nameConsent: (name: string, businessName: string) =>
    `Show my name, ${name}, with what I do and when I'm free, on the page of ${businessName}. Customers can book me by name.`,
  nameLinkGone:
    "This link no longer works. There may be a newer one in your email, or the business has changed the name.",
  nameNeedsPublicPage:
    "Your page has to be public first. Then you can ask your team whether you may name them.",
  nameAskedToday: "You've asked this person already. Please give them a day before you ask again.",
  nameAskedOften: `You've asked this person ${maxNameRequestsOfPerson} times in ${nameRequestDays} days. Please talk to them first.`,
  nameRefused: `They'd rather not be named. You can ask again ${nameRequestDays} days after their answer.`,
  nameRequestsPerDay: "You've asked many people today. Please go on tomorrow.",
  teammateServiceGone: "This service is no longer in your list.",
  serviceGone: "This service is no longer offered. Please choose another.",
  settingsFirst: "Please save your booking settings first.",
  optionNameRequired: "Please enter a name.",
  optionNameRepeated: "Each name can only be used once.",
  sizeOrLengthRequired: "Add at least one size or one length.",
  styleCellRequired: "Enter at least one price.",
  styleCellUnknown: "Each price belongs to one size and one length.",
  minutesBackwards: "The longest time can't be less than the shortest.",
  preparationRequired: "Please write something, or remove the line.",
  preparationTooLong: "Please keep each line to 140 characters.",
  tooManyPreparationLines: "Please use 8 lines or fewer.",
  stylesTooDear: "With all its extras this would cost more than $20,000.",
  styleRequired: "Choose a size and a length to continue.",
  styleNotOffered: "That combination isn't offered. Please choose another.",
  extraNotOffered: "One of these extras is no longer offered. Please choose again.",
  styleTooLong:
    "Together that's more than 12 hours. Please leave out an extra, or call the business.",
  visitLength: "A visit can take 5 minutes to 12 hours.",
  takingsRange: "Choose a last day on or after the first one, and no more than 12 months.",
  dailyTakingsRange: "Choose a last day on or after the first one, and no more than 31 days.",
  waitlistJoined:
    "You're on the waiting list. If a time opens, we'll email you and hold it for you for 30 minutes.",
  waitlistUnverified:
    "Check your email and press the button in it to join the waiting list. The link works for 24 hours.",
  waitlistLinkGone:
    "This link no longer works. The newest email from us has one that does, or you can join the list again.",
  waitlistDatesRequired: "Choose at least one day.",
  tooManyWaitlistDates: "Please choose 10 days or fewer.",
  waitlistDateUnavailable: "Choose days that can be booked online.",
  waitlistWindowBackwards: "The latest start can't be before the earliest.",
  waitlistEmailRequired: "Please enter your email, so that we can tell you.",
  offerRequired: "Please open the offer again.",
  halfYearInvalid: "Please choose a half-year such as 2026-H2.",
} as const;

/** Why a day has no free time, as the specification says it (BOOK-17). */
export const noSlotCopy = {
  disabled: bookingCopy.disabled,
  "past date": bookingCopy.pastDate,
  "no window": bookingCopy.noWindow,
  "all taken": bookingCopy.allTaken,
  "no availability": bookingCopy.noAvailability,
} as const;

/** Why a service can't be had in the style that was asked for. */
export const styleRefusalCopy = {
  style_required: bookingCopy.styleRequired,
  style_not_offered: bookingCopy.styleNotOffered,
  extra_not_offered: bookingCopy.extraNotOffered,
  too_long: bookingCopy.styleTooLong,
} as const;

export type NoSlotReason = keyof typeof noSlotCopy;
