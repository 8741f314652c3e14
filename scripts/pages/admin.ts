import type { AreaPages } from "./page.ts";

export const admin: AreaPages = {
  open: [],
  others: [
    { name: "admin", path: "/admin", as: "admin" },
    { name: "connected-accounts", path: "/admin/connected-accounts", as: "admin" },
    { name: "access-requests", path: "/admin/access-requests", as: "admin" },
    { name: "admin-listings", path: "/admin/listings", as: "admin" },
    { name: "admin-deleted-listings", path: "/admin/listings/deleted", as: "admin" },
    { name: "admin-stores", path: "/admin/stores", as: "admin" },
    { name: "admin-orders", path: "/admin/orders", as: "admin" },
    { name: "admin-order", path: "/admin/orders?q=SXGQ-KS74", as: "admin" },
    { name: "admin-payments", path: "/admin/payments", as: "admin" },
    { name: "admin-payment-differences", path: "/admin/payments/differences", as: "admin" },
    { name: "admin-payment-outbox", path: "/admin/payments/outbox", as: "admin" },
    { name: "admin-payment-events", path: "/admin/payments/events", as: "admin" },
    { name: "admin-moderation", path: "/admin/moderation", as: "admin" },
    { name: "admin-community-words", path: "/admin/community-words", as: "admin" },
    { name: "admin-enquiries", path: "/admin/enquiries", as: "admin" },
    { name: "admin-audit", path: "/admin/audit", as: "admin" },
    { name: "admin-settings", path: "/admin/settings", as: "admin" },
    { name: "admin-setting-history", path: "/admin/settings/trialMonths/history", as: "admin" },
  ],
};
