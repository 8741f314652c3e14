import { accessNames } from "@boab/contracts/accounts/access-grants";
import type { AccessType } from "@boab/contracts/accounts/access-requests";
import { brand } from "@boab/contracts/common/brand";
import { defineEmail } from "#platform/mail/email.ts";

interface DecisionEmailData {
  publicOrigin: string;
  accessType: AccessType;
}

type DeclinedEmailData = DecisionEmailData & { declineReason: string };

/** The button in the approval email leads to the page for the granted access. */
const startPages: Record<AccessType, { label: string; path: string }> = {
  directory: { label: "Add your business", path: "/directory/add-business" },
  merchant: { label: "Open your store", path: "/marketplace-onboarding" },
  media: { label: "Go to Media", path: "/media" },
  writer: { label: "Go to your account", path: "/account-management" },
  admin: { label: "Open the admin area", path: "/admin" },
};

const makeButton = (publicOrigin: string, { label, path }: { label: string; path: string }) => ({
  label,
  url: `${publicOrigin}${path}`,
});

const formatReason = (accessType: AccessType) =>
  `You're getting this because you asked for ${accessNames[accessType]} access on ${brand.name}.`;

export const accessApprovedEmail = defineEmail({
  kind: "access-request-approved",
  when: "To a member whose access request was approved",
  purpose: "service",
  audience: ["member"],
  reason: ({ accessType }: DecisionEmailData) => formatReason(accessType),
  maxPerHour: 10,
  sample: { publicOrigin: "https://boab.example", accessType: "directory" },
  subject: ({ accessType }: DecisionEmailData) =>
    `Your ${accessNames[accessType]} access request has been approved`,
  email: ({ publicOrigin, accessType }: DecisionEmailData) => ({
    heading: `You now have ${accessNames[accessType]} access`,
    paragraphs: ["We've approved your request. You can get started right away."],
    button: makeButton(publicOrigin, startPages[accessType]),
  }),
});

export const accessDeclinedEmail = defineEmail({
  kind: "access-request-declined",
  when: "To a member whose access request was declined",
  purpose: "service",
  audience: ["member"],
  reason: ({ accessType }: DeclinedEmailData) => formatReason(accessType),
  maxPerHour: 10,
  sample: {
    publicOrigin: "https://boab.example",
    accessType: "media",
    declineReason:
      "Your channel doesn't have any videos yet. Please ask again once you have three.",
  },
  subject: ({ accessType }: DeclinedEmailData) => `Your ${accessNames[accessType]} access request`,
  email: ({ publicOrigin, accessType, declineReason }: DeclinedEmailData) => ({
    heading: `About your request for ${accessNames[accessType]} access`,
    paragraphs: ["We couldn't approve your request this time. Here's why:", declineReason],
    button: makeButton(publicOrigin, { label: "Go to your account", path: "/account-management" }),
  }),
});
