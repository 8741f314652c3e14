import type { FullProfile } from "@boab/contracts/accounts/profiles";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { describe, expect, test } from "vitest";
import { member, people } from "#test/profiles.ts";
import { emptyList } from "#ui/list-page/loaded-list.ts";
import {
  getBanRefusal,
  getDeleteRefusal,
  getEditRefusal,
  getFieldRefusal,
} from "./editable-fields.ts";
import type { UserList } from "./load-users.server.ts";
import { UsersPanel } from "./users-panel.tsx";

const admin: FullProfile = { ...people.admin, id: "the-admin-01" };
const moderator: FullProfile = { ...people.moderator, id: "the-moderator-01" };

function render(list: UserList | null, search = "") {
  const panel = <UsersPanel viewer={admin} filters={{}} list={list} />;
  const router = createMemoryRouter([{ path: "/admin", element: panel }], {
    initialEntries: [`/admin${search}`],
  });
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

const makeList = (rows: FullProfile[]): UserList => ({
  ...emptyList,
  source: "search",
  rows,
  total: rows.length,
  isTotalCapped: false,
});

describe("the users table", () => {
  test("ADM-USR-03 shows the empty text when nobody is found", () => {
    expect(render(makeList([]))).toContain("No users found.");
  });

  test("ADM-USR-06 shows the error when both lists fail, with a retry link to the same URL", () => {
    const html = render(null, "?q=ada");
    expect(html).toContain("Failed to load users");
    expect(html).toContain('href="/admin?q=ada"');
  });

  test("ADM-USR-05 says that the plain list is shown", () => {
    expect(render({ ...makeList([member]), source: "plain", total: null })).toContain(
      "available right now.",
    );
  });

  test("ADM-USR-05 says how many people of the plain list were checked", () => {
    const html = render({ ...makeList([]), source: "plain", total: null, cutAt: 2_000 });
    expect(html).toContain("Only the newest 2,000 were checked.");
    expect(html).not.toContain("Load more");
    expect(render({ ...makeList([member]), source: "plain", total: null })).not.toContain(
      "Only the",
    );
  });

  test("ADM-USR-14 dates in the table are in Sydney time", () => {
    const late = { ...member, createdAt: "2026-11-14T13:30:00.000Z" };
    expect(render(makeList([late]))).toContain("15 Nov 2026");
  });

  test.each([
    ["Banned", "bg-danger-soft"],
    ["Pending", "bg-warn-soft"],
    ["Active", "bg-ok-soft"],
  ] as const)("ADM-USR-13 the chip of %s has %s", (userStatus, tone) => {
    const html = render(makeList([{ ...member, userStatus }]));
    expect(html).toMatch(
      new RegExp(`${tone}[^>]*>(?:<[^>]*>)*(?:User:&nbsp;|User:\u00a0)(?:<[^>]*>)*${userStatus}`),
    );
  });
});

describe("who may do what", () => {
  test("a moderator may not change colleagues, money fields or delete", () => {
    expect(getEditRefusal(moderator, admin)).toContain("Only an admin");
    expect(getFieldRefusal(moderator, member, "merchantStatus")).toContain("Only an admin");
    expect(getFieldRefusal(moderator, member, "mediaStatus")).toBeUndefined();
    expect(getDeleteRefusal(moderator, member)).toContain("Only an admin");
    expect(getBanRefusal(moderator, member)).toBeUndefined();
    expect(getBanRefusal(moderator, { ...member, userStatus: "Suspended" })).toContain(
      "Only an admin",
    );
  });

  test("nobody can change their own status", () => {
    expect(getBanRefusal(admin, admin)).toContain("ban yourself");
    expect(getFieldRefusal(admin, admin, "adminStatus")).toContain("your own status");
    expect(getDeleteRefusal(admin, admin)).toBeDefined();
    expect(getDeleteRefusal(admin, member)).toBeUndefined();
  });
});
