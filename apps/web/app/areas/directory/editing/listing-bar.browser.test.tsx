import type { EditableBusiness } from "@boab/contracts/directory/businesses";
import { createRoutesStub } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { makeEditableBusiness } from "#test/listings.ts";
import DeleteListingDialog from "../delete-listing-dialog.tsx";
import { ListingBar } from "./listing-bar.tsx";

let upcomingCount: number;
let business: EditableBusiness;
const save = vi.fn();

beforeEach(() => {
  upcomingCount = 3;
  business = makeEditableBusiness();
  save.mockReset();
  save.mockResolvedValue({ ok: true, business: makeEditableBusiness({ isLive: false }) });
  vi.spyOn(window, "fetch").mockImplementation(async () => Response.json({ count: upcomingCount }));
});
afterEach(() => {
  vi.restoreAllMocks();
});

const named = { id: "BUS-ABCD1234", name: "Ubuntu Braid Studio" };
const Site = createRoutesStub([
  {
    path: "/",
    Component: () => <ListingBar business={business} save={save} onPreview={undefined} />,
  },
  {
    path: "/deletion",
    Component: () => <DeleteListingDialog listing={named} isOpen onClose={() => {}} />,
  },
]);

const live = page.getByRole("switch");
const dialog = page.getByRole("dialog", { name: "Hide Ubuntu Braid Studio?" });

test("hiding says how many bookings stand, and waits for a yes", async () => {
  await render(<Site />);
  await live.click();
  await expect
    .element(
      dialog.getByText("3 bookings are still to come. They stay as they are", { exact: false }),
    )
    .toBeVisible();
  await dialog.getByRole("button", { name: "Keep it live" }).click();
  expect(save).not.toHaveBeenCalled();
  await live.click();
  await dialog.getByRole("button", { name: "Hide it" }).click();
  expect(save).toHaveBeenCalledWith({ isLive: false });
});

test("over the plan's number hiding says that the listing can't come back without an upgrade", async () => {
  upcomingCount = 0;
  business = makeEditableBusiness({ canShowAgain: false });
  await render(<Site />);
  await live.click();
  await expect
    .element(dialog.getByText(/you can't show this one again without upgrading/))
    .toBeVisible();
  await expect.element(dialog.getByText(/still to come/)).not.toBeInTheDocument();
});

test("within the plan hiding says nothing about upgrading", async () => {
  await render(<Site />);
  await live.click();
  await expect.element(dialog.getByText(/until you show it again/)).toBeVisible();
  expect(dialog.getByText(/upgrading/).elements()).toEqual([]);
});

test("a page that our team took down says so instead of a switch", async () => {
  business = makeEditableBusiness({ isRemoved: true });
  await render(<Site />);
  await expect.element(page.getByText("Taken down")).toBeVisible();
  await expect.element(page.getByText(/how to ask us to look again/)).toBeVisible();
  expect(live.elements()).toEqual([]);
});

test("deleting names the number of bookings that are cancelled", async () => {
  upcomingCount = 1;
  await render(<Site initialEntries={["/deletion"]} />);
  await expect
    .element(page.getByText(/1 booking still to come is cancelled, and the customer gets back/))
    .toBeVisible();
});
