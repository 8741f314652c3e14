import { settings } from "@boab/contracts/admin/settings";
import type { EditableItem } from "@boab/contracts/marketplace/items";
import { createRoutesStub } from "react-router";
import { afterEach, describe, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { editableItem, itemPicture, managedItem } from "#test/items.ts";
import { readPostedValues } from "#test/posted-values.ts";
import { emptyList } from "#ui/list-page/loaded-list.ts";
import { itemListCopy } from "./copy.ts";
import { ItemsTab } from "./items-tab.tsx";
import { AddItem } from "./wizard/add-item.tsx";
import { itemWizardCopy } from "./wizard/copy.ts";
import { EditItem } from "./wizard/edit-item.tsx";

const store = { id: "STO-22222222", slug: "kumasi-cloth-house", storeName: "Kumasi Cloth House" };
const counts = { all: 1, live: 1, low: 0, out: 0, draft: 0, archived: 0 };
const list = { ...emptyList, rows: [managedItem] };
const view = { list, counts, state: "all", q: "" } as const;
const posted: Record<string, string>[] = [];
let answer: unknown;

const Site = createRoutesStub([
  { path: "*", Component: () => <p>Another page</p> },
  {
    path: "/items",
    Component: () => <ItemsTab slug={store.slug} {...view} />,
    action: async ({ request }) => {
      posted.push(await readPostedValues(request));
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
      posted.push(await readPostedValues(request));
      return answer;
    },
  },
  {
    path: "/edit-old",
    Component: () => (
      <EditItem
        store={store}
        feeRule={settings.platformFee.initial}
        stored={{ ...editableItem, category: "Fax machines", subCategory: "Thermal" }}
      />
    ),
  },
  {
    path: "/edit",
    Component: () => (
      <EditItem store={store} feeRule={settings.platformFee.initial} stored={editableItem} />
    ),
    action: async ({ request }) => {
      posted.push(await readPostedValues(request));
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
  await expect.element(dialog.getByText(itemListCopy.loading)).toBeVisible();
  const attrs = { size: "M", color: "Indigo", type: "" };
  resolve(
    Response.json({
      ...managedItem,
      Long_desc: "Dyed in Abeokuta.",
      brand: "",
      condition: null,
      courier_info: [],
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
  const dialog = page.getByRole("dialog", { name: itemListCopy.confirmDelete });
  await dialog.getByRole("button", { name: "Delete item" }).click();
  await expect.element(page.getByText(itemListCopy.archived)).toBeVisible();
  expect(posted.at(-1)).toEqual({ intent: "delete", itemId: managedItem.item_id });
});

test("ITEMW-18 ITEMS-06 ITEMS-08 a change can be saved, a failure is said, a success offers the way back", async () => {
  await render(<Site initialEntries={["/edit"]} />);
  const save = page.getByRole("button", { name: "Save changes" });
  await expect.element(save).toBeDisabled();
  await page.getByLabelText("Price", { exact: true }).fill("139.50");
  answer = { ok: false, code: "internal", error: itemListCopy.saveFailed, fields: {}, values: {} };
  await save.click();
  await expect.element(page.getByText(itemListCopy.saveFailed)).toBeVisible();
  answer = { ok: true, response: { ...editableItem, price: 139.5, version: 2 } };
  await save.click();
  const dialog = page.getByRole("dialog", { name: itemWizardCopy.saved });
  await expect.element(dialog.getByText(itemWizardCopy.savedLong)).toBeVisible();
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

test("a draft says how it stands, and leaving asks only while it couldn't be saved", async () => {
  const isDown = { now: true };
  vi.stubGlobal("fetch", async () =>
    isDown.now
      ? new Response("", { status: 503 })
      : Response.json({ item_id: editableItem.item_id, version: 2 }),
  );
  await render(<Site initialEntries={["/add?step=1"]} />);
  const status = page.getByRole("status").filter({ hasText: /draft/i });
  await expect.element(status).toHaveTextContent("Draft saved");
  await page.getByLabelText("Name", { exact: true }).fill("Adire skirt");
  await expect.element(status).toHaveTextContent("Draft not saved. We'll try again in a moment.");
  const back = page.getByRole("link", { name: "Kumasi Cloth House" });
  const question = page.getByRole("dialog", { name: "Leave without saving?" });
  await back.click();
  await question.getByRole("button", { name: "Stay" }).click();
  await expect.element(page.getByLabelText("Name", { exact: true })).toHaveValue("Adire skirt");
  isDown.now = false;
  window.dispatchEvent(new Event("online"));
  await expect.element(status).toHaveTextContent("Draft saved");
  await back.click();
  await expect.element(page.getByText("Another page")).toBeVisible();
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

/** The second step of a new item. */
async function showDetails() {
  vi.stubGlobal("fetch", async () => Response.json({ item_id: editableItem.item_id }));
  await render(<Site initialEntries={["/add?step=2"]} />);
}

test("ITEMW-08 another category empties both levels below it", async () => {
  await showDetails();
  const level = (name: string) => page.getByRole("combobox", { name, exact: true });
  await expect.element(level("Subcategory")).toHaveValue("Women's");
  await expect.element(page.getByRole("combobox", { name: /^Type/ })).toHaveValue("Dresses");
  await level("Category").selectOptions("Home & Living");
  await expect.element(level("Subcategory")).toHaveValue("");
  await expect.element(page.getByRole("combobox", { name: /^Type/ })).toHaveValue("");
  // A level that isn't in the list shows as empty, whatever is stored. Back in the first category it would show again.
  await level("Category").selectOptions("Clothing & Accessories");
  await expect.element(level("Subcategory")).toHaveValue("");
});

test("ITEMW-09 an item whose category has left the tree opens with the first valid one", async () => {
  await render(<Site initialEntries={["/edit-old?step=2"]} />);
  await expect
    .element(page.getByRole("combobox", { name: "Category", exact: true }))
    .toHaveValue("Clothing & Accessories");
});

test("ITEMW-10 a courier that was chosen is not offered again", async () => {
  await showDetails();
  const offer = page.getByLabelText("Add a courier option");
  const options = () =>
    [...(offer.element() as HTMLSelectElement).options].map(({ value }) => value).filter(Boolean);
  const [first = "", second = ""] = options();
  await offer.selectOptions(first);
  await expect.poll(options).not.toContain(first);
  expect(options()).toContain(second);
});

test("ITEMW-21 a refused creation says why", async () => {
  vi.stubGlobal("fetch", async () => Response.json({ item_id: editableItem.item_id }));
  answer = {
    ok: false,
    code: "invalid",
    error: "Please check the form.",
    fields: { price: "Too cheap." },
    values: {},
  };
  await render(<Site initialEntries={["/add?step=3"]} />);
  await page.getByRole("button", { name: "Create item" }).click();
  await expect
    .element(page.getByRole("alert"))
    .toHaveTextContent("❌ Error creating item: Too cheap.");
});

test("ITEMW-21 saving waits for a photo that is still on its way, and says so", async () => {
  // The ticket never comes, so the upload goes on for as long as the test does.
  vi.stubGlobal("fetch", () => new Promise<Response>(() => {}));
  await render(<Site initialEntries={["/edit?step=3"]} />);
  await page.getByRole("button", { name: /^Make main/ }).click();
  const save = page.getByRole("button", { name: "Save changes" });
  await expect.element(save).toBeEnabled();
  const canvas = new OffscreenCanvas(800, 800);
  canvas.getContext("2d")?.fillRect(0, 0, 800, 800);
  const type = "image/jpeg";
  const photo = new File([await canvas.convertToBlob({ type })], "front.jpg", { type });
  await page.getByLabelText("Add photos").upload(photo);
  await expect.element(page.getByText("❌ Please wait for uploads to finish.")).toBeVisible();
  await expect.element(save).toBeDisabled();
});

describe("somebody else saves while an item is edited: nothing typed is lost", () => {
  const conflict = { ok: false, code: "conflict", error: "Changed.", fields: {}, values: {} };

  async function change(theirs: Partial<EditableItem>) {
    const latest = { ...editableItem, version: 2, ...theirs };
    // What is saved after the conflict is answered with success.
    vi.stubGlobal("fetch", async () => {
      answer = { ok: true, response: { ...latest, version: 3 } };
      return Response.json(latest);
    });
    answer = conflict;
    await render(<Site initialEntries={["/edit"]} />);
    await page.getByLabelText("Price", { exact: true }).fill("139.50");
    await page.getByRole("button", { name: "Save changes" }).click();
  }
  const sent = () => JSON.parse(posted.at(-1)?.item ?? "{}");

  test("a change of another field is saved together with theirs, unasked", async () => {
    await change({ brand: "Abeokuta Indigo" });
    await expect.element(page.getByRole("dialog", { name: itemWizardCopy.saved })).toBeVisible();
    expect(sent()).toMatchObject({ version: 2, price: 139.5, brand: "Abeokuta Indigo" });
  });

  test("of one field both values are shown, and mine is saved unless theirs is chosen", async () => {
    await change({ price: 120 });
    await expect.element(page.getByLabelText("Keep mine: 139.50")).toBeChecked();
    await expect.element(page.getByLabelText("Price", { exact: true })).toHaveValue("139.50");
    await page.getByLabelText("Take theirs: 120").click();
    await page.getByLabelText("Keep mine: 139.50").click();
    await page.getByRole("button", { name: "Save changes" }).click();
    await expect.element(page.getByRole("dialog", { name: itemWizardCopy.saved })).toBeVisible();
    expect(sent()).toMatchObject({ version: 2, price: 139.5 });
  });
});
