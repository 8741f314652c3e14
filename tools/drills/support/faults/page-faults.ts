import { type Fault, makeFileFault } from "./fault.ts";

const web = "apps/web/app/areas";

/** A page has its parts in another order, leads somewhere else, or says nothing where it should. */
export const pageFaults: Fault[] = [
  makeFileFault(
    "applications stand before reviews, and bookings last",
    [
      `${web}/directory/business/sections.ts`,
      `  "bookings",\n  "reviews",\n  "jobs",\n  "applications",\n] as const`,
      `  "applications",\n  "reviews",\n  "jobs",\n  "bookings",\n] as const`,
    ],
    `${web}/directory/editing/plan-panel.test.tsx`,
  ),
  makeFileFault(
    "an account's dashboard leads to the list of users",
    [
      `${web}/admin/connected-accounts/change-account.server.ts`,
      "redirect(result.data.response.url)",
      `redirect("/admin")`,
    ],
    `${web}/admin/connected-accounts/change-account.test.ts`,
  ),
  makeFileFault(
    "that there are no applications is hidden",
    [
      `${web}/jobs/applications/application-table.tsx`,
      `<p className="text-ink-2">{applicationListCopy.noApplications}`,
      `<p hidden className="text-ink-2">{applicationListCopy.noApplications}`,
    ],
    `${web}/jobs/applications/application-table.test.tsx`,
  ),
];
