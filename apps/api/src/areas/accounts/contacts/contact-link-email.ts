import { contactPaths } from "@boab/contracts/accounts/contact-paths";
import { brand } from "@boab/contracts/common/brand";
import { defineEmail } from "#platform/mail/email.ts";

interface ContactLinkEmailData {
  publicOrigin: string;
  /** Null for the email of an account, whose data is behind the log-in. */
  token: string | null;
}

export const contactLinkEmail = defineEmail<ContactLinkEmailData>({
  kind: "contact-link",
  when: "To the email of a guest who asked what we hold about them",
  purpose: "service",
  audience: ["customer"],
  reason: `Someone asked what ${brand.name} holds under this email. If this wasn't you, you can ignore this email.`,
  maxPerHour: 3,
  sample: { publicOrigin: "https://boab.example", token: "3fQx-sample-token" },
  subject: `Your details on ${brand.name}`,
  email: ({ publicOrigin, token }: ContactLinkEmailData) =>
    token === null
      ? {
          heading: "Your details",
          paragraphs: [
            "You have an account with this email. Log in to download everything we hold about you, or to close your account.",
          ],
          button: { label: "Open your settings", url: `${publicOrigin}${contactPaths.ofMembers}` },
        }
      : {
          heading: "Your details",
          paragraphs: [
            "Use this link to see, download or delete everything we hold under this email. It works for 24 hours.",
          ],
          button: {
            label: "See your details",
            url: `${publicOrigin}${contactPaths.byLink(token)}`,
          },
        },
});
