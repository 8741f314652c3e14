import { brand } from "@boab/contracts/common/brand";
import { defineEmail } from "#platform/mail/email.ts";

interface ReminderConfirmation {
  areaName: string;
  confirmUrl: string;
  confirmDays: number;
}

export const launchReminderConfirmEmail = defineEmail({
  kind: "launch-reminder-confirm",
  when: "To an email that was entered to hear when an area opens",
  purpose: "service",
  audience: ["visitor"],
  reason: `Someone entered this email on ${brand.name}. If this wasn't you, you can ignore this email.`,
  maxPerHour: 3,
  sample: {
    areaName: "Marketplace",
    confirmUrl: "https://boab.example/opening/confirm?token=sample",
    confirmDays: 7,
  },
  subject: ({ areaName }: ReminderConfirmation) => `Hear when ${brand.name} ${areaName} opens`,
  email: ({ areaName, confirmUrl, confirmDays }: ReminderConfirmation) => ({
    heading: "Confirm your email",
    paragraphs: [
      `Confirm your email and we'll write to you once, when ${areaName} opens. Then we delete your email address.`,
      `The link works for ${confirmDays} days.`,
    ],
    button: { label: "Tell me when it opens", url: confirmUrl },
  }),
});

interface AreaOpenedEmailData {
  areaName: string;
  areaUrl: string;
}

export const areaOpenedEmail = defineEmail({
  kind: "area-opened",
  when: "Once, to everyone who confirmed that they want to hear when an area opens",
  purpose: "service",
  audience: ["visitor"],
  reason:
    "You're getting this because you confirmed that you want this one email. We've now deleted your email address from the list.",
  maxPerHour: 3,
  sample: { areaName: "Marketplace", areaUrl: "https://boab.example/marketplace" },
  subject: ({ areaName }: AreaOpenedEmailData) => `${brand.name} ${areaName} is open`,
  email: ({ areaName, areaUrl }: AreaOpenedEmailData) => ({
    heading: `${areaName} is open`,
    paragraphs: [
      `You asked us to tell you when ${areaName} opens. It's open now. Come and look around.`,
    ],
    button: { label: `Go to ${areaName}`, url: areaUrl },
  }),
});
