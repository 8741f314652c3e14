import { accessNames } from "@boab/contracts/accounts/access-grants";
import type { AccessType } from "@boab/contracts/accounts/access-requests";
import { brand } from "@boab/contracts/common/brand";
import { defineEmail } from "#platform/mail/email.ts";

interface Decision {
  publicOrigin: string;
  accessType: AccessType;
}

type Refusal = Decision & { declineReason: string };

/** Where each kind of access begins. */
const starts: Record<AccessType, { label: string; path: string }> = {
  directory: { label: "Add your business", path: "/directory/add-business" },
  merchant: { label: "Open your store", path: "/marketplace-onboarding" },
  media: { label: "Go to Media", path: "/media" },
  writer: { label: "Go to your account", path: "/account-management" },
  admin: { label: "Open the admin area", path: "/admin" },
};

const buttonTo = (publicOrigin: string, { label, path }: { label: string; path: string }) => ({
  label,
  url: `${publicOrigin}${path}`,
});

const reasonFor = (accessType: AccessType) =>
  `You're getting this email because you asked for ${accessNames[accessType]} access on ${brand.name}.`;

export const accessApprovedEmail = defineEmail({
  kind: "access-request-approved",
  when: "To a member whose access request was approved",
  atMostPerHour: 10,
  sample: { publicOrigin: "https://boab.example", accessType: "directory" },
  subject: ({ accessType }: Decision) =>
    `Your ${accessNames[accessType]} access request has been approved`,
  email: ({ publicOrigin, accessType }: Decision) => ({
    heading: `You now have ${accessNames[accessType]} access`,
    paragraphs: ["We've approved your request. You can get started right away."],
    button: buttonTo(publicOrigin, starts[accessType]),
    reason: reasonFor(accessType),
  }),
});

export const accessDeclinedEmail = defineEmail({
  kind: "access-request-declined",
  when: "To a member whose access request was declined",
  atMostPerHour: 10,
  sample: {
    publicOrigin: "https://boab.example",
    accessType: "media",
    declineReason:
      "Your channel doesn't have any videos yet. Please ask again once you have three.",
  },
  subject: ({ accessType }: Refusal) => `Your ${accessNames[accessType]} access request`,
  email: ({ publicOrigin, accessType, declineReason }: Refusal) => ({
    heading: `About your request for ${accessNames[accessType]} access`,
    paragraphs: ["We couldn't approve your request this time. Here's why:", declineReason],
    button: buttonTo(publicOrigin, { label: "Go to your account", path: "/account-management" }),
    reason: reasonFor(accessType),
  }),
});
