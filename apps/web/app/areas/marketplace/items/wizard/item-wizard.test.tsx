import { settings } from "@boab/contracts/admin/settings";
import { itemCopy } from "@boab/contracts/marketplace/copy";
import type { EditableItem, ItemPicture } from "@boab/contracts/marketplace/items";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { describe, expect, test } from "vitest";
import { ApiError } from "#lib/api/errors.ts";
import { UploadError } from "#lib/uploads/upload-error.ts";
import { editableItem } from "#test/items.ts";
import { AddItem } from "./add-item.tsx";
import { itemWizardCopy } from "./copy.ts";
import { EditItem } from "./edit-item.tsx";
import { LivePreview } from "./live-preview.tsx";
import { makeSendPhoto, throwAsUploadError } from "./photo-refusals.ts";
import { StepDetails } from "./step-details.tsx";
import { findFirstIncompleteStep, findStepErrors } from "./use-wizard.ts";
import {
  countStock,
  emptyItem,
  toItemInput,
  toWizardItem,
  type WizardItem,
  withUploads,
} from "./wizard-item.ts";

const feeRule = settings.platformFee.initial;
const store = { id: "STO-22222222", slug: "kumasi-cloth-house", storeName: "Kumasi Cloth House" };

const file = { width: 480, height: 480, webp: "/a.webp", jpeg: "/a.jpg" };
const url: ItemPicture = { mobile: file, tablet: file, desktop: file, original: file };
const stored: EditableItem = {
  ...editableItem,
  photos: editableItem.photos.slice(0, 1).map((photo) => ({ ...photo, url })),
};
const dress = toWizardItem(stored);
const finishedUpload = {
  uploadId: "u1",
  fileName: "front.jpg",
  size: 2000,
  renditions: [{ label: "mobile", ...file }],
};

let shownNode: ReactNode;
const Shown = () => shownNode;
const Page = createRoutesStub([{ path: "*", Component: Shown }]);
const show = (node: ReactNode, path = "/") => {
  shownNode = node;
  return renderToStaticMarkup(<Page initialEntries={[path]} />);
};

describe("the live preview", () => {
  const shown = show(<LivePreview item={dress} feeRule={feeRule} />);

  test("ITEMW-02 shows picture, name, price, category path, fees and net profit", () => {
    for (const words of [
      "/a.jpg",
      "Adire indigo wrap dress",
      "$149.00",
      "Clothing &amp; Accessories / Women&#x27;s / Dresses",
      "Net profit",
    ])
      expect(shown).toContain(words);
  });

  test("ITEMW-03 the fees are those that are charged", () => {
    for (const words of [
      "Platform fee, 10%",
      "−$14.90",
      "Card fee, 1.7% + $0.30",
      "−$2.83",
      "$131.27",
    ])
      expect(shown).toContain(words);
  });

  test("a previous price is struck through only if it is higher", () => {
    expect(shown).toContain("21% off");
    const item = { ...dress, previousPrice: "120" };
    expect(show(<LivePreview item={item} feeRule={feeRule} />)).not.toContain("$120.00");
  });
});

test("ITEMW-07 a category without subcategories says so", () => {
  const steps = (changes: Partial<WizardItem>) =>
    show(
      <StepDetails
        item={{ ...emptyItem, ...changes }}
        change={() => {}}
        getError={() => undefined}
        isEdit={false}
      />,
    );
  expect(steps({ category: "Real Estate" })).toContain(itemWizardCopy.notApplicable);
  expect(steps({ category: "Clothing & Accessories" })).toContain("Traditional Wear");
});

describe("the steps", () => {
  test("ITEMW-01 ITEMW-05 nobody gets to a step before those before it are complete", () => {
    const add = (address: string) =>
      show(<AddItem store={store} feeRule={feeRule} draft={null} />, address);
    expect(add("/?step=3")).toContain('aria-current="step"');
    expect(add("/?step=3")).toContain('name="price"');
    expect(findFirstIncompleteStep(findStepErrors(dress, false))).toBe(2);
    expect(findFirstIncompleteStep(findStepErrors({ ...dress, category: "" }, false))).toBe(1);
  });

  test("ITEMW-16 creating needs a photo with a size and a quantity", () => {
    const draft = { ...stored, status: "draft" as const, photos: [] };
    const page = show(<AddItem store={store} feeRule={feeRule} draft={draft} />, "/?step=3");
    expect(page).toMatch(/<button[^>]* disabled=""[^>]*>Create item/);
    expect(page).toContain(itemWizardCopy.draftSaved);
    expect(page).toContain(itemCopy.noImage);
    const [photo] = stored.photos;
    const draftWithoutSize = { ...draft, photos: photo ? [{ ...photo, size: "" }] : [] };
    expect(
      show(<AddItem store={store} feeRule={feeRule} draft={draftWithoutSize} />, "/?step=3"),
    ).toContain("Add a size for photo 1 to finish.");
    const completeDraftHtml = show(
      <AddItem store={store} feeRule={feeRule} draft={{ ...stored, status: "draft" }} />,
      "/?step=3",
    );
    expect(completeDraftHtml).not.toMatch(/<button[^>]* disabled=""[^>]*>Create item/);
  });

  test("ITEMW-18 ITEMW-20 an item without photos, or without a change, cannot be saved", () => {
    const renderEditItem = (item: EditableItem) =>
      show(<EditItem store={store} feeRule={feeRule} stored={item} />, "/?step=3");
    expect(renderEditItem(stored)).toMatch(/<button[^>]* disabled=""[^>]*>Save changes/);
    expect(renderEditItem({ ...stored, photos: [] })).toContain(itemCopy.noImage);
  });
});

describe("what the API gets", () => {
  test("ITEMW-15 the first photo is main, and what has no sizes gets one size", () => {
    const groceryItem = { ...emptyItem, category: "Groceries & Beverages" };
    const { photos } = withUploads(groceryItem, [
      finishedUpload,
      { ...finishedUpload, uploadId: "u2" },
    ]);
    expect(photos.map(({ isMain, size }) => [isMain, size])).toEqual([
      [true, "One size"],
      [false, "One size"],
    ]);
    expect(withUploads(emptyItem, [finishedUpload]).photos[0]?.size).toBe("");
  });

  test("ITEMW-17 another view of the same thing adds nothing to the stock", () => {
    const [photo] = dress.photos;
    const two = { ...dress, photos: photo ? [photo, { ...photo, key: "b", quantity: "" }] : [] };
    expect(toItemInput(two).photos?.map(({ quantity }) => quantity)).toEqual([8, 0]);
    expect(countStock(two)).toBe(8);
  });

  test("a stored item that nobody touched is sent as it is stored", () => {
    expect(toItemInput(dress)).toMatchObject({
      price: 149,
      previous_price: 189,
      category: stored.category,
      photos: [{ id: stored.photos[0]?.id, isMain: true, size: "M", quantity: 8 }],
    });
  });
});

describe("a refused photo says why", () => {
  const refused = (code: "not_signed_in" | "not_found" | "internal", status: number) =>
    new ApiError({ code, status, sentence: "Server's words" });

  test.each([
    ["without a session", refused("not_signed_in", 401), itemWizardCopy.signInFirst],
    ["without a store", refused("not_found", 404), itemWizardCopy.signInFirst],
    ["otherwise", refused("internal", 500), "Server's words"],
  ])("ITEMW-19 %s", (_when, error, sentence) => {
    expect(() => throwAsUploadError(error)).toThrow(sentence);
  });

  test("ITEMW-20 of an item that is gone", async () => {
    const goneUploadError = new UploadError("Server's words", "useless", refused("not_found", 404));
    const send = makeSendPhoto(() => Promise.reject(goneUploadError));
    const request = { file: new File([], "a.jpg"), purpose: "item-photo", targetId: "x" } as const;
    const options = { signal: new AbortController().signal, onStep: () => {} };
    await expect(send(request, options)).rejects.toMatchObject({
      sentence: itemWizardCopy.missingIds,
    });
  });
});
