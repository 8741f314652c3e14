import { brand } from "@boab/contracts/common/brand";
import { defineEmail } from "#platform/mail/email.ts";

interface Invitation {
  businessName: string;
  url: string;
}

export const reviewInvitationEmail = defineEmail({
  kind: "review-invitation",
  when: "To a member, the day after a visit they booked",
  purpose: "optional",
  topic: "review-invitations",
  audience: ["customer"],
  reason: ({ businessName }: Invitation) =>
    `You're getting this because you booked ${businessName} on ${brand.name}.`,
  maxPerHour: 5,
  sample: {
    businessName: "Ubuntu Braid Studio",
    url: "https://boab.example/directory/listings/ubuntu-braid-studio/reviews?write=1",
  },
  subject: ({ businessName }: Invitation) => `How was ${businessName}?`,
  email: ({ businessName, url }: Invitation) => ({
    heading: `How was ${businessName}?`,
    paragraphs: [
      "Good or bad, a few words help the next person decide. Your review gets the Verified label, because you booked through us.",
      "We only ask once for each visit.",
    ],
    button: { label: "Write a review", url },
  }),
});
