import { settings } from "@boab/contracts/admin/settings";
import { itemNotes, itemTexts } from "@boab/contracts/marketplace/item-texts";
import { createRoutesStub } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { editableItem, itemPicture, managedItem } from "#test/items.ts";
import { ItemsTab } from "./items-tab.tsx";
import { AddItem } from "./wizard/add-item.tsx";
import { EditItem } from "./wizard/edit-item.tsx";

const store = { id: "STO-22222222", slug: "kumasi-cloth-house", storeName: "Kumasi Cloth House" };
const counts = { all: 1, live: 1, low: 0, out: 0, draft: 0, archived: 0 };
const view = { items: [managedItem], hasMore: false, counts, state: "all", q: "" } as const;
const posted: Record<string, string>[] = [];
let answer: unknown;

const Site = createRoutesStub([
  {
    path: "/items",
    Component: () => <ItemsTab slug={store.slug} {...view} items={[managedItem]} />,
    action: async ({ request }) => {
      posted.push(Object.fromEntries(await request.formData()) as Record<string, string>);
      return { ok: true, response: answer };
    },
  },
  {
    path: "/add",
    Component: () => (
      <AddItem
        store={store}
        feeRule={settings.platformFee.initial}
        draft={{ ...editableItem, status: "draft" }}
      />
    ),
    action: async ({ request }) => {
      posted.push(Object.fromEntries(await request.formData()) as Record<string, string>);
      return answer;
    },
  },
  {
    path: "/edit",
    Component: () => (
      <EditItem store={store} feeRule={settings.platformFee.initial} stored={editableItem} />
    ),
    action: async ({ request }) => {
      posted.push(Object.fromEntries(await request.formData()) as Record<string, string>);
      return answer;
    },
  },
]);

afterEach(() => vi.unstubAllGlobals());

test("ITEMS-02 ITEMS-03 a click on the picture opens the preview, which says that it is loading", async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  vi.stubGlobal("fetch", () => promise);
  await render(<Site initialEntries={["/items"]} />);
  await page.getByRole("button", { name: "Preview Adire indigo wrap dress" }).click();
  const dialog = page.getByRole("dialog", { name: "Adire indigo wrap dress" });
  await expect.element(dialog.getByText(itemTexts.loading)).toBeVisible();
  const attrs = { size: "M", color: "Indigo", type: "" };
  resolve(
    Response.json({
      ...managedItem,
      ...{ Long_desc: "Dyed in Abeokuta.", brand: "", condition: null, courier_info: [] },
      pickup: { note: "Saturdays in Sunshine" },
      images: { main: itemPicture, pics: [{ id: "1", url: itemPicture, isMain: true, attrs }] },
      variants: [{ id: "v", ...attrs, quantityAvailable: 8, inStock: true }],
    }),
  );
  await expect.element(dialog.getByText("Dyed in Abeokuta.")).toBeVisible();
  await expect.element(dialog.getByText("Pick-up: Saturdays in Sunshine")).toBeVisible();
});

test("ITEMS-04 deleting asks first, and what was sold is said to be archived", async () => {
  answer = { outcome: "archived" };
  await render(<Site initialEntries={["/items"]} />);
  await page.getByRole("button", { name: "Delete Adire indigo wrap dress" }).click();
  const dialog = page.getByRole("dialog", { name: itemTexts.confirmDelete });
  await dialog.getByRole("button", { name: "Delete item" }).click();
  await expect.element(page.getByText(itemNotes.archived)).toBeVisible();
  expect(posted.at(-1)).toEqual({ intent: "delete", itemId: managedItem.item_id });
});

test("ITEMW-18 ITEMS-06 ITEMS-08 a change can be saved, a failure is said, a success offers the way back", async () => {
  await render(<Site initialEntries={["/edit"]} />);
  const save = page.getByRole("button", { name: "Save changes" });
  await expect.element(save).toBeDisabled();
  await page.getByLabelText("Price", { exact: true }).fill("139.50");
  answer = { ok: false, code: "internal", error: itemNotes.saveFailed, fields: {}, values: {} };
  await save.click();
  await expect.element(page.getByText(itemNotes.saveFailed)).toBeVisible();
  answer = { ok: true, response: { ...editableItem, price: 139.5, version: 2 } };
  await save.click();
  const dialog = page.getByRole("dialog", { name: itemTexts.saved });
  await expect.element(dialog.getByText(itemTexts.savedLong)).toBeVisible();
  await expect.element(dialog.getByRole("link", { name: "Back to Items" })).toBeVisible();
  await dialog.getByRole("button", { name: "Stay here" }).click();
  await expect.element(save).toBeDisabled();
  expect(JSON.parse(posted.at(-1)?.item ?? "{}")).toMatchObject({ price: 139.5, version: 1 });
});

test("starting over that fails is said, and what was entered stays", async () => {
  vi.stubGlobal("fetch", async () => Response.json({ item_id: editableItem.item_id }));
  answer = { ok: false, code: "internal", error: "Not deleted.", fields: {}, values: {} };
  await render(<Site initialEntries={["/add?step=1"]} />);
  await page.getByRole("button", { name: "Start over" }).click();
  await expect.element(page.getByRole("alert")).toHaveTextContent("Not deleted.");
  await expect
    .element(page.getByLabelText("Name", { exact: true }))
    .toHaveValue("Adire indigo wrap dress");
});

test("a change is saved by somebody who leaves for another page at once", async () => {
  const send = vi.fn(async (_: string, _init: RequestInit) =>
    Response.json({ item_id: editableItem.item_id }),
  );
  vi.stubGlobal("fetch", send);
  const shown = await render(<Site initialEntries={["/add?step=1"]} />);
  await page.getByLabelText("Name", { exact: true }).fill("Adire skirt");
  await shown.unmount();
  const [address, init] = send.mock.lastCall ?? [];
  expect(address).toContain(`/shop-item/draft/${store.id}`);
  expect(init).toMatchObject({ keepalive: true, body: expect.stringContaining("Adire skirt") });
});

test("ITEMW-05 another step takes the focus, and so does what is missing", async () => {
  await render(<Site initialEntries={["/edit"]} />);
  await page.getByRole("button", { name: "Next" }).click();
  await expect.element(page.getByRole("group", { name: /^Step 2 of 3/ })).toHaveFocus();
  await page.getByRole("button", { name: "Back" }).click();
  const name = page.getByLabelText("Name", { exact: true });
  await name.fill("");
  await page.getByRole("button", { name: "Next" }).click();
  await expect.element(name).toHaveFocus();
});
