import { itemCopy, itemImportCopy } from "@boab/contracts/marketplace/copy";
import { itemColumnTitles } from "@boab/contracts/marketplace/item-limits";
import { describe, expect, test } from "vitest";
import { findColumns, type ImportableItem, judgeFile } from "./item-import.rules.ts";

const basket: ImportableItem = {
  id: "ITM-22222222",
  sku: "SKU-22222222",
  status: "live",
  name: "Bolga market basket",
  description: "Woven by hand.",
  category: "Home & Living",
  subCategory: "Home Décor",
  subSubCategory: null,
  priceCents: 8_900,
  previousCents: null,
  hasPhoto: true,
  version: 3,
  variants: [{ id: "6f1d2d3e-0000-4000-8000-000000000001", stock: 7 }],
};

type Column = keyof typeof itemColumnTitles;

function judge(cells: Partial<Record<Column, string>>, item: Partial<ImportableItem> = {}) {
  const columns = Object.keys({ sku: "", ...cells }) as Column[];
  const row = columns.map((column) => ({ sku: basket.sku, ...cells })[column] ?? "");
  const places = findColumns(columns.map((column) => itemColumnTitles[column]));
  const items = new Map([[basket.sku, { ...basket, ...item }]]);
  const file = judgeFile(places, columns.length, [{ line: 2, cells: row }], items);
  return { ...file.rows[0], plan: file.plans[0] };
}

describe("a row of the file", () => {
  test("changes what differs, and says so as the export would write it", () => {
    const cells = { name: " Basket ", price: "$1,249.5", stock: "9", status: "Archived" };
    expect(judge(cells)).toMatchObject({
      outcome: "change",
      problems: [],
      changes: [
        { column: "Name", before: "Bolga market basket", after: "Basket" },
        { column: "Price", before: "89.00", after: "1249.50" },
        { column: "Status", before: "live", after: "archived" },
        { column: "In stock", before: "7", after: "9" },
      ],
      plan: {
        values: { name: "Basket", priceCents: 124_950, status: "archived" },
        stock: { quantity: 9 },
      },
    });
  });

  test("that says what is there already changes nothing", () => {
    const cells = {
      name: basket.name,
      category: "Home & Living / Home Décor",
      price: "89",
      previousPrice: "",
      status: "live",
      stock: "7",
    };
    expect(judge(cells)).toMatchObject({ outcome: "same", changes: [], plan: undefined });
    expect(judge({})).toMatchObject({ outcome: "same" });
  });

  test("is read without the apostrophe that the export put before a formula", () => {
    const name = "=Basket";
    expect(judge({ name: "'=Basket" }, { name })).toMatchObject({ outcome: "same" });
  });

  test.each<[string, Partial<Record<Column, string>>, Partial<ImportableItem>, string]>([
    ["no name", { name: " " }, {}, itemCopy.nameRequired],
    ["no price", { price: "" }, {}, itemCopy.priceRange],
    ["a price in words", { price: "cheap" }, {}, itemCopy.priceRange],
    ["parts of a cent", { price: "1.005" }, {}, itemCopy.priceStep],
    ["a price below nothing", { price: "-4" }, {}, itemCopy.priceRange],
    ["a lower previous price", { previousPrice: "20" }, {}, itemCopy.previousPriceTooLow],
    ["an unknown category", { category: "Spaceships" }, {}, itemCopy.categoryRequired],
    ["a missing subcategory", { category: "Home & Living" }, {}, itemCopy.subCategoryRequired],
    ["an unknown status", { status: "gone" }, {}, itemImportCopy.statusUnknown],
    ["stock below zero", { stock: "-1" }, {}, itemCopy.quantityRange],
    ["half of one", { stock: "1.5" }, {}, itemCopy.quantityRange],
    ["too much stock", { stock: "100001" }, {}, itemCopy.quantityRange],
    ["a draft", { name: "Basket" }, { status: "draft" }, itemImportCopy.isDraft],
    [
      "no photo",
      { status: "live" },
      { status: "archived", hasPhoto: false },
      itemCopy.photoMissing,
    ],
    ["several variants", { stock: "9" }, { variants: [] }, itemImportCopy.severalVariants],
    ["no SKU", { sku: " " }, {}, itemImportCopy.skuMissing],
    ["somebody else's SKU", { sku: "SKU-99999999" }, {}, itemImportCopy.skuUnknown],
  ])("with %s is left out", (_what, cells, item, problem) => {
    expect(judge(cells, item)).toMatchObject({
      outcome: "wrong",
      problems: [problem],
      changes: [],
      plan: undefined,
    });
  });

  test("says everything that is wrong with it", () => {
    const { problems } = judge({ name: "", price: "x", stock: "-1" });
    expect(problems).toEqual([itemCopy.nameRequired, itemCopy.priceRange, itemCopy.quantityRange]);
  });
});

test("an item is changed by one row at most, and rows of another width by none", () => {
  const rows = [
    { line: 2, cells: [basket.sku, "One"] },
    { line: 3, cells: [basket.sku.toLowerCase(), "Two"] },
    { line: 4, cells: [basket.sku] },
  ];
  const columns = findColumns(["sku", "NAME"]);
  const { rows: judgedRows, plans } = judgeFile(columns, 2, rows, new Map([[basket.sku, basket]]));
  expect(judgedRows.map(({ outcome }) => outcome)).toEqual(["change", "wrong", "wrong"]);
  expect(judgedRows.map(({ problems }) => problems[0])).toEqual([
    undefined,
    itemImportCopy.skuTwice,
    itemImportCopy.cellCount,
  ]);
  expect(plans).toHaveLength(1);
});
