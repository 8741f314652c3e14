import { isFullAdmin } from "@boab/contracts/accounts/roles";
import type { Statuses } from "@boab/contracts/accounts/statuses";

interface AdminPage {
  to: string;
  label: string;
  /** The page is below `full-admin-layout.tsx`, so the moderators' menu leaves it out. */
  isForAdmins?: boolean;
}

/** The pages are in the order of the navigation. */
export const adminPages: readonly AdminPage[] = [
  { to: "/admin", label: "Users" },
  { to: "/admin/connected-accounts", label: "Connected accounts", isForAdmins: true },
  { to: "/admin/payments", label: "Payments", isForAdmins: true },
  { to: "/admin/orders", label: "Orders", isForAdmins: true },
  { to: "/admin/access-requests", label: "Access requests" },
  { to: "/admin/listings", label: "Listings" },
  { to: "/admin/stores", label: "Stores" },
  { to: "/admin/magazine", label: "Magazine" },
  { to: "/admin/moderation", label: "Moderation" },
  { to: "/admin/community-words", label: "Community words" },
  { to: "/admin/enquiries", label: "Enquiries" },
  { to: "/admin/newsletter", label: "Newsletter", isForAdmins: true },
  { to: "/admin/audit", label: "Audit log" },
  { to: "/admin/settings", label: "Settings" },
  { to: "/test", label: "Email test" },
];

/** The pages that this member of staff can open. */
export const listAdminPages = (viewer: Pick<Statuses, "adminStatus">): AdminPage[] =>
  adminPages.filter(({ isForAdmins }) => !isForAdmins || isFullAdmin(viewer));
