import { brand } from "@boab/contracts/common/brand";
import { defineEmail } from "#platform/mail/email.ts";

interface Welcome {
  firstName: string;
  publicOrigin: string;
}

export const welcomeEmail = defineEmail<Welcome>({
  kind: "welcome",
  when: "To an admin who checks at /test that our emails arrive",
  atMostPerHour: 3,
  sample: { firstName: "Amara", publicOrigin: "https://boab.example" },
  subject: `Welcome to ${brand.name}`,
  email: ({ firstName, publicOrigin }) => ({
    heading: `Welcome, ${firstName}`,
    paragraphs: [
      `${brand.name} is the home of African-owned business in Australia. Find a hairdresser, book a table, buy from a maker, or put your own business on the map.`,
      "If you're reading this, our emails reach you.",
    ],
    button: { label: "Look around", url: `${publicOrigin}/directory` },
    reason: `You're getting this because you asked ${brand.name} for it.`,
  }),
});
