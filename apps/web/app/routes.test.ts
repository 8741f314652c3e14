import { reservedHandles } from "@boab/contracts/accounts/reserved-handles";
import { defaultLaunchSwitches } from "@boab/contracts/common/access";
import { Username } from "@boab/contracts/common/fields";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { matchRoutes, type RouteObject } from "react-router";
import { describe, expect, test } from "vitest";
import { findPageFile } from "#test/page-file.ts";
import { member } from "#test/profiles.ts";
import { otherPages, publicPages } from "../../../scripts/pages/all.ts";
import { adminPages } from "./routes/admin/admin-pages.ts";
import { listPublicPagePaths } from "./routes/discovery/open-pages.ts";
import routes from "./routes.ts";
import { guardedAreas } from "./shell/guards.server.ts";

const toRouteObject = ({ path, index, file, children }: RouteConfigEntry): RouteObject =>
  index
    ? { index: true, id: file }
    : {
        id: file,
        ...(path === undefined ? {} : { path }),
        ...(children ? { children: children.map(toRouteObject) } : {}),
      };

const tree = (await routes).map(toRouteObject);

/** The files of a page, from the outermost layout inwards. */
const matchFiles = (path: string) => (matchRoutes(tree, path) ?? []).map(({ route }) => route.id);
const matchPage = (path: string) => matchFiles(path).at(-1);

describe("the URL map", () => {
  test.each([
    ["/", "routes/home/home.tsx"],
    ["/search", "routes/search/search.tsx"],
    ["/directory", "routes/directory/home/directory-home.tsx"],
    ["/directory/listings", "routes/directory/listings/listings.tsx"],
    ["/directory/add-business", "routes/directory/add-business.tsx"],
    ["/directory/listings/ubuntu-braid-studio", "routes/directory/business.tsx"],
    ["/directory/listings/ubuntu-braid-studio/bookings", "routes/directory/owner/bookings.tsx"],
    ["/directory/listings/ubuntu-braid-studio/takings", "routes/directory/owner/takings.tsx"],
    ["/directory/listings/ubuntu/takings.csv", "routes/directory/owner/takings-file.ts"],
    ["/directory/listings/ubuntu/half-year.csv", "routes/directory/owner/half-year-file.ts"],
    ["/calendar/abc.ics", "routes/directory/calendar-feed.ts"],
    ["/marketplace-onboarding", "routes/marketplace/launch.tsx"],
    ["/marketplace", "routes/marketplace/home.tsx"],
    ["/marketplace/browse", "routes/marketplace/browse.tsx"],
    ["/marketplace/products/home-living", "routes/marketplace/products.tsx"],
    ["/marketplace/item/SKU-7QK2M9XD", "routes/marketplace/item.tsx"],
    ["/marketplace/YW1hcmEtdWlkLTAx", "routes/marketplace/store-of-user.tsx"],
    ["/marketplace/stores/kumasi-cloth-house", "routes/marketplace/store/home.tsx"],
    ["/marketplace/stores/kumasi-cloth-house/go-live", "routes/marketplace/store/go-live.tsx"],
    ["/marketplace/stores/kumasi/items", "routes/marketplace/store/items.tsx"],
    ["/marketplace/stores/kumasi/items.csv", "routes/marketplace/items-file.ts"],
    ["/marketplace/stores/kumasi/items/ITM-2/edit", "routes/marketplace/edit-item.tsx"],
    ["/marketplace/stores/kumasi/add", "routes/marketplace/add-item.tsx"],
    ["/marketplace/checkout", "routes/marketplace/checkout.tsx"],
    ["/media", "routes/media/landing.tsx"],
    ["/wellbeing", "routes/magazine/wellbeing.tsx"],
    ["/Wellbeing/subscribe", "routes/magazine/subscribe.tsx"],
    ["/Wellbeing/feed.xml", "routes/magazine/feed.ts"],
    ["/Wellbeing/the-second-sleep", "routes/magazine/article.tsx"],
    ["/Wellbeing/authors/saba-haile", "routes/magazine/author.tsx"],
    ["/register", "routes/account/register.tsx"],
    ["/@amara.okafor", "routes/short-link.tsx"],
    ["/account-management", "routes/account/account-management.tsx"],
    ["/my-account/subscription", "routes/account/subscription.tsx"],
    ["/my-account/payments", "routes/account/payments.tsx"],
    ["/my-account/sales", "routes/account/sales.tsx"],
    ["/my-account/payments/1", "routes/account/payment.tsx"],
    ["/my-account/payouts", "routes/account/payouts.tsx"],
    ["/my-account/bookings", "routes/bookings/my-bookings.tsx"],
    ["/my-account/bookings/BOOK-7K2MQX4D", "routes/bookings/own-booking.tsx"],
    ["/booking", "routes/bookings/guest-link.tsx"],
    ["/booking/BOOK-7K2MQX4D", "routes/bookings/guest-booking.tsx"],
    ["/directory/listings/ubuntu-braid-studio/book", "routes/directory/book.tsx"],
    ["/admin", "routes/admin/users.tsx"],
    ["/contact-us", "routes/information/contact-us.tsx"],
    ["/amara.okafor", "routes/short-link.tsx"],
  ])("%s opens %s", (path, file) => {
    expect(matchPage(path)).toBe(file);
  });

  test.each(["/Wellbeing", "/wellbeing", "/WELLBEING"])(
    "SHELL-09 %s opens the magazine",
    (path) => {
      expect(matchPage(path)).toBe("routes/magazine/wellbeing.tsx");
    },
  );

  test("nobody can be called like a page: each first segment is reserved", () => {
    const listFirstSegments = (entries: RouteObject[]): string[] =>
      entries.flatMap(({ path, children }) =>
        path === undefined ? listFirstSegments(children ?? []) : [path.split("/")[0] ?? ""],
      );
    const names = listFirstSegments(tree).filter((segment) => Username.safeParse(segment).success);
    expect(names).toContain("directory");
    expect(names.filter((name) => !reservedHandles.has(name))).toEqual([]);
  });

  test("SHELL-33 any other path is page not found", () => {
    expect(matchPage("/no/such/page")).toBe("routes/not-found.ts");
    expect(matchPage("/directory/no-such-page")).toBe("routes/not-found.ts");
  });

  test.each([
    ["/marketplace", "routes/marketplace/marketplace-layout.tsx"],
    ["/marketplace/checkout", "routes/marketplace/marketplace-layout.tsx"],
    ["/marketplace/browse", "routes/marketplace/marketplace-layout.tsx"],
    ["/marketplace/products/home-living", "routes/marketplace/marketplace-layout.tsx"],
    ["/marketplace/YW1hcmEtdWlkLTAx", "routes/marketplace/marketplace-layout.tsx"],
    ["/marketplace/stores/kumasi/go-live", "routes/marketplace/marketplace-layout.tsx"],
    ["/marketplace/stores/kumasi/add", "routes/marketplace/marketplace-layout.tsx"],
    ["/media", "routes/media/media-layout.tsx"],
    ["/admin", "routes/admin/admin-layout.tsx"],
    ["/admin/connected-accounts", "routes/admin/admin-layout.tsx"],
    ["/admin/access-requests", "routes/admin/admin-layout.tsx"],
    ["/my-account/orders", "routes/account/account-area.tsx"],
    ["/my-account/subscription", "routes/account/account-area.tsx"],
    ["/my-account/payments/1", "routes/account/account-area.tsx"],
    ["/my-account/payouts", "routes/account/account-area.tsx"],
    ["/directory/listings/ubuntu/bookings", "routes/directory/owner/owner-area.tsx"],
    ["/directory/listings/ubuntu/booking-settings", "routes/directory/owner/owner-area.tsx"],
    ["/directory/listings/ubuntu/takings", "routes/directory/owner/owner-area.tsx"],
    ["/directory/listings/ubuntu/takings.csv", "routes/directory/owner/owner-area.tsx"],
    ["/directory/listings/ubuntu/half-year.csv", "routes/directory/owner/owner-area.tsx"],
    ["/my-account/bookings/BOOK-7K2MQX4D", "routes/account/account-area.tsx"],
  ])("GUARD-01 GUARD-02 GUARD-03 SHELL-10 %s is behind the guard of %s", (path, guard) => {
    expect(matchFiles(path)).toContain(guard);
  });

  test("SHELL-41 directory, marketplace and media, with magazine and admin, are one product", () => {
    for (const path of ["/directory", "/marketplace", "/media", "/wellbeing", "/admin"]) {
      expect(matchFiles(path)[0]).toBe("shell/site-layout.tsx");
    }
  });

  test.each([
    ["a visitor", null, []],
    ["a member", {}, []],
    ["a seller", { merchantStatus: "Approved" }, ["marketplace", "media"]],
    ["a media creator", { mediaStatus: "Approved" }, ["media"]],
    ["a writer", { magStatus: "Approved" }, ["editor"]],
    ["a moderator", { adminStatus: "Moderator" }, ["marketplace", "media", "admin", "editor"]],
    ["an admin", { adminStatus: "Admin" }, ["marketplace", "media", "admin", "editor"]],
  ] as const)("SHELL-41 before the launch %s, as %j, opens %j", (_role, granted, areas) => {
    const viewer = granted && { ...member, ...granted };
    const opened = Object.entries(guardedAreas)
      .filter(([, rule]) => rule(viewer, defaultLaunchSwitches))
      .map(([area]) => area);
    expect(opened).toEqual(areas);
  });

  test("SHELL-41 what an owner or an editor manages is behind the guard of their business", () => {
    for (const page of ["bookings", "booking-settings"])
      expect(matchFiles(`/directory/listings/ubuntu/${page}`)).toContain(
        "routes/directory/owner/owner-area.tsx",
      );
  });

  test.each(["/directory", "/directory/listings", "/directory/add-business"])(
    "DIR-HOME-03 %s has the directory's links around it",
    (path) => {
      expect(matchFiles(path)).toContain("routes/directory/directory-layout.tsx");
    },
  );
});

describe("the pages that pictures, axe, Lighthouse and the budget look at", () => {
  const listPageFiles = (entries: RouteConfigEntry[]): string[] =>
    entries.flatMap(({ file, children }) => (children ? listPageFiles(children) : file));
  const findPages = (file: string) =>
    [...publicPages, ...otherPages].filter(
      ({ path }) => matchFiles(path.split("?")[0] ?? "").at(-1) === file,
    );

  test.each(listPageFiles(routes).filter((file) => file.endsWith(".tsx")))(
    "%s is among them",
    (file) => {
      expect(findPages(file)).not.toEqual([]);
    },
  );

  test("whatever a search engine may show is a public page", () => {
    expect(publicPages.map(({ path }) => path)).toEqual(
      expect.arrayContaining([...listPublicPagePaths(defaultLaunchSwitches, [])]),
    );
  });

  test("every public page has a route of its own", () => {
    for (const { path } of publicPages) expect(findPageFile(path), path).toBeDefined();
  });
});

test.each(adminPages)("$label is in the menu of those who can open it", ({ to, isForAdmins }) => {
  const files = matchFiles(to);
  expect(files).toContain("routes/admin/admin-layout.tsx");
  expect(files.includes("routes/admin/full-admin-layout.tsx")).toBe(isForAdmins === true);
});
