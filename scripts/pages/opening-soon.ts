import type { AreaPages } from "./page.ts";

export const openingSoon: AreaPages = {
  open: [
    { name: "marketplace-onboarding", path: "/marketplace-onboarding", firstLoadKb: 133 },
    { name: "wellbeing", path: "/wellbeing", firstLoadKb: 133 },
  ],
  others: [
    { name: "marketplace", path: "/marketplace", as: "seller" },
    { name: "store", path: "/marketplace/ZGVtby1rd2FtZS1tZW5zYWg", as: "seller" },
    { name: "checkout", path: "/marketplace/checkout", as: "seller" },
    { name: "media", path: "/media", as: "admin" },
  ],
};
