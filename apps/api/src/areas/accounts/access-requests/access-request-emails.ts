import { accessNames } from "@boab/contracts/accounts/access-grants";
import type { AccessType } from "@boab/contracts/accounts/access-requests";
import { brand } from "@boab/contracts/common/brand";
import { defineEmail } from "#platform/mail/email.ts";

const reasonFor = (accessType: AccessType) =>
  `You're getting this email because you asked for ${accessNames[accessType]} access on ${brand.name}.`;

export const accessApprovedEmail = defineEmail({
  kind: "access-request-approved",
  when: "To a member whose access request was approved",
  sample: { accessType: "merchant" },
  subject: ({ accessType }: { accessType: AccessType }) =>
    `Your ${accessNames[accessType]} access request has been approved`,
  email: ({ accessType }: { accessType: AccessType }) => ({
    heading: `You now have ${accessNames[accessType]} access`,
    paragraphs: ["We've approved your request. You can get started right away."],
    reason: reasonFor(accessType),
  }),
});

export const accessDeclinedEmail = defineEmail({
  kind: "access-request-declined",
  when: "To a member whose access request was declined",
  sample: {
    accessType: "media",
    declineReason:
      "Your channel doesn't have any videos yet. Please ask again once you have three.",
  },
  subject: ({ accessType }: { accessType: AccessType; declineReason: string }) =>
    `Your ${accessNames[accessType]} access request`,
  email: ({ accessType, declineReason }: { accessType: AccessType; declineReason: string }) => ({
    heading: `About your request for ${accessNames[accessType]} access`,
    paragraphs: ["We couldn't approve your request this time. Here's why:", declineReason],
    reason: reasonFor(accessType),
  }),
});
