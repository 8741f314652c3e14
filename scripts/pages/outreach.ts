import type { AreaPages } from "./page.ts";

const token = "a".repeat(32);

export const outreach: AreaPages = {
  open: [{ name: "newsletter-subscribe", path: "/newsletter/subscribe", firstLoadKb: 132 }],
  others: [
    { name: "newsletter-confirm", path: `/newsletter/confirm?token=${token}` },
    { name: "newsletter-unsubscribe", path: `/newsletter/unsubscribe?token=${token}` },
  ],
};
