import { brand } from "@boab/contracts/common/brand";
import type { EmailDetails } from "#platform/mail/details.ts";
import { defineEmail, type EmailKind } from "#platform/mail/email.ts";
import type { WaitlistNotice } from "../bookings.tasks.ts";

/** Everything an email about a waiting list says: nothing that anybody typed. It is read when the email is sent. */
export interface WaitlistEmailData {
  businessName: string;
  /** Empty where the business has no list of services. */
  service: string;
  /** `Sat 21 Nov, 7:00 am`; empty without an offer. */
  time: string;
  /** `10:30 am`, in the business's zone; empty without an offer. */
  answerBy: string;
  /** Null without an offer. */
  details: EmailDetails | null;
  /** The reader takes or declines what is offered at this URL, or leaves the list. */
  url: string;
}

const sample: WaitlistEmailData = {
  businessName: "Adut’s Braiding Room",
  service: "Knotless braids",
  time: "Sat 21 Nov, 7:00 am",
  answerBy: "10:30 am Perth time",
  details: {
    card: {
      weekday: "Saturday",
      day: "21",
      month: "November",
      time: "7:00 am to 5:00 pm",
      lines: ["Perth time, about 10 hours"],
    },
    rows: [{ label: "Service", value: "Knotless braids" }],
  },
  url: "https://boab.example/waiting-list?token=sample",
};

const nameList = ({ businessName, service }: WaitlistEmailData) =>
  service ? `${service} at ${businessName}` : businessName;

const reason = `You're getting this because you're on a waiting list on ${brand.name}. You can leave it at any time on the same page.`;

const joiningEmail = defineEmail<WaitlistEmailData>({
  kind: "waitlist-verify",
  sample: { ...sample, time: "", answerBy: "", details: null },
  purpose: "service",
  when: "To a guest who has to confirm their email before they are on a waiting list",
  audience: ["customer"],
  // Anyone can enter anyone's email.
  maxPerHour: 3,
  reason: `Someone entered this email to join a waiting list on ${brand.name}. If this wasn't you, you can ignore this email: nobody joins unless you confirm it.`,
  subject: ({ businessName }) => `Join the waiting list of ${businessName}`,
  email: (data) => ({
    heading: "One more step",
    paragraphs: [
      `Press the button to join the waiting list for ${nameList(data)}. If a time opens on your days, we'll email you and hold it for you for 30 minutes.`,
      "Keep this email: its button also takes you off the list.",
    ],
    button: { label: "Join the waiting list", url: data.url },
  }),
});

const offerEmail = defineEmail<WaitlistEmailData>({
  kind: "waitlist-offer",
  sample,
  purpose: "service",
  when: "To somebody on a waiting list, when a time opens",
  audience: ["customer"],
  // Two in an hour for each of ten places.
  maxPerHour: 20,
  reason,
  subject: ({ time, businessName }) => `A time opened: ${time} at ${businessName}`,
  email: (data) => ({
    heading: "A time opened for you",
    paragraphs: [
      `We're holding this time at ${data.businessName} for you until ${data.answerBy}. Nobody else can book it until then.`,
      "If it doesn't suit, decline it and you keep your place. Let two offers pass without an answer and you leave the list.",
    ],
    ...(data.details && { details: data.details }),
    button: { label: "Take this time", url: data.url },
    otherButtons: [{ label: "Decline, or leave the list", url: data.url }],
  }),
});

const endedEmail = defineEmail<WaitlistEmailData>({
  kind: "waitlist-ended",
  sample: { ...sample, time: "", answerBy: "", details: null },
  purpose: "service",
  when: "To somebody who let two offers of a waiting list pass",
  audience: ["customer"],
  maxPerHour: 10,
  reason: `You're getting this because you were on a waiting list on ${brand.name}.`,
  subject: ({ businessName }) => `You're off the waiting list of ${businessName}`,
  email: (data) => ({
    heading: "You're off the waiting list",
    paragraphs: [
      `We offered you two times for ${nameList(data)} and didn't hear from you, so we've taken you off the list. You can join again any time.`,
    ],
    button: { label: "See free times", url: data.url },
  }),
});

export const waitlistEmails: Record<WaitlistNotice, EmailKind<WaitlistEmailData>> = {
  verify: joiningEmail,
  offer: offerEmail,
  ended: endedEmail,
};
