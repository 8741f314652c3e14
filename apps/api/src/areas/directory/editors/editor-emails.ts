import { brand } from "@boab/contracts/common/brand";
import { defineEmail } from "#platform/mail/email.ts";

interface EditorInvitation {
  inviter: string;
  businessName: string;
  acceptUrl: string;
  days: number;
}

export const editorInvitationEmail = defineEmail({
  kind: "listing-invitation",
  when: "To an email that was invited to edit a listing",
  sample: {
    inviter: "Adaeze Obi",
    businessName: "Mama Adaeze’s Kitchen",
    acceptUrl: "https://boab.example/directory/invitation?token=sample",
    days: 7,
  },
  subject: ({ inviter, businessName }: EditorInvitation) =>
    `${inviter} invited you to help manage ${businessName} on ${brand.name}`,
  email: ({ inviter, businessName, acceptUrl, days }: EditorInvitation) => ({
    heading: `Help manage ${businessName}`,
    paragraphs: [
      `${inviter} would like you to help keep the ${businessName} page up to date: opening hours, prices, photos and more.`,
      `Sign in with this email to accept. The link works for ${days} days.`,
    ],
    button: { label: "Accept invitation", url: acceptUrl },
    reason: `${inviter} entered your email on ${brand.name}. If you don't know them, you can ignore this email. You won't be added unless you accept.`,
  }),
});
