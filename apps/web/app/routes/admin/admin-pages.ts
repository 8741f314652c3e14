/** In the order of the navigation. */
export const adminPages = [
  { to: "/admin", label: "Users" },
  { to: "/admin/connected-accounts", label: "Connected accounts" },
  { to: "/admin/payments", label: "Payments" },
  { to: "/admin/orders", label: "Orders" },
  { to: "/admin/access-requests", label: "Access requests" },
  { to: "/admin/listings", label: "Listings" },
  { to: "/admin/stores", label: "Stores" },
  { to: "/admin/magazine", label: "Magazine" },
  { to: "/admin/moderation", label: "Moderation" },
  { to: "/admin/reports", label: "Reports" },
  { to: "/admin/community-words", label: "Community words" },
  { to: "/admin/enquiries", label: "Enquiries" },
  { to: "/admin/newsletter", label: "Newsletter" },
  { to: "/admin/audit", label: "Audit log" },
  { to: "/admin/settings", label: "Settings" },
  { to: "/test", label: "Email test" },
] as const;
