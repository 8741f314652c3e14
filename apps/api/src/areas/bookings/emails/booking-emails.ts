import { brand } from "@boab/contracts/common/brand";
import type { EmailDetails } from "#platform/mail/details.ts";
import { defineEmail, type EmailAudience, type EmailKind } from "#platform/mail/email.ts";
import { appendFirstName } from "#platform/mail/names.ts";
import type { NoticeKind } from "../bookings.tasks.ts";

/** This is everything an email about a booking may say. It is read when the email is sent. */
export interface BookingEmailData {
  /** Empty when the typed name is nothing that an email may repeat. */
  firstName: string;
  /** Only emails to the owner show this name, never those to the customer. */
  customerName: string;
  businessName: string;
  service: string;
  /** `Sat 21 Nov, 7:00 am` */
  time: string;
  /** The new time that the customer proposed; empty without one. */
  proposedTime: string;
  /** Another time that the business asks for, or asked for; null in every other email. */
  suggestion: {
    time: string;
    /** `Sunday 22 November, 7:00 am Perth time` */
    answerBy: string;
    teammateNote: string;
    /** What becomes of a payment for each answer; empty where nothing is paid in advance. */
    terms: { accept: string; decline: string };
    urls: { acceptUrl: string; declineUrl: string } | null;
  } | null;
  reason: string;
  isCancelledByCustomer: boolean;
  /** Says that somebody else does a visit that was booked by name; empty where nothing has changed. */
  teammateNote: string;
  /** What became of a payment once the visit was called off; empty where nothing was paid. */
  moneyNote: string;
  /** The same for the owner. */
  ownerMoneyNote: string;
  /** True for a guest who paid and hasn't shown that the email is theirs. */
  isEmailUnproven: boolean;
  /** False while the business still has to answer. */
  isConfirmed: boolean;
  /** The booking can be changed online until then; null once it is too late. */
  changeableUntil: string | null;
  nextFreeTimes: string[];
  /** What to do before coming, one line each. */
  preparation: string[];
  /** The terms say until when the booking can be moved or cancelled, and what happens to a payment. */
  terms: string[];
  /** True where the customer pays, or paid, in advance. */
  isPrepaid: boolean;
  /** `9:45 am` while the time is held for the link, `Thu 19 Nov, 6:00 pm` while a request holds it. */
  heldUntil: string | null;
  details: EmailDetails;
  /** The reader opens the booking at this URL. */
  url: string;
  /** The business answers a request by these links, without signing in; null where there is nothing to answer. */
  answerUrls: { confirm: string; decline: string } | null;
  /** An .ics file, for the reader's calendar. */
  calendarFile: string | null;
}

const sample: BookingEmailData = {
  firstName: "Abuk",
  customerName: "Abuk Majok",
  businessName: "Adut’s Braiding Room",
  service: "Knotless braids, small",
  time: "Sat 21 Nov, 7:00 am",
  proposedTime: "Sat 28 Nov, 8:30 am",
  suggestion: null,
  reason: "My flight was moved to Sunday.",
  isCancelledByCustomer: true,
  teammateNote: "",
  moneyNote: "",
  ownerMoneyNote: "",
  isEmailUnproven: false,
  isConfirmed: true,
  changeableUntil: "Thursday 19 November, 7:00 am Perth time",
  preparation: ["Wash and blow-dry your hair the night before.", "Take out old braids first."],
  nextFreeTimes: ["Fri 27 Nov, 7:00 am", "Sat 28 Nov, 8:00 am", "Tue 1 Dec, 8:00 am"],
  terms: ["Free to move or cancel until Thu 19 Nov, 7:00 am."],
  isPrepaid: false,
  heldUntil: "9:45 am",
  details: {
    card: {
      weekday: "Saturday",
      day: "21",
      month: "November",
      time: "7:00 am to 5:00 pm",
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
  answerUrls: null,
  calendarFile: null,
};

const movedSample: BookingEmailData = {
  ...sample,
  details: { ...sample.details, card: { ...sample.details.card, before: "Thu 19 Nov, 8:00 am" } },
};

/** A visit that a guest paid in full. */
const prepaidSample: BookingEmailData = {
  ...sample,
  isPrepaid: true,
  isEmailUnproven: true,
  terms: [
    "Free to move or cancel until Thu 19 Nov, 7:00 am.",
    "Cancel by then and you get back everything you paid. If you cancel later or don't come, Adut’s Braiding Room keeps $126.00 and you get $294.00 back.",
    "If Adut’s Braiding Room cancels, or asks for another time that doesn't suit you, you can get everything back.",
  ],
  moneyNote:
    "$294.00 is going back to your card. Adut’s Braiding Room keeps $126.00, as agreed when you booked. Banks usually take 5 to 10 business days.",
  ownerMoneyNote: "$294.00 goes back to them. You keep $126.00, less the fee.",
};

/** Another time for a visit that was paid in full. */
const suggestedSample: BookingEmailData = {
  ...prepaidSample,
  suggestion: {
    time: "Sat 28 Nov, 8:30 am",
    answerBy: "Thursday 19 November, 9:00 am Perth time",
    teammateNote: "Bintu Conteh would do your visit instead of the person you chose.",
    terms: {
      accept: prepaidSample.terms
        .join(" ")
        .replaceAll("Thu 19 Nov, 7:00 am", "Thu 26 Nov, 8:30 am"),
      decline:
        "Adut’s Braiding Room moved your visit or asked to. Cancel before it starts, by Sat 21 Nov, 7:00 am, and you get back everything you paid.",
    },
    urls: {
      acceptUrl: "https://boab.example/booking/new-time/accept?token=sample",
      declineUrl: "https://boab.example/booking/new-time/decline?token=sample",
    },
  },
};

const answerableSample: BookingEmailData = {
  ...sample,
  url: "https://boab.example/directory/listings/aduts-braiding-room/bookings",
  answerUrls: {
    confirm: "https://boab.example/booking/answer/confirm?token=sample",
    decline: "https://boab.example/booking/answer/decline?token=sample",
  },
};

interface BookingEmailCopy {
  sample?: BookingEmailData;
  kind: string;
  when: string;
  audience: EmailAudience[];
  reason: string;
  maxPerHour: number;
  subject: (data: BookingEmailData) => string;
  heading: (data: BookingEmailData) => string;
  paragraphs: (data: BookingEmailData) => string[];
  button: string | ((data: BookingEmailData) => string);
  /** True where the business may answer in the email: its buttons confirm and decline, and the page is a link. */
  asksForAnswer?: boolean;
  /** True where the customer may answer in the email whether another time suits them. */
  asksAboutTime?: boolean;
}

const defineBookingEmail = ({
  heading,
  paragraphs,
  button,
  asksForAnswer,
  asksAboutTime,
  ...definition
}: BookingEmailCopy) =>
  defineEmail<BookingEmailData>({
    sample,
    purpose: "service",
    ...definition,
    email: (data) => ({
      heading: heading(data),
      paragraphs: paragraphs(data),
      details: data.details,
      ...(asksForAnswer && data.answerUrls
        ? writeAnswerButtons(data.answerUrls, data.url)
        : asksAboutTime && data.suggestion?.urls
          ? writeTimeButtons(data.suggestion.urls, data.url)
          : {
              button: { label: typeof button === "string" ? button : button(data), url: data.url },
            }),
    }),
  });

/** The third one is for whatever the first two don't do, such as suggesting another time. */
const writeAnswerButtons = (
  { confirm, decline }: { confirm: string; decline: string },
  bookingsUrl: string,
) => ({
  button: { label: "Confirm this booking", url: confirm },
  otherButtons: [
    { label: "Decline", url: decline },
    { label: "Open your bookings", url: bookingsUrl },
  ],
});

const writeTimeButtons = (
  { acceptUrl, declineUrl }: { acceptUrl: string; declineUrl: string },
  bookingUrl: string,
) => ({
  button: { label: "Yes, move it", url: acceptUrl },
  otherButtons: [
    { label: "No, it doesn't suit me", url: declineUrl },
    { label: "See your booking", url: bookingUrl },
  ],
});

const writeAnswerHint = ({ answerUrls }: BookingEmailData) =>
  answerUrls
    ? "Confirm or decline it below, no log-in needed. To suggest another time, open your bookings."
    : "Confirm or decline it in your bookings.";

const customerDefaults: Pick<BookingEmailCopy, "audience" | "maxPerHour" | "reason"> & {
  button: string;
} = {
  audience: ["customer"],
  // Anyone can enter anyone's email when booking.
  maxPerHour: 8,
  button: "See your booking",
  reason: `You're getting this because this email was used for a booking on ${brand.name}. If this wasn't you, you can cancel the booking or ignore this email.`,
};

const ownerDefaults: typeof customerDefaults = {
  audience: ["business owner"],
  maxPerHour: 60,
  button: "Open your bookings",
  reason: `You're getting this because you own this listing on ${brand.name}.`,
};

const writePreparation = ({ preparation }: BookingEmailData) =>
  preparation.length > 0
    ? [`Before you come:\n${preparation.map((line) => `• ${line}`).join("\n")}`]
    : [];

const quoteReason = (reason: string) => (reason ? [`“${reason}”`] : []);
/** Where something was paid, the terms are those that stood beside the button (X-104). */
const writeChangeHint = ({ businessName, changeableUntil, terms, isPrepaid }: BookingEmailData) => {
  if (isPrepaid) return terms.join(" ");
  return changeableUntil === null
    ? `It's too late to move or cancel online. If you need to, please call ${businessName}.`
    : `You can move or cancel online until ${changeableUntil}.`;
};
const writeTeammateNote = ({ teammateNote }: BookingEmailData) =>
  teammateNote ? [teammateNote] : [];
const writeRefundNote = ({ moneyNote }: BookingEmailData) => (moneyNote ? [moneyNote] : []);
const writeProofHint = ({ isEmailUnproven }: BookingEmailData) =>
  isEmailUnproven
    ? [
        "Please open your booking and confirm that this email is yours. Your booking stands either way.",
      ]
    : [];

/** These emails go to the customer. */
export const customerEmails: Partial<Record<NoticeKind, EmailKind<BookingEmailData>>> = {
  verify: defineBookingEmail({
    ...customerDefaults,
    kind: "booking-verify",
    // Anyone can enter anyone's email. One link opens everything that waits for the same email.
    maxPerHour: 3,
    when: "To a guest who has to confirm a booking before anybody hears of it",
    subject: ({ businessName }) => `Confirm your booking at ${businessName}`,
    heading: ({ firstName }) => appendFirstName("One more step", firstName),
    paragraphs: ({ businessName, heldUntil, terms }) => [
      heldUntil
        ? `Confirm your booking at ${businessName} with the button below. We're holding this time for you until ${heldUntil}.`
        : `Confirm your booking at ${businessName} with the button below. This time isn't held for you until you do.`,
      terms.join(" "),
    ],
    button: "Confirm your booking",
    reason: `Someone entered this email to book a time on ${brand.name}. If this wasn't you, you can ignore this email: nothing is booked unless you confirm it.`,
  }),
  requested: defineBookingEmail({
    ...customerDefaults,
    kind: "booking-requested",
    when: "To somebody who asked for a time",
    subject: ({ businessName }) => `We've sent your request to ${businessName}`,
    heading: ({ firstName }) => appendFirstName("Your request is on its way", firstName),
    paragraphs: ({ businessName, heldUntil, terms }) => [
      `${businessName} will confirm or suggest another time. We'll email you as soon as they answer. ${heldUntil ? `We're holding the time for you until ${heldUntil}.` : "The time isn't held until then."}`,
      terms.join(" "),
    ],
  }),
  confirmed: defineBookingEmail({
    ...customerDefaults,
    kind: "booking-confirmed",
    sample: prepaidSample,
    when: "To somebody whose booking is confirmed",
    subject: ({ time, businessName }) => `Confirmed: ${time} at ${businessName}`,
    heading: ({ firstName }) => appendFirstName("You're booked", firstName),
    paragraphs: (data) => [
      `Your time at ${data.businessName} is confirmed.`,
      ...writeTeammateNote(data),
      ...writePreparation(data),
      `${writeChangeHint(data)} The calendar file is attached.`,
      ...writeProofHint(data),
    ],
    button: ({ changeableUntil }) =>
      changeableUntil === null ? customerDefaults.button : "Move or cancel",
  }),
  declined: defineBookingEmail({
    ...customerDefaults,
    kind: "booking-declined",
    sample: { ...sample, reason: "We're closed for a family wedding that day." },
    when: "To somebody whose request was declined",
    subject: ({ businessName, time }) => `${businessName} can't do ${time}`,
    heading: () => "That time didn't work",
    paragraphs: (data) => [
      `${data.businessName} couldn't take your request.`,
      ...quoteReason(data.reason),
      ...writeRefundNote(data),
      ...(data.nextFreeTimes.length > 0 ? [`Next free: ${data.nextFreeTimes.join(" · ")}`] : []),
    ],
    button: "Pick another time",
  }),
  cancelled: defineBookingEmail({
    ...customerDefaults,
    kind: "booking-cancelled",
    sample: prepaidSample,
    when: "To somebody whose booking was cancelled",
    subject: ({ time }) => `Your booking on ${time} is cancelled`,
    heading: ({ isCancelledByCustomer }) =>
      isCancelledByCustomer ? "You cancelled this booking" : "Your booking was cancelled",
    paragraphs: (data) => [
      data.isCancelledByCustomer
        ? `We've let ${data.businessName} know.`
        : `${data.businessName} had to cancel.`,
      ...(data.isCancelledByCustomer ? [] : quoteReason(data.reason)),
      ...writeRefundNote(data),
    ],
  }),
  moved: defineBookingEmail({
    ...customerDefaults,
    kind: "booking-moved",
    sample: movedSample,
    when: "To somebody whose booking has a new time",
    subject: ({ time }) => `Your new time: ${time}`,
    heading: ({ isConfirmed }) =>
      isConfirmed ? "Your booking has a new time" : "Your request has a new time",
    paragraphs: (data) => [
      data.isConfirmed
        ? `See you at ${data.businessName}. ${writeChangeHint(data)}`
        : `${data.businessName} still has to confirm it. We'll email you as soon as they answer.`,
      ...writeTeammateNote(data),
    ],
  }),
  given: defineBookingEmail({
    ...customerDefaults,
    kind: "booking-given",
    sample: {
      ...sample,
      teammateNote: "Bintu Conteh does your visit instead of the person you chose.",
    },
    when: "To somebody who booked a person by name, when the business gives the visit to another",
    subject: ({ businessName, time }) => `A change to ${time} at ${businessName}`,
    heading: ({ firstName }) => appendFirstName("Your time stays the same", firstName),
    paragraphs: (data) => [
      `${data.businessName} has changed who does your visit.`,
      data.teammateNote || "The person you chose does your visit after all.",
      writeChangeHint(data),
    ],
  }),
  "move asked": defineBookingEmail({
    ...customerDefaults,
    kind: "booking-move-asked",
    when: "To somebody who asked for another time",
    subject: ({ proposedTime }) => `You asked for ${proposedTime}`,
    heading: ({ proposedTime }) => `You asked for ${proposedTime}`,
    paragraphs: ({ businessName }) => [
      `The time below is still yours. We'll email you as soon as ${businessName} answers.`,
    ],
  }),
  "move declined": defineBookingEmail({
    ...customerDefaults,
    kind: "booking-move-declined",
    when: "To somebody whose booking could not be moved",
    subject: ({ time }) => `Your booking stays on ${time}`,
    heading: () => "Your booking stays as it was",
    paragraphs: ({ businessName }) => [
      `${businessName} couldn't do the other time, so we've kept this one for you.`,
    ],
  }),
  "time suggested": defineBookingEmail({
    ...customerDefaults,
    kind: "booking-time-suggested",
    sample: suggestedSample,
    asksAboutTime: true,
    when: "To somebody whom the business asks for another time",
    subject: ({ businessName, isConfirmed }) =>
      isConfirmed
        ? `${businessName} asks to move your visit`
        : `${businessName} can do another time`,
    heading: ({ suggestion }) => `Does ${suggestion?.time} suit you?`,
    paragraphs: ({ businessName, isConfirmed, time, suggestion }) => [
      isConfirmed
        ? `${businessName} asks to move your visit from ${time} to ${suggestion?.time}. Both times are held for you until ${suggestion?.answerBy}. Without your answer, your visit stays on ${time}.`
        : `You asked for ${time}, and ${businessName} can do ${suggestion?.time}. It's held for you until ${suggestion?.answerBy}: say yes and you're booked. Without your answer, you're still asking for ${time}.`,
      ...(suggestion?.teammateNote ? [suggestion.teammateNote] : []),
      ...(suggestion?.terms.accept
        ? [
            `If you say yes: ${suggestion.terms.accept}`,
            `If you say no, your visit stays on ${time}. ${suggestion.terms.decline}`,
          ]
        : []),
      "You can answer below without logging in.",
    ],
  }),
  "suggestion withdrawn": defineBookingEmail({
    ...customerDefaults,
    kind: "booking-suggestion-withdrawn",
    sample: suggestedSample,
    when: "To somebody whom the business no longer asks for another time",
    subject: ({ time, isConfirmed }) =>
      isConfirmed ? `Your booking stays on ${time}` : `You're still asking for ${time}`,
    heading: ({ isConfirmed }) =>
      isConfirmed ? "Your booking stays as it was" : "Your request stays as it was",
    paragraphs: ({ businessName, suggestion }) => [
      `${businessName} no longer asks you to come on ${suggestion?.time} instead, so there's nothing for you to do.`,
    ],
  }),
  reminder: defineBookingEmail({
    ...customerDefaults,
    kind: "booking-reminder",
    when: "To somebody whose visit is coming up",
    subject: ({ time, businessName }) => `Coming up: ${time} at ${businessName}`,
    heading: ({ firstName }) => appendFirstName("See you soon", firstName),
    paragraphs: (data) => [
      `This is a reminder of your booking at ${data.businessName}.`,
      ...writePreparation(data),
    ],
  }),
  link: defineBookingEmail({
    ...customerDefaults,
    kind: "booking-link",
    maxPerHour: 3,
    when: "To a guest who asked for a new link to their booking",
    subject: ({ businessName }) => `Your booking at ${businessName}`,
    heading: () => "Here's your booking",
    paragraphs: () => [
      "Use the button to see, move or cancel it. Links in earlier emails no longer work.",
    ],
  }),
  "hold ended": defineBookingEmail({
    ...customerDefaults,
    kind: "booking-hold-ended",
    when: "To somebody whose request wasn't answered while it held its time",
    subject: ({ businessName }) => `${businessName} hasn't answered yet`,
    heading: () => "We no longer hold this time for you",
    paragraphs: ({ businessName, nextFreeTimes }) => [
      `${businessName} hasn't answered your request yet, so somebody else may book the time now. Your request still stands, and we'll email you as soon as they answer. Nothing was charged.`,
      ...(nextFreeTimes.length > 0 ? [`Free now: ${nextFreeTimes.join(" · ")}`] : []),
    ],
  }),
  "paid too late": defineBookingEmail({
    ...customerDefaults,
    kind: "booking-paid-late",
    when: "To somebody who paid for a time that was gone",
    subject: ({ businessName }) => `Your payment to ${businessName} is on its way back`,
    heading: () => "That time was gone before you paid",
    paragraphs: ({ businessName }) => [
      `Your payment to ${businessName} came after we stopped holding the time, and it could no longer be booked. We've refunded all of it to your card. Banks usually take 5 to 10 business days.`,
    ],
    button: "Pick another time",
  }),
};

/** What an owner does about a visit whose other time came to nothing. */
const writeUnmovedHint = ({ isConfirmed, time }: BookingEmailData) =>
  isConfirmed
    ? `The visit stays on ${time}. If you can't do that, ask for another time or cancel it in your bookings.`
    : `They're still asking for ${time}. Confirm it, ask for another time or decline it in your bookings.`;

const payBackHint =
  "They paid in advance. Because the other time doesn't suit them, they can cancel until it starts and get everything back at your cost.";

/** These emails go to the owner of the business. */
export const ownerEmails: Partial<Record<NoticeKind, EmailKind<BookingEmailData>>> = {
  requested: defineBookingEmail({
    ...ownerDefaults,
    kind: "owner-booking-requested",
    sample: answerableSample,
    asksForAnswer: true,
    when: "To the owner, when somebody asks for a time",
    subject: ({ customerName, time }) => `New request: ${customerName}, ${time}`,
    heading: ({ customerName }) => `${customerName} would like to come in`,
    paragraphs: (data) => [
      `There's a new booking request for ${data.businessName}. ${writeAnswerHint(data)}`,
      ...(data.heldUntil ? [`The time is held for them until ${data.heldUntil}.`] : []),
    ],
    button: "Confirm or decline",
  }),
  confirmed: defineBookingEmail({
    ...ownerDefaults,
    kind: "owner-booking-confirmed",
    when: "To the owner, when a booking is confirmed without them",
    subject: ({ customerName, time }) => `New booking: ${customerName}, ${time}`,
    heading: ({ customerName }) => `${customerName} is booked in`,
    paragraphs: ({ businessName }) => [`There's a new confirmed booking for ${businessName}.`],
  }),
  cancelled: defineBookingEmail({
    ...ownerDefaults,
    kind: "owner-booking-cancelled",
    sample: prepaidSample,
    when: "To the owner, when a customer cancels",
    subject: ({ customerName, time }) => `Cancelled: ${customerName}, ${time}`,
    heading: ({ customerName }) => `${customerName} cancelled`,
    paragraphs: ({ reason, ownerMoneyNote }) => [
      "The time is free again.",
      ...quoteReason(reason),
      ...(ownerMoneyNote ? [ownerMoneyNote] : []),
    ],
  }),
  moved: defineBookingEmail({
    ...ownerDefaults,
    kind: "owner-booking-moved",
    sample: movedSample,
    asksForAnswer: true,
    when: "To the owner, when a customer moves a booking",
    subject: ({ customerName, time }) => `Moved: ${customerName}, now ${time}`,
    heading: ({ customerName }) => `${customerName} picked another time`,
    paragraphs: (data) => [
      data.isConfirmed
        ? "The booking is already moved, so there's nothing for you to do."
        : `It's still a request. ${writeAnswerHint(data)}`,
    ],
    button: ({ isConfirmed }) => (isConfirmed ? ownerDefaults.button : "Confirm or decline"),
  }),
  "move asked": defineBookingEmail({
    ...ownerDefaults,
    kind: "owner-booking-move-asked",
    when: "To the owner, when a customer asks for another time",
    subject: ({ customerName, proposedTime }) => `${customerName} asks to move to ${proposedTime}`,
    heading: ({ customerName, proposedTime }) => `${customerName} asks for ${proposedTime}`,
    paragraphs: () => ["They keep the time below until you answer."],
    button: "Confirm or decline",
  }),
  "suggestion accepted": defineBookingEmail({
    ...ownerDefaults,
    kind: "owner-suggestion-accepted",
    sample: { ...suggestedSample, details: movedSample.details },
    when: "To the owner, when a customer agrees to another time",
    subject: ({ customerName, time }) => `${customerName} said yes to ${time}`,
    heading: ({ customerName }) => `${customerName} comes at the new time`,
    paragraphs: () => ["The visit is moved and confirmed, so there's nothing for you to do."],
  }),
  "suggestion declined": defineBookingEmail({
    ...ownerDefaults,
    kind: "owner-suggestion-declined",
    sample: suggestedSample,
    when: "To the owner, when another time doesn't suit a customer",
    subject: ({ customerName, suggestion }) => `${customerName} can't do ${suggestion?.time}`,
    heading: ({ customerName }) => `${customerName} can't do the other time`,
    paragraphs: (data) => [writeUnmovedHint(data), ...(data.isPrepaid ? [payBackHint] : [])],
  }),
  "suggestion lapsed": defineBookingEmail({
    ...ownerDefaults,
    kind: "owner-suggestion-lapsed",
    sample: suggestedSample,
    when: "To the owner, when a customer doesn't answer about another time",
    subject: ({ customerName, suggestion }) =>
      `No answer from ${customerName} about ${suggestion?.time}`,
    heading: ({ customerName }) => `${customerName} hasn't answered`,
    paragraphs: (data) => [`We no longer hold ${data.suggestion?.time}. ${writeUnmovedHint(data)}`],
  }),
};
