import { createRoutesStub } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { rememberBarHeight } from "#lib/browser/owner-bar.ts";
import { sessionStore } from "#lib/session/session.ts";
import { toMemberView, visitor } from "#lib/session/session-store.ts";
import { makeEditableBusiness, makeListing } from "#test/listings.ts";
import { member } from "#test/profiles.ts";
import type { BusinessView } from "../business/business-view.ts";
import { SidePanel } from "../business/side-panel.tsx";
import { EditingMount } from "./editing-mount.tsx";
import { OwnerBarSpace } from "./owner-bar-space.tsx";

const view = {
  id: "BUS-ABCD1234",
  slug: "ubuntu",
  name: "Ubuntu",
  isLive: true,
  managedSince: null,
  phone: { text: "03 9000 1234", href: "tel:0390001234" },
  email: "hello@ubuntu.example",
} as BusinessView;

const requested: string[] = [];
let role: string | null;
let sendRoleAnswer: () => void;

beforeEach(() => {
  requested.length = 0;
  role = null;
  localStorage.clear();
  document.documentElement.dataset.signedIn = "";
  sessionStore.set(toMemberView(member));
  const roleRequested = new Promise<void>((resolve) => {
    sendRoleAnswer = resolve;
  });
  vi.spyOn(window, "fetch").mockImplementation(async (url) => {
    requested.push(String(url));
    if (String(url).endsWith("/role")) {
      await roleRequested;
      return Response.json({ role });
    }
    return Response.json(makeEditableBusiness(makeListing()));
  });
});
afterEach(() => {
  sessionStore.set(visitor);
  delete document.documentElement.dataset.signedIn;
  vi.restoreAllMocks();
});

const Site = createRoutesStub([
  {
    path: "/",
    Component: () => (
      <EditingMount view={view}>
        {(shown) => (
          <>
            <OwnerBarSpace slug={shown.slug}>{null}</OwnerBarSpace>
            <SidePanel view={shown} />
          </>
        )}
      </EditingMount>
    ),
  },
]);

const claimNote = page.getByText("Is this your business?");

test("a member who doesn't manage the listing is asked for by role alone, and sees the claim box only then", async () => {
  await render(<Site />);
  await expect.element(claimNote).not.toBeVisible();
  sendRoleAnswer();
  await expect.element(claimNote).toBeVisible();
  // Never for what editing needs, which the server would refuse.
  expect(new Set(requested)).toEqual(new Set(["/api/dir/business/BUS-ABCD1234/role"]));
});

test("a browser that showed the owner's bar before keeps room for it until the answer", async () => {
  rememberBarHeight("ubuntu", 130);
  await render(<Site />);
  const getTop = () => page.getByRole("complementary").element().getBoundingClientRect().top;
  const before = getTop();
  expect(before).toBeGreaterThanOrEqual(130);
  sendRoleAnswer();
  await expect.poll(getTop).toBe(before - 130);
});
