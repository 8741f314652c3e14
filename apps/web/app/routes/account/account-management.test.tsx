import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { afterEach, describe, expect, test, vi } from "vitest";
import { getOwnAccess } from "#areas/accounts/access/own-access.server.ts";
import { planStatusCases } from "#test/plan-statuses.ts";
import { member, people } from "#test/profiles.ts";
import AccountManagement, { clientAction, loader } from "./account-management.tsx";
import { describePlan } from "./plan-summary.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const url = new URL("http://localhost:3000/account-management");
const request = new Request(url, { headers: { cookie: "__Host-boab_session=any" } });
const load = () => loader({ request, url, params: {}, context: {} } as never);

function stubFetch(response: (path: string) => Response | Promise<Response>) {
  vi.spyOn(process.stdout, "write").mockReturnValue(true);
  vi.stubGlobal("fetch", async (requestUrl: URL) => response(requestUrl.pathname));
}

let given: Awaited<ReturnType<typeof load>>;
const Page = AccountManagement as unknown as (props: { loaderData: unknown }) => ReactNode;
const Subject = () => <Page loaderData={given} />;
const Stub = createRoutesStub([{ path: "/", Component: Subject }]);

function render(loaderData: typeof given) {
  given = loaderData;
  return renderToStaticMarkup(<Stub />);
}
const renderPanel = (profile: typeof member) =>
  render({ account: { profile, access: getOwnAccess(profile, []) }, mine: null, plan: null });
const toText = (html: string) => html.replace(/<[^>]+>/g, " ").replace(/\s+/g, " ");

describe("/account-management", () => {
  test("shows the logged-in member with their open requests", async () => {
    stubFetch((path) =>
      Response.json(path === "/session" ? { profile: member } : { data: [], nextCursor: null }),
    );
    expect(await load()).toMatchObject({
      account: { profile: member },
      mine: { listings: [], hasMore: false },
    });
  });

  test("GUARD-09 writers find their articles here, and others don't see them", () => {
    expect(renderPanel(people.writer)).toContain("/my-account/articles");
    expect(renderPanel(member)).not.toContain("/my-account/articles");
  });

  test("a visitor is sent to log in and back", async () => {
    stubFetch(() => Response.json({ profile: null }));
    const response = await load().catch((thrown: unknown) => thrown);
    expect((response as Response).headers.get("location")).toBe(
      "/register?next=%2Faccount-management",
    );
  });

  test.each([
    ["the session", () => Promise.reject(new TypeError("connect ECONNREFUSED"))],
    [
      "the requests",
      (path: string) =>
        path === "/session"
          ? Response.json({ profile: member })
          : new Response("down", { status: 502 }),
    ],
  ])("ACCT-05 when %s fails to load: No user loaded.", async (_what, response) => {
    stubFetch(response);
    const text = toText(render(await load()));
    expect(text).toContain("No user loaded.");
    expect(text).toContain("Try again");
  });

  test("ACCT-04 Created and Updated are in Sydney time, also during daylight saving", () => {
    const text = toText(
      renderPanel({
        ...member,
        createdAt: "2026-07-01T14:30:00.000Z",
        updatedAt: "2026-11-14T22:48:00.000Z",
      }),
    );
    expect(text).toContain("Created 2 July 2026, 12:30 am.");
    expect(text).toContain("Updated 15 Nov 2026, 9:48 am. Sydney time.");
  });

  test("ACCT-09 ACCT-02 each chip has the colour of its status", () => {
    const html = renderPanel({
      ...member,
      userStatus: "Banned",
      merchantStatus: "Trial",
      directoryStatus: "Approved",
    });
    const tile = (label: string) =>
      html.match(new RegExp(`class="([^"]*)"[^>]*><span class="[^"]*">${label} </span>`))?.[1];
    expect(tile("User")).toContain("bg-danger-soft");
    expect(tile("Merchant")).toContain("bg-ok-soft");
    expect(tile("Directory")).toContain("bg-ok-soft");
    expect(tile("Dir-Plan")).toContain("bg-support-soft");
    expect(tile("Role")).toContain("bg-sunk");
    expect(tile("Nothing")).toBeUndefined();
  });

  test.each([
    ["save-profile", "Failed to save profile."],
    ["request-access", "Could not submit your request."],
  ])("ACCT-14 ACCESS-05 without a connection %s says: %s", async (intent, words) => {
    const post = new Request(url, { method: "POST", body: new URLSearchParams({ intent }) });
    const serverAction = () => Promise.reject(new TypeError("Failed to fetch"));
    const response = await clientAction({ request: post, serverAction } as never);
    expect(response).toMatchObject({ data: { ok: false, error: words } });
  });

  test("GUARD-11 staff cannot request access", () => {
    expect(renderPanel(member)).toContain("Request access");
    expect(renderPanel(people.moderator)).not.toContain("Request access");
  });
});

test.each(planStatusCases)(
  "SUB-19 the panel's line for %s ends with: %s",
  (_what, line, status) => {
    const price = line.charAt(0).toLowerCase() + line.slice(1);
    expect(describePlan(status.planName, status)).toBe(`${status.planName}, ${price}`);
  },
);

test("SUB-19 while the plan's price can't be loaded, the panel names the plan alone", () => {
  expect(describePlan("Pro", null)).toBe("Pro");
});
