import { brand } from "@boab/contracts/common/brand";
import { defineEmail } from "#platform/mail/email.ts";

interface EditorInvitationEmailData {
  inviter: string;
  businessName: string;
  acceptUrl: string;
  days: number;
}

export const editorInvitationEmail = defineEmail({
  kind: "listing-invitation",
  when: "To an email that was invited to edit a listing",
  purpose: "service",
  audience: ["invited person"],
  reason: ({ inviter: inviterName }: EditorInvitationEmailData) =>
    `${inviterName} entered your email on ${brand.name}. If you don't know them, you can ignore this email. You won't be added unless you accept.`,
  // The limit counts per recipient, across all inviters and listings.
  maxPerHour: 3,
  sample: {
    inviter: "Adaeze Obi",
    businessName: "Mama Adaeze’s Kitchen",
    acceptUrl: "https://boab.example/directory/invitation?token=sample",
    days: 7,
  },
  subject: ({ inviter: inviterName, businessName }: EditorInvitationEmailData) =>
    `${inviterName} invited you to help manage ${businessName} on ${brand.name}`,
  email: ({ inviter: inviterName, businessName, acceptUrl, days }: EditorInvitationEmailData) => ({
    heading: `Help manage ${businessName}`,
    paragraphs: [
      `${inviterName} would like you to help keep the ${businessName} page up to date: opening hours, prices, photos and more.`,
      `Log in with this email to accept. The link works for ${days} days.`,
    ],
    button: { label: "Accept invitation", url: acceptUrl },
  }),
});

interface StaffInvitationEmailData {
  email: string;
  businessName: string;
  listingUrl: string;
}

export const staffInvitationNotice = defineEmail({
  kind: "listing-invitation-notice",
  when: "To the owner of a listing, when our team invited somebody to edit it",
  purpose: "service",
  audience: ["business owner"],
  reason: `You're getting this because you own this listing on ${brand.name}.`,
  maxPerHour: 20,
  sample: {
    email: "kofi@people.example",
    businessName: "Mama Adaeze’s Kitchen",
    listingUrl: "https://boab.example/directory/listings/mama-adaezes-kitchen",
  },
  subject: ({ businessName }: StaffInvitationEmailData) =>
    `We invited someone to edit ${businessName}`,
  email: ({ email, businessName, listingUrl }: StaffInvitationEmailData) => ({
    heading: `We invited someone to edit ${businessName}`,
    paragraphs: [
      `Someone on our team invited ${email} to help manage your page. They can edit it once they accept.`,
      `If you didn't ask for this, open your page, choose Editors and withdraw the invitation, or contact us at ${brand.supportEmail}.`,
    ],
    button: { label: "Open your page", url: listingUrl },
  }),
});
