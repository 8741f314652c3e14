import { accessNames } from "@boab/contracts/accounts/access-grants";
import type { AccessType } from "@boab/contracts/accounts/access-requests";
import { brand } from "@boab/contracts/common/brand";
import { defineEmail } from "#platform/mail/email.ts";

const subject = `Your ${brand.name} access request`;
const reasonFor = (accessType: AccessType) => `You asked for ${accessNames[accessType]} access.`;

export const accessApprovedEmail = defineEmail({
  kind: "access-request-approved",
  when: "To a member whose access request was approved",
  sample: { accessType: "merchant" },
  subject,
  email: ({ accessType }: { accessType: AccessType }) => ({
    heading: `${accessNames[accessType]} access is yours`,
    paragraphs: ["Your request was approved. You can start right away."],
    reason: reasonFor(accessType),
  }),
});

export const accessDeclinedEmail = defineEmail({
  kind: "access-request-declined",
  when: "To a member whose access request was declined",
  sample: {
    accessType: "media",
    declineReason: "Your channel has no videos yet. Ask again once there are three.",
  },
  subject,
  email: ({ accessType, declineReason }: { accessType: AccessType; declineReason: string }) => ({
    heading: `About your request for ${accessNames[accessType]} access`,
    paragraphs: ["We could not approve your request this time.", declineReason],
    reason: reasonFor(accessType),
  }),
});
