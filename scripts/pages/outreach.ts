import type { AreaPages } from "./page.ts";

const token = "a".repeat(32);

export const outreach: AreaPages = {
  open: [],
  others: [
    { name: "newsletter-subscribe", path: "/newsletter/subscribe" },
    { name: "opening", path: "/opening/media" },
    { name: "opening-confirm", path: `/opening/confirm?token=${token}` },
    { name: "newsletter-confirm", path: `/newsletter/confirm?token=${token}` },
    { name: "newsletter-unsubscribe", path: `/newsletter/unsubscribe?token=${token}` },
    { name: "email-unsubscribe", path: `/emails/unsubscribe?token=${token}` },
    { name: "review-emails", path: `/directory/review-emails?token=${token}` },
  ],
};
