import { brand } from "@boab/contracts/common/brand";
import type { EmailDetails } from "#platform/mail/details.ts";
import { defineEmail, type EmailKind } from "#platform/mail/email.ts";
import type { Notice } from "./booking-emails.tasks.ts";

/** Everything an email about a booking may say, written when it is sent. */
export interface VisitFacts {
  firstName: string;
  customerName: string;
  businessName: string;
  service: string;
  /** `Sat 21 Nov, 7:00 am` */
  time: string;
  /** The time that was asked for instead. */
  wantedTime: string;
  reason: string;
  isCancelledByCustomer: boolean;
  /** Whether everything that was paid goes back. */
  isRefunded: boolean;
  /** Otherwise the business still has to answer. */
  isConfirmed: boolean;
  /** Until when it can be changed online; null once it is too late. */
  changeableUntil: string | null;
  nextFree: string[];
  details: EmailDetails;
  /** Where the reader sees the booking. */
  url: string;
  /** An .ics file, for the reader's calendar. */
  calendarFile: string | null;
}

const sample: VisitFacts = {
  firstName: "Abuk",
  customerName: "Abuk Majok",
  businessName: "Adut’s Braiding Room",
  service: "Knotless braids, small",
  time: "Sat 21 Nov, 7:00 am",
  wantedTime: "Sat 28 Nov, 8:30 am",
  reason: "My flight was moved to Sunday.",
  isCancelledByCustomer: true,
  isRefunded: false,
  isConfirmed: true,
  changeableUntil: "Thursday 19 November, 7:00 am Perth time",
  nextFree: ["Fri 27 Nov, 7:00 am", "Sat 28 Nov, 8:00 am", "Tue 1 Dec, 8:00 am"],
  details: {
    card: {
      ...{ weekday: "Saturday", day: "21", month: "November", time: "7:00 am to 5:00 pm" },
      lines: ["Perth time, about 10 hours"],
    },
    rows: [
      { label: "Service", value: "Knotless braids, small" },
      { label: "Where", value: "Shop 4, 31 Chesterfield Road, Mirrabooka WA 6061" },
      { label: "To pay", value: "$420.00 at your visit" },
      { label: "Phone", value: "08 5550 0142" },
      { label: "Booking", value: "BOOK-7K2MQX4D" },
    ],
    note: {
      heading: "From Adut’s Braiding Room",
      text: "Please come with your hair washed and blown out.",
    },
  },
  url: "https://boab.example/booking?token=sample",
  calendarFile: null,
};

const movedSample: VisitFacts = {
  ...sample,
  details: { ...sample.details, card: { ...sample.details.card, before: "Thu 19 Nov, 8:00 am" } },
};

interface Wording {
  sample?: VisitFacts;
  kind: string;
  when: string;
  atMostPerHour: number;
  subject: (facts: VisitFacts) => string;
  heading: (facts: VisitFacts) => string;
  paragraphs: (facts: VisitFacts) => string[];
  button: string | ((facts: VisitFacts) => string);
  reason: string;
}

const write = ({ heading, paragraphs, button, reason, ...wording }: Wording) =>
  defineEmail<VisitFacts>({
    sample,
    ...wording,
    email: (facts) => ({
      heading: heading(facts),
      paragraphs: paragraphs(facts),
      details: facts.details,
      button: { label: typeof button === "string" ? button : button(facts), url: facts.url },
      reason,
    }),
  });

const forCustomers = {
  // Anyone can enter anyone's email when booking.
  atMostPerHour: 8,
  button: "See your booking",
  reason: `You're getting this because this email was used for a booking on ${brand.name}. If this wasn't you, you can cancel the booking or ignore this email.`,
};

const forOwners = {
  atMostPerHour: 60,
  button: "Open your bookings",
  reason: `You own this listing on ${brand.name}.`,
};

const quoted = (reason: string) => (reason ? [`“${reason}”`] : []);
const howToChange = ({ businessName, changeableUntil }: VisitFacts) =>
  changeableUntil === null
    ? `It's too late to move or cancel online. If you need to, please call ${businessName}.`
    : `You can move or cancel online until ${changeableUntil}.`;
const refundNote = ({ isRefunded }: VisitFacts) =>
  isRefunded ? ["What was paid is on its way back to the card. That takes 5 to 10 days."] : [];

/** To whoever booked. */
export const customerEmails: Record<Notice, EmailKind<VisitFacts>> = {
  requested: write({
    ...forCustomers,
    kind: "booking-requested",
    when: "To somebody who asked for a time",
    subject: ({ businessName }) => `We've sent your request to ${businessName}`,
    heading: ({ firstName }) => `Your request is on its way, ${firstName}`,
    paragraphs: ({ businessName }) => [
      `${businessName} will confirm or suggest another time. We'll email you as soon as they answer. The time isn't held until then.`,
    ],
  }),
  confirmed: write({
    ...forCustomers,
    kind: "booking-confirmed",
    when: "To somebody whose booking is confirmed",
    subject: ({ time, businessName }) => `Confirmed: ${time} at ${businessName}`,
    heading: ({ firstName }) => `You're booked, ${firstName}`,
    paragraphs: (facts) => [
      `Your time at ${facts.businessName} is confirmed.`,
      `${howToChange(facts)} The calendar file is attached.`,
    ],
    button: ({ changeableUntil }) =>
      changeableUntil === null ? forCustomers.button : "Move or cancel",
  }),
  declined: write({
    ...forCustomers,
    kind: "booking-declined",
    when: "To somebody whose request was declined",
    subject: ({ businessName, time }) => `${businessName} can't do ${time}`,
    heading: () => "That time didn't work",
    paragraphs: (facts) => [
      `${facts.businessName} couldn't take your request.`,
      ...quoted(facts.reason),
      ...refundNote(facts),
      ...(facts.nextFree.length > 0 ? [`Next free: ${facts.nextFree.join(" · ")}`] : []),
    ],
    button: "Pick another time",
  }),
  cancelled: write({
    ...forCustomers,
    kind: "booking-cancelled",
    when: "To somebody whose booking was cancelled",
    subject: ({ time }) => `Your booking on ${time} is cancelled`,
    heading: ({ isCancelledByCustomer }) =>
      isCancelledByCustomer ? "You cancelled this booking" : "Your booking was cancelled",
    paragraphs: (facts) => [
      facts.isCancelledByCustomer
        ? `We've let ${facts.businessName} know.`
        : `${facts.businessName} had to cancel.`,
      ...(facts.isCancelledByCustomer ? [] : quoted(facts.reason)),
      ...refundNote(facts),
    ],
  }),
  moved: write({
    ...forCustomers,
    kind: "booking-moved",
    sample: movedSample,
    when: "To somebody whose booking has a new time",
    subject: ({ time }) => `Your new time: ${time}`,
    heading: ({ isConfirmed }) =>
      isConfirmed ? "Your booking has a new time" : "Your request has a new time",
    paragraphs: (facts) => [
      facts.isConfirmed
        ? `See you at ${facts.businessName}. ${howToChange(facts)}`
        : `${facts.businessName} still has to confirm it. We'll email you as soon as they answer.`,
    ],
  }),
  "move asked": write({
    ...forCustomers,
    kind: "booking-move-asked",
    when: "To somebody who asked for another time",
    subject: ({ wantedTime }) => `You asked for ${wantedTime}`,
    heading: ({ wantedTime }) => `You asked for ${wantedTime}`,
    paragraphs: ({ businessName }) => [
      `The time below is still yours. We'll email you as soon as ${businessName} answers.`,
    ],
  }),
  "move declined": write({
    ...forCustomers,
    kind: "booking-move-declined",
    when: "To somebody whose booking could not be moved",
    subject: ({ time }) => `Your booking stays on ${time}`,
    heading: () => "Your booking stays as it was",
    paragraphs: ({ businessName }) => [
      `${businessName} couldn't do the other time, so we've kept this one for you.`,
    ],
  }),
  reminder: write({
    ...forCustomers,
    kind: "booking-reminder",
    when: "To somebody whose visit is coming up",
    subject: ({ time, businessName }) => `Coming up: ${time} at ${businessName}`,
    heading: ({ firstName }) => `See you soon, ${firstName}`,
    paragraphs: ({ businessName }) => [`This is a reminder of your booking at ${businessName}.`],
  }),
  link: write({
    ...forCustomers,
    kind: "booking-link",
    atMostPerHour: 3,
    when: "To a guest who asked for a new link to their booking",
    subject: ({ businessName }) => `Your booking at ${businessName}`,
    heading: () => "Here's your booking",
    paragraphs: () => ["Use the button to see, move or cancel it. Earlier links still work."],
  }),
  "paid too late": write({
    ...forCustomers,
    kind: "booking-paid-late",
    when: "To somebody who paid for a time that was gone",
    subject: ({ businessName }) => `Your payment to ${businessName} is on its way back`,
    heading: () => "That time was gone before you paid",
    paragraphs: ({ businessName }) => [
      `Your payment to ${businessName} came after we stopped holding the time, and it could no longer be booked. We've refunded all of it; it takes 5 to 10 days to reach your card.`,
    ],
    button: "Pick another time",
  }),
};

/** To the owner of the business. */
export const ownerEmails: Partial<Record<Notice, EmailKind<VisitFacts>>> = {
  requested: write({
    ...forOwners,
    kind: "owner-booking-requested",
    when: "To the owner, when somebody asks for a time",
    subject: ({ customerName, time }) => `New request: ${customerName}, ${time}`,
    heading: ({ customerName }) => `${customerName} would like to come in`,
    paragraphs: ({ businessName }) => [
      `There's a new booking request for ${businessName}. Confirm or decline it in your bookings.`,
    ],
    button: "Confirm or decline",
  }),
  confirmed: write({
    ...forOwners,
    kind: "owner-booking-confirmed",
    when: "To the owner, when a booking is confirmed without them",
    subject: ({ customerName, time }) => `New booking: ${customerName}, ${time}`,
    heading: ({ customerName }) => `${customerName} is booked in`,
    paragraphs: ({ businessName }) => [`There's a new confirmed booking for ${businessName}.`],
  }),
  cancelled: write({
    ...forOwners,
    kind: "owner-booking-cancelled",
    when: "To the owner, when a customer cancels",
    subject: ({ customerName, time }) => `Cancelled: ${customerName}, ${time}`,
    heading: ({ customerName }) => `${customerName} cancelled`,
    paragraphs: ({ reason, isRefunded }) => [
      "The time is free again.",
      ...quoted(reason),
      ...(isRefunded ? ["What they paid goes back to them."] : []),
    ],
  }),
  moved: write({
    ...forOwners,
    kind: "owner-booking-moved",
    sample: movedSample,
    when: "To the owner, when a customer moves a booking",
    subject: ({ customerName, time }) => `Moved: ${customerName}, now ${time}`,
    heading: ({ customerName }) => `${customerName} picked another time`,
    paragraphs: ({ isConfirmed }) => [
      isConfirmed
        ? "The booking is already moved, so there's nothing for you to do."
        : "It's still a request. Confirm or decline it in your bookings.",
    ],
    button: ({ isConfirmed }) => (isConfirmed ? forOwners.button : "Confirm or decline"),
  }),
  "move asked": write({
    ...forOwners,
    kind: "owner-booking-move-asked",
    when: "To the owner, when a customer asks for another time",
    subject: ({ customerName, wantedTime }) => `${customerName} asks to move to ${wantedTime}`,
    heading: ({ customerName, wantedTime }) => `${customerName} asks for ${wantedTime}`,
    paragraphs: () => ["They keep the time below until you answer."],
    button: "Confirm or decline",
  }),
};
