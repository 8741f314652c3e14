import { itemNotes, itemTexts } from "@boab/contracts/marketplace/item-texts";
import type { ManagedItem } from "@boab/contracts/marketplace/items";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { afterEach, describe, expect, test, vi } from "vitest";
import { managedItem } from "#test/items.ts";
import { itemsCsv } from "./items-csv.ts";
import { ItemsTab } from "./items-tab.tsx";
import type { ItemsView } from "./load-items.server.ts";
import { addItem, saveItem } from "./save-item.server.ts";

vi.mock("#lib/http/log.server.ts", () => ({ log: vi.fn() }));

const item: ManagedItem = {
  ...managedItem,
  name: "Ankara tote",
  price: 42,
  previous_price: null,
  promotion_active: false,
};
const counts = { all: 1, live: 1, low: 0, out: 0, draft: 0, archived: 0 };
const { status: _status, quantityAvailable: _left, soldCount: _sold, ...card } = item;

let shown: ItemsView;
const Tab = () => <ItemsTab slug="kumasi-cloth-house" {...shown} />;
const Page = createRoutesStub([{ path: "*", Component: Tab }]);

function show(view: Partial<ItemsView>) {
  shown = {
    items: [],
    hasMore: false,
    counts: null,
    state: "all",
    q: "",
    ...view,
  };
  return renderToStaticMarkup(<Page />);
}

describe("the Items tab", () => {
  test("ITEMS-03 says when there is nothing", () => {
    expect(show({})).toContain(itemTexts.noItems);
    expect(show({})).not.toContain("Add your first item");
    expect(show({ counts: { ...counts, all: 0 } })).toContain("Add your first item");
  });

  test("GUARD-24 only whoever may edit gets the buttons to edit and delete", () => {
    const own = show({ items: [item], counts });
    expect(own).toContain("/marketplace/stores/kumasi-cloth-house/items/ITM-22222222/edit");
    expect(own).toContain("Delete Ankara tote");
    expect(own).toContain("14 left");
    const visited = show({ items: [{ ...card, price: 42 }] });
    expect(visited).toContain("Preview Ankara tote");
    for (const words of ["Edit", "Delete", "left", "Search your items", "CSV"])
      expect(visited).not.toContain(words);
  });

  test.each<[Partial<ManagedItem>, string]>([
    [{}, "Live"],
    [{ quantityAvailable: 3 }, "Low stock"],
    [{ quantityAvailable: 0 }, "Out of stock"],
    [{ status: "draft", price: null, name: "" }, "Untitled draft"],
    [{ status: "archived" }, "Archived"],
  ])("%o is %s", (changes, words) => {
    expect(show({ items: [{ ...item, ...changes }], counts })).toContain(words);
  });
});

test("an archived item can be sold again", () => {
  const archived = show({ items: [{ ...item, status: "archived" }], counts });
  expect(archived).toContain("Sell Ankara tote again");
  expect(archived).not.toContain("Delete Ankara tote");
  expect(show({ items: [item], counts })).not.toContain("again");
});

test("a spreadsheet never runs what a seller wrote", () => {
  const file = itemsCsv([{ ...item, name: '=HYPERLINK("https://evil.example")' }]);
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
    expect(data).toMatchObject({ ok: false, error: itemNotes.saveFailed });
  });

  test("ITEMW-21 of a new item says that it wasn't created", async () => {
    vi.stubGlobal("fetch", async () => new Response(null, { status: 500 }));
    const { data } = await addItem(post({ intent: "create", item: "{}" }), item.store_id);
    expect(data).toMatchObject({ ok: false, error: itemTexts.createFailed });
  });
});
