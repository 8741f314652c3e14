import type { ItemImport } from "@boab/contracts/marketplace/item-import";
import { createRoutesStub } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { ImportItems } from "./import-items.tsx";

const row = { line: 2, sku: "SKU-2", name: "Basket", problems: [] };
const preview: ItemImport = {
  seen: "abc",
  rows: [
    {
      ...row,
      outcome: "change",
      changes: [{ column: "Price", before: "12.00", after: "" }],
    },
    { ...row, line: 3, name: "", outcome: "wrong", changes: [], problems: ["No such SKU."] },
  ],
};

const sent: { path: string; body: unknown }[] = [];
let answer: () => Response;

const store = { id: "STO-7KQ2M9XA", slug: "kumasi", storeName: "Kumasi Cloth House" };
const Site = createRoutesStub([{ path: "/", Component: () => <ImportItems store={store} /> }]);

beforeEach(() => {
  sent.length = 0;
  answer = () => Response.json(preview);
  vi.spyOn(window, "fetch").mockImplementation(async (url, init) => {
    sent.push({ path: String(url), body: JSON.parse(String(init?.body)) });
    return answer();
  });
});
afterEach(() => vi.restoreAllMocks());

const file = new File(["sku,price\nSKU-2,"], "items.csv", { type: "text/csv" });
const choose = async () => {
  await render(<Site />);
  await userEvent.upload(document.querySelector("input[type=file]") as HTMLElement, file);
};

test("a file is shown row by row first; only the button imports it, as it was seen", async () => {
  await choose();
  await expect
    .poll(() => document.body.textContent)
    .toContain("1 item will change. 1 row has a problem and is left out.");
  await expect.element(page.getByText("No such SKU.").first()).toBeVisible();
  expect(document.body.textContent).toContain("Price: 12.00 becomesempty");
  expect(sent).toEqual([
    { path: "/api/shop-item/import-preview/STO-7KQ2M9XA", body: { csv: "sku,price\nSKU-2," } },
  ]);
  await page.getByRole("button", { name: "Import these changes" }).click();
  await expect
    .poll(() => document.body.textContent)
    .toContain("1 item was changed. 1 row has a problem and was left out.");
  expect(sent[1]).toEqual({
    path: "/api/shop-item/import/STO-7KQ2M9XA",
    body: { csv: "sku,price\nSKU-2,", seen: "abc" },
  });
});

test("a file that the server refuses says why, and nothing can be imported", async () => {
  const fields = { csv: "The file has no column SKU." };
  answer = () =>
    Response.json(
      { error: "Please check the file.", code: "bad_request", fields, requestId: "1" },
      { status: 400 },
    );
  await choose();
  await expect.element(page.getByText("The file has no column SKU.")).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Import these" })).not.toBeInTheDocument();
});
