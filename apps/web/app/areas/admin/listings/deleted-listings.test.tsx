import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { emptyList } from "#ui/list-page/loaded-list.ts";
import { DeletedListings } from "./deleted-listings.tsx";

const listing = {
  id: "BUS-12345678",
  businessName: "Teranga Table",
  slug: "teranga-table",
  ownerName: "Ebo Quaye",
  isRestorable: true,
  deleteRequestedAt: "2026-11-01T03:00:00.000Z",
  purgedAt: "2026-12-01T03:00:00.000Z",
};

function render(row: typeof listing) {
  const element = <DeletedListings list={{ ...emptyList, rows: [row] }} mayPurge />;
  const router = createMemoryRouter([{ path: "*", element }]);
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

test("Restore is offered only while the listing has an owner", () => {
  expect(render(listing)).toContain("Restore Teranga Table");
  const orphan = render({ ...listing, ownerName: "Former member", isRestorable: false });
  expect(orphan).not.toContain("Restore Teranga Table");
  expect(orphan).toContain("The owner closed their account");
  expect(orphan).toContain("Permanently delete Teranga Table");
});
