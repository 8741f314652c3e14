import type { ManagedItem } from "@boab/contracts/marketplace/items";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { afterEach, describe, expect, test, vi } from "vitest";
import { managedItem } from "#test/items.ts";
import { emptyList } from "#ui/list-page/loaded-list.ts";
import { itemListCopy } from "./copy.ts";
import { formatItemsCsv } from "./items-csv.ts";
import { ItemsTab } from "./items-tab.tsx";
import type { ItemsView } from "./load-items.server.ts";
import { addItem, saveItem } from "./save-item.server.ts";

const item: ManagedItem = {
  ...managedItem,
  name: "Ankara tote",
  price: 42,
  previous_price: null,
  promotion_active: false,
};
const counts = { all: 1, live: 1, low: 0, out: 0, draft: 0, archived: 0 };
const {
  status: _status,
  quantityAvailable: _left,
  inCheckout: _held,
  soldCount: _sold,
  ...card
} = item;

let shown: ItemsView;
const Tab = () => <ItemsTab slug="kumasi-cloth-house" {...shown} />;
const Page = createRoutesStub([{ path: "*", Component: Tab }]);

function show(view: Partial<ItemsView>) {
  shown = {
    list: emptyList,
    counts: null,
    state: "all",
    q: "",
    ...view,
  };
  return renderToStaticMarkup(<Page />);
}

describe("the Items tab", () => {
  test("ITEMS-03 says when there is nothing", () => {
    expect(show({})).toContain(itemListCopy.noItems);
    expect(show({})).not.toContain("Add your first item");
    expect(show({ counts: { ...counts, all: 0 } })).toContain("Add your first item");
  });

  test("GUARD-24 only whoever may edit gets the buttons to edit and delete", () => {
    const ownerHtml = show({ list: { ...emptyList, rows: [item] }, counts });
    expect(ownerHtml).toContain("/marketplace/stores/kumasi-cloth-house/items/ITM-22222222/edit");
    expect(ownerHtml).toContain("Delete Ankara tote");
    expect(ownerHtml).toContain("14 left");
    const visited = show({ list: { ...emptyList, rows: [{ ...card, price: 42 }] } });
    expect(visited).toContain("Preview Ankara tote");
    for (const words of ["Edit", "Delete", "left", "Search your items", "CSV"])
      expect(visited).not.toContain(words);
  });

  test("a seller reads what is in somebody's checkout, and until when", () => {
    // 14:20 in Sydney.
    const inCheckout = { quantity: 1, until: "2026-11-18T03:20:00.000Z" };
    const ownerHtml = show({ list: { ...emptyList, rows: [{ ...item, inCheckout }] }, counts });
    expect(ownerHtml).toContain("1 more in somebody&#x27;s checkout until 2:20 pm");
    expect(show({ list: { ...emptyList, rows: [item] }, counts })).not.toContain("checkout until");
  });

  test.each<[Partial<ManagedItem>, string]>([
    [{}, "Live"],
    [{ quantityAvailable: 3 }, "Low stock"],
    [{ quantityAvailable: 0 }, "Out of stock"],
    [{ status: "draft", price: null, name: "" }, "Untitled draft"],
    [{ status: "archived" }, "Archived"],
  ])("%o is %s", (changes, words) => {
    expect(show({ list: { ...emptyList, rows: [{ ...item, ...changes }] }, counts })).toContain(
      words,
    );
  });
});

test("an archived item can be sold again", () => {
  const archived = show({
    list: { ...emptyList, rows: [{ ...item, status: "archived" }] },
    counts,
  });
  expect(archived).toContain("Sell Ankara tote again");
  expect(archived).not.toContain("Delete Ankara tote");
  expect(show({ list: { ...emptyList, rows: [item] }, counts })).not.toContain("again");
});

test("a spreadsheet never runs what a seller wrote", () => {
  const file = formatItemsCsv([{ ...item, name: '=HYPERLINK("https://evil.example")' }]);
  expect(file).toContain(`"'=HYPERLINK(""https://evil.example"")"`);
  expect(file.split("\r\n")).toHaveLength(3);
});

describe("a failed save", () => {
  const post = (fields: Record<string, string>) =>
    new Request("http://localhost:3000/", { method: "POST", body: new URLSearchParams(fields) });
  afterEach(() => vi.unstubAllGlobals());

  test("ITEMS-08 says so instead of only logging it", async () => {
    vi.stubGlobal("fetch", async () => new Response(null, { status: 500 }));
    const { data } = await saveItem(post({ item: "{}" }), item.item_id);
    expect(data).toMatchObject({ ok: false, error: itemListCopy.saveFailed });
  });

  test("ITEMW-21 of a new item says that it wasn't created", async () => {
    vi.stubGlobal("fetch", async () => new Response(null, { status: 500 }));
    const { data } = await addItem(post({ intent: "create", item: "{}" }), item.store_id);
    expect(data).toMatchObject({ ok: false, error: "❌ Error creating item." });
  });
});
