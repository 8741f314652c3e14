import { createRoutesStub, useLocation } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { sessionStore } from "#lib/session/session.ts";
import { toMemberView, visitor } from "#lib/session/session-store.ts";
import { member } from "#test/profiles.ts";
import { recordPosts } from "#test/record-posts.ts";
import { SaveHeart } from "./save-button.tsx";

let answer: () => unknown = () => ({ ok: true, response: null });
const { posted, action } = recordPosts(() => answer());

const LocationText = () => {
  const { pathname, search } = useLocation();
  return <p>At {pathname + search}</p>;
};

const Site = createRoutesStub([
  {
    path: "/directory",
    Component: () => (
      <>
        <div className="relative h-20">
          <SaveHeart id="BUS-00000001" name="Teranga Table" />
        </div>
        <div className="relative h-20">
          <SaveHeart id="BUS-00000002" name="Savanna Grocer" />
        </div>
        <LocationText />
      </>
    ),
  },
  { path: "/register", Component: LocationText },
  {
    path: "/directory/saved",
    action,
  },
]);

const findSaveButton = (name: string) => page.getByRole("button", { name: `Save ${name}` });

beforeEach(() => {
  posted.length = 0;
  answer = () => ({ ok: true, response: null });
  sessionStorage.clear();
  vi.spyOn(window, "fetch").mockImplementation(async () =>
    Response.json({ ids: ["BUS-00000002"] }),
  );
});
afterEach(() => {
  sessionStore.set(visitor);
  vi.restoreAllMocks();
});

test("a member sees what they saved, and saves another with a press", async () => {
  sessionStore.set(toMemberView({ ...member, id: "saver-0001" }));
  await render(<Site initialEntries={["/directory?q=x"]} />);
  await expect.element(findSaveButton("Savanna Grocer")).toHaveAttribute("aria-pressed", "true");
  await expect.element(findSaveButton("Teranga Table")).toHaveAttribute("aria-pressed", "false");
  await findSaveButton("Teranga Table").click();
  await expect.element(findSaveButton("Teranga Table")).toHaveAttribute("aria-pressed", "true");
  await expect
    .poll(() => posted)
    .toEqual([{ intent: "save", id: "BUS-00000001", from: "/directory?q=x" }]);
  await findSaveButton("Savanna Grocer").click();
  await expect.element(findSaveButton("Savanna Grocer")).toHaveAttribute("aria-pressed", "false");
  await expect.poll(() => posted[1]?.intent).toBe("unsave");
});

test("a heart that could not be saved is taken back", async () => {
  sessionStore.set(toMemberView({ ...member, id: "saver-0002" }));
  answer = () => ({
    ok: false,
    code: "too_many_saved",
    error: "Too many.",
    fields: {},
    values: {},
  });
  await render(<Site initialEntries={["/directory"]} />);
  await findSaveButton("Teranga Table").click();
  await expect.poll(() => posted).toHaveLength(1);
  await expect.element(findSaveButton("Teranga Table")).toHaveAttribute("aria-pressed", "false");
});

test("a visitor is asked to log in, and finds the listing saved afterwards, once", async () => {
  sessionStore.set(visitor);
  const { unmount } = await render(<Site initialEntries={["/directory?q=x"]} />);
  await findSaveButton("Teranga Table").click();
  await expect.element(page.getByText("At /register?next=%2Fdirectory%3Fq%3Dx")).toBeVisible();
  expect(posted).toEqual([]);
  await unmount();

  sessionStore.set(toMemberView({ ...member, id: "saver-0003" }));
  const again = await render(<Site initialEntries={["/directory?q=x"]} />);
  await expect
    .poll(() => posted.map(({ intent, id }) => [intent, id]))
    .toEqual([["save", "BUS-00000001"]]);
  await expect.element(findSaveButton("Teranga Table")).toHaveAttribute("aria-pressed", "true");
  await again.unmount();
  await render(<Site initialEntries={["/directory"]} />);
  await expect.element(findSaveButton("Teranga Table")).toBeVisible();
  expect(posted).toHaveLength(1);
});

test("pressed before the browser knows who is there, it still asks a visitor to log in", async () => {
  sessionStore.set({ status: "unknown", firstName: null, profile: null });
  answer = () => ({ ok: false, code: "not_signed_in", error: "Log in.", fields: {}, values: {} });
  await render(<Site initialEntries={["/directory"]} />);
  await findSaveButton("Teranga Table").click();
  await expect.element(page.getByText("At /register?next=%2Fdirectory")).toBeVisible();
});

test("an address alone never saves anything", async () => {
  sessionStore.set(toMemberView({ ...member, id: "saver-0004" }));
  await render(<Site initialEntries={["/directory?save=BUS-00000001&intent=save"]} />);
  await expect.element(findSaveButton("Savanna Grocer")).toHaveAttribute("aria-pressed", "true");
  expect(posted).toEqual([]);
});
