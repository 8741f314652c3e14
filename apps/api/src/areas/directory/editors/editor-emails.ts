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
  when: "To an address that was invited to look after a listing",
  sample: {
    inviter: "Adaeze Obi",
    businessName: "Mama Adaeze’s Kitchen",
    acceptUrl: "https://boab.example/directory/invitation?token=sample",
    days: 7,
  },
  subject: ({ inviter, businessName }: EditorInvitation) =>
    `${inviter} invites you to look after ${businessName} on ${brand.name}`,
  email: ({ inviter, businessName, acceptUrl, days }: EditorInvitation) => ({
    heading: `Look after ${businessName}`,
    paragraphs: [
      `${inviter} would like you to help with the page of ${businessName} on ${brand.name}: opening hours, prices, pictures and the rest.`,
      `Please sign in with this e-mail address to accept. The link holds for ${days} days.`,
    ],
    button: { label: "Accept the invitation", url: acceptUrl },
    reason: `${inviter} entered this address on ${brand.name}. If you do not know them, do nothing: without your yes you have nothing to do with the page.`,
  }),
});
