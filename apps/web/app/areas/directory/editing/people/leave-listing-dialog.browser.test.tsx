import { useState } from "react";
import { createRoutesStub, useLocation } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { sessionStore } from "#lib/session/session.ts";
import { toMemberView, visitor } from "#lib/session/session-store.ts";
import { member } from "#test/profiles.ts";
import { peopleCopy } from "./copy.ts";
import LeaveListingDialog from "./leave-listing-dialog.tsx";

const listing = { id: "BUS-00000001", name: "Teranga Table" };
const onLeft = vi.fn();
const requested: string[] = [];
let answer: () => Response;

function Listing() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <LeaveListingDialog
        listing={listing}
        isOpen={isOpen}
        onLeft={onLeft}
        onClose={() => setOpen(false)}
      />
    </>
  );
}

const Site = createRoutesStub([
  { path: "/", Component: Listing },
  {
    path: "/directory/listings",
    Component: () => <p>{JSON.stringify(useLocation().state)}</p>,
  },
]);

const dialog = page.getByRole("dialog", { name: "Leave Teranga Table?" });
const leave = dialog.getByRole("button", { name: "Leave this listing" });
const opener = page.getByRole("button", { name: "Open" });

beforeEach(() => {
  requested.length = 0;
  onLeft.mockReset();
  answer = () => new Response(null, { status: 204 });
  sessionStore.set(toMemberView(member));
  vi.spyOn(window, "fetch").mockImplementation(async (url, init) => {
    requested.push(`${init?.method} ${url}`);
    return answer();
  });
});
afterEach(() => {
  sessionStore.set(visitor);
  vi.restoreAllMocks();
});

test("an editor leaves a listing and is told so on the list", async () => {
  await render(<Site />);
  await opener.click();
  await leave.click();
  await expect.element(page.getByText(/Teranga Table/).first()).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(requested).toEqual([`DELETE /api/dir/business/BUS-00000001/editors/${member.id}`]);
  expect(onLeft).toHaveBeenCalledOnce();
});

test("a refusal keeps the editor where they are and says why", async () => {
  answer = () =>
    Response.json(
      { error: "Please wait a moment.", code: "forbidden", fields: {} },
      { status: 403 },
    );
  await render(<Site />);
  await opener.click();
  await leave.click();
  await expect.element(dialog.getByRole("alert")).toBeVisible();
  await expect.element(leave).toBeEnabled();
  expect(onLeft).not.toHaveBeenCalled();
});

test("Stay and Escape change nothing", async () => {
  await render(<Site />);
  await opener.click();
  await expect.element(dialog.getByText(peopleCopy.leaving)).toBeVisible();
  await dialog.getByRole("button", { name: "Stay" }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await opener.click();
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
  expect(requested).toEqual([]);
});
