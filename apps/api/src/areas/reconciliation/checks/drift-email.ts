import { defineEmail } from "#platform/mail/email.ts";

interface DriftEmailData {
  count: number;
  url: string;
}

const formatDifferences = (count: number) =>
  count === 1 ? "1 new difference" : `${count} new differences`;

export const driftEmail = defineEmail<DriftEmailData>({
  kind: "payment-differences",
  when: "To the team, when a check finds that our records and Stripe's don't agree",
  purpose: "service",
  audience: ["team"],
  reason:
    "You're getting this because you look after payments. We send it when a check finds something new.",
  // Each check sends at most one email.
  maxPerHour: 30,
  sample: { count: 2, url: "https://boab.example/admin/payments/differences" },
  subject: ({ count }) => `Payments: ${formatDifferences(count)} from Stripe`,
  email: ({ count, url }) => ({
    heading: `${formatDifferences(count)} from Stripe`,
    paragraphs: [
      "A check found that our records and Stripe's don't agree. Nothing was changed. The page says what each difference is and what to do next.",
    ],
    button: { label: "See what differs", url },
  }),
});
