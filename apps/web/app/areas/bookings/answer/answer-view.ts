import type { LinkedRequest } from "@boab/contracts/bookings/request-links";
import { getFirstName } from "@boab/format/names";
import type { Tone } from "#ui/text/chip.tsx";

export const answers = ["confirm", "decline"] as const;
export type Answer = (typeof answers)[number];

interface AnswerView {
  chip: { label: string; tone: Tone };
  title: string;
  text: string;
}

/** Describes a request to whoever opened the link in the email about it, before and after they answer. */
export function viewLinkedRequest(request: LinkedRequest, answer: Answer): AnswerView {
  const { bookingStatus, hasChanged, can, business } = request;
  const name = getFirstName(request.customerName);
  const waiting = { label: "Waiting for you", tone: "warn" as const };
  if (hasChanged)
    return {
      chip: waiting,
      title: `${name} changed this request`,
      text: "We've sent you a newer email about it. Please use the buttons in that one, or open your bookings.",
    };
  switch (bookingStatus) {
    case "requested":
      if (answer === "confirm" && !can.confirm)
        return {
          chip: { label: "Too late", tone: "neutral" },
          title: "This time has passed",
          text: `It can't be confirmed any more. Open your bookings to decline it, or call ${name}.`,
        };
      return answer === "confirm"
        ? {
            chip: waiting,
            title: `Confirm ${name}'s booking?`,
            text: `Other requests for the same time are declined, and we'll offer them your next free times.`,
          }
        : {
            chip: waiting,
            title: `Decline ${name}'s request?`,
            text: describeNotice(request, `We'll email ${name} your next free times.`),
          };
    case "confirmed":
      return {
        chip: { label: "Confirmed", tone: "ok" },
        title: `${name} is booked in`,
        text: describeNotice(request, `We've emailed ${name}.`),
      };
    case "declined":
      return {
        chip: { label: "Declined", tone: "neutral" },
        title: "You declined this request",
        text: describeNotice(request, `We've emailed ${name}.`),
      };
    case "cancelled":
      return {
        chip: { label: "Cancelled", tone: "neutral" },
        title: "This booking is cancelled",
        text: `There's nothing left to answer. ${business.businessName} has the time free again.`,
      };
    case "completed":
    case "no_show":
      return {
        chip: { label: "Over", tone: "neutral" },
        title: "This visit is over",
        text: "There's nothing left to answer.",
      };
    default:
      return {
        chip: { label: "Expired", tone: "neutral" },
        title: "This request has expired",
        text: "There's nothing left to answer.",
      };
  }
}

/** Guests who left only a phone number hear nothing from us. */
const describeNotice = ({ customerEmail, customerName }: LinkedRequest, notice: string): string =>
  customerEmail === null
    ? `${getFirstName(customerName)} left no email, so please let them know yourself.`
    : notice;
