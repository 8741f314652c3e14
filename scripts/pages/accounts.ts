import type { AreaPages } from "./page.ts";

export const accounts: AreaPages = {
  open: [
    { name: "register", path: "/register", firstLoadKb: 150 },
    { name: "login", path: "/register?mode=login", firstLoadKb: 150 },
    { name: "forgot-password", path: "/register?mode=forgot", firstLoadKb: 150 },
  ],
  others: [
    { name: "reset-password", path: "/account/reset-password?oobCode=expired" },
    { name: "verify-email", path: "/account/verify-email?oobCode=expired" },
    { name: "your-data", path: "/your-data" },
    { name: "your-data-details", path: "/your-data/details" },
    { name: "your-data-deleted", path: "/your-data/deleted" },
    { name: "account-closed", path: "/account/closed" },
    { name: "public-profile", path: "/@kwame.mensah" },
    { name: "welcome", path: "/register", as: "member" },
    { name: "account", path: "/account-management", as: "member" },
    { name: "subscription", path: "/my-account/subscription", as: "member" },
    {
      name: "payment",
      path: "/my-account/payments/5a1e0000-0000-4000-8000-000000000001",
      as: "member",
    },
    {
      name: "decision",
      path: "/moderation/5a1e0000-0000-4000-8000-000000000011",
      as: "member",
    },
    { name: "payments", path: "/my-account/payments", as: "member" },
    { name: "sales", path: "/my-account/sales", as: "business owner" },
    { name: "payouts", path: "/my-account/payouts", as: "seller" },
    { name: "my-listings", path: "/my-account/listings", as: "business owner" },
    { name: "saved", path: "/my-account/saved", as: "member" },
    { name: "orders", path: "/my-account/orders", as: "member" },
    { name: "orders-none", path: "/my-account/orders?q=astronaut", as: "member" },
    { name: "order", path: "/my-account/orders/SXGQ-KS74", as: "member" },
    { name: "order-report", path: "/my-account/orders/5E5N-FWZ2?do=report", as: "member" },
  ],
};
