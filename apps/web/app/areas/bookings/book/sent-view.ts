import type { CustomerBooking } from "@boab/contracts/bookings/bookings";
import { getFirstName } from "@boab/format/names";
import type { Tone } from "#ui/text/chip.tsx";
import { describeRequestHold } from "../manage/manage-view.ts";

interface SentView {
  chip: { label: string; tone: Tone };
  title: string;
  /** What happens next, in order. */
  steps: { title: string; text: string }[];
}

/** Describes a booking that was just sent, to a guest who may have no email to look it up in. */
export function viewSentBooking(booking: CustomerBooking, replyTime: string | null): SentView {
  const { bookingStatus, can, customerEmail, customerName, paymentStatus } = booking;
  const name = booking.business.businessName;
  const firstName = getFirstName(customerName);
  const reply = {
    title: `${name} replies`,
    text: [
      replyTime && `Usually ${replyTime}.`,
      customerEmail ? "We'll email you either way." : "They'll call or text you.",
    ]
      .filter(Boolean)
      .join(" "),
  };
  const heldText = describeRequestHold(booking);
  const outcomes = [
    {
      title: "If yes, it's booked",
      text: customerEmail
        ? "You get a calendar entry, and a reminder before your visit."
        : "Just turn up at your time.",
    },
    ...(heldText
      ? [
          {
            title: "If they don't reply in time",
            text: `${heldText} Then it's free for others, and we'll let you know.`,
          },
        ]
      : []),
    {
      title: "If they can't",
      text: customerEmail
        ? "We'll send you their next free times."
        : "You can pick another time here.",
    },
  ];
  if (can.verify)
    return {
      chip: { label: "Waiting for you", tone: "warn" },
      title: "Check your email",
      steps: [
        {
          title: "Confirm by email",
          text: `We've sent the link to ${customerEmail}. ${name} hears of your booking once you've confirmed it.`,
        },
        ...(paymentStatus === "pay now"
          ? [{ title: "Pay to book it", text: "The page that opens keeps the time while you pay." }]
          : bookingStatus === "held"
            ? [{ title: "It's booked", text: "The same email lets you see, move or cancel it." }]
            : [reply, ...outcomes]),
      ],
    };
  switch (bookingStatus) {
    case "confirmed":
      return {
        chip: { label: "Confirmed", tone: "ok" },
        title: `You're booked, ${firstName}`,
        steps: [
          customerEmail
            ? {
                title: "Check your email",
                text: `We've emailed ${customerEmail} a link to see, move or cancel your booking.`,
              }
            : { title: "Your visit", text: `${name} expects you at your time.` },
        ],
      };
    case "held":
      return {
        chip: { label: "Waiting for payment", tone: "warn" },
        title: "We're keeping your time",
        steps: [{ title: "Pay to book it", text: "It's yours as soon as your payment arrives." }],
      };
    default:
      return {
        chip: { label: "Requested", tone: "warn" },
        title: `Request sent, ${firstName}`,
        steps: [
          ...(customerEmail
            ? [
                {
                  title: "Check your email",
                  text: `We've emailed ${customerEmail} a link to see, move or cancel your booking.`,
                },
              ]
            : []),
          reply,
          ...outcomes,
        ],
      };
  }
}
