import { brand } from "@boab/contracts/common/brand";
import { memberRightCopy } from "@boab/contracts/directory/copy";
import { type MemberRight, memberRights } from "@boab/contracts/directory/member-rights";
import { defineEmail } from "#platform/mail/email.ts";

interface EditorInvitationEmailData {
  inviter: string;
  businessName: string;
  rights: readonly MemberRight[];
  acceptUrl: string;
  days: number;
}

export const editorInvitationEmail = defineEmail({
  kind: "listing-invitation",
  when: "To an email that was invited to help with a listing",
  purpose: "service",
  audience: ["invited person"],
  reason: ({ inviter: inviterName }: EditorInvitationEmailData) =>
    `${inviterName} entered your email on ${brand.name}. If you don't know them, you can ignore this email. You won't be added unless you accept.`,
  // The limit counts per recipient, across all inviters and listings.
  maxPerHour: 3,
  sample: {
    inviter: "Adaeze Obi",
    businessName: "Mama Adaeze’s Kitchen",
    rights: ["page", "all_calendars"],
    acceptUrl: "https://boab.example/directory/invitation?token=sample",
    days: 7,
  },
  subject: ({ inviter: inviterName, businessName }: EditorInvitationEmailData) =>
    `${inviterName} invited you to help manage ${businessName} on ${brand.name}`,
  email: ({
    inviter: inviterName,
    businessName,
    rights,
    acceptUrl,
    days,
  }: EditorInvitationEmailData) => ({
    heading: `Help manage ${businessName}`,
    paragraphs: [
      `${inviterName} would like you to help with ${businessName}. You'll be able to:`,
      ...memberRights
        .filter((right) => rights.includes(right))
        .map((right) => `• ${memberRightCopy[right]}.`),
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
  when: "To the owner of a listing, when our team invited somebody to help with it",
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
    `We invited someone to help with ${businessName}`,
  email: ({ email, businessName, listingUrl }: StaffInvitationEmailData) => ({
    heading: `We invited someone to help with ${businessName}`,
    paragraphs: [
      `Someone on our team invited ${email} to help manage your page. They can start once they accept.`,
      `If you didn't ask for this, open your page, choose People and withdraw the invitation, or contact us at ${brand.supportEmail}.`,
    ],
    button: { label: "Open your page", url: listingUrl },
  }),
});
