import { type Fault, makeApiFault, makeFileFault } from "./fault.ts";

const market = "apps/web/app/areas/marketplace";
const catalogTest = "areas/marketplace/catalog/catalog.routes.test.ts";
const cartTest = `${market}/checkout/cart-page.browser.test.tsx`;
const itemPageTest = `${market}/item-page/item-page.browser.test.tsx`;
const itemsTest = `${market}/items/items.browser.test.tsx`;
const storeFormTest = `${market}/stores/store-form.browser.test.tsx`;

/** What somebody finds, sees or enters in the marketplace is wrong. */
export const marketFaults: Fault[] = [
  makeApiFault(
    "a name counts less than brand and category",
    ["areas/marketplace/catalog/catalog.repository.ts", "then 5 else 0", "then 3 else 0"],
    catalogTest,
  ),
  makeApiFault(
    "a brand counts as much as a name",
    [
      "areas/marketplace/catalog/catalog.repository.ts",
      "::text] then 2 else 0 end\n        + case",
      "::text] then 4 else 0 end\n        + case",
    ],
    catalogTest,
  ),
  makeApiFault(
    "of several genders only the first counts",
    [
      "areas/marketplace/catalog/catalog.rules.ts",
      `toFilterValues("gender", query.gender)`,
      `toFilterValues("gender", query.gender?.slice(0, 1))`,
    ],
    catalogTest,
  ),
  makeApiFault(
    "of several colours only the first counts",
    [
      "areas/marketplace/catalog/catalog.rules.ts",
      `toFilterValues("color", query.color)`,
      `toFilterValues("color", query.color?.slice(0, 1))`,
    ],
    catalogTest,
  ),
  makeFileFault(
    "a line of the cart shows the price of one piece",
    [
      `${market}/checkout/cart-line-row.tsx`,
      "{formatMoney(totalCents)}",
      "{formatMoney(unitCents)}",
    ],
    cartTest,
  ),
  makeFileFault(
    "a line of the cart has no picture",
    [`${market}/checkout/cart-line-row.tsx`, "if (!main) return", "if (true) return"],
    cartTest,
  ),
  makeFileFault(
    "the next photos aren't loaded beforehand",
    [`${market}/item-page/use-gallery.ts`, "photos.length > 1 ? [1, -1] : []", "[]"],
    itemPageTest,
  ),
  makeFileFault(
    "a fifth of the width is a swipe",
    [`${market}/item-page/use-gallery.ts`, "swipeWidthRatio = 0.25", "swipeWidthRatio = 0.2"],
    itemPageTest,
  ),
  makeFileFault(
    "a seller's card leaves the logo out",
    [
      `${market}/item-page/seller-card.tsx`,
      "store={store}",
      "store={{ ...store, profileImg: null }}",
    ],
    itemPageTest,
  ),
  makeFileFault(
    "another category keeps the levels below",
    [
      `${market}/items/wizard/step-details.tsx`,
      "change(toCategoryChoice(target.value))",
      "change({ category: target.value })",
    ],
    itemsTest,
  ),
  makeFileFault(
    "an item keeps a category that is gone",
    [`${market}/items/wizard/wizard-item.ts`, "? coerceCategory(item)", "? item"],
    itemsTest,
  ),
  makeFileFault(
    "a courier is offered twice",
    [
      `${market}/items/wizard/courier-picker.tsx`,
      "courierPresets.filter(({ id }) => !chosen.has(id))",
      "courierPresets",
    ],
    itemsTest,
  ),
  makeFileFault(
    "a refused item only says what was refused",
    [
      `${market}/items/wizard/add-item.tsx`,
      "<StatusMessageText of={describeCreateFailure(failure)} />",
      "{failure.error}",
    ],
    itemsTest,
  ),
  makeFileFault(
    "an item is saved before its photos are there",
    [
      `${market}/items/wizard/edit-item.tsx`,
      "if (isBusy) return itemWizardCopy.waitForUploads;",
      "",
    ],
    itemsTest,
  ),
  makeFileFault(
    "a store that wasn't opened says it wasn't updated",
    [
      `${market}/stores/store-form.tsx`,
      "store ? storeFormCopy.updateFailed : storeFormCopy.saveFailed",
      "store ? storeFormCopy.saveFailed : storeFormCopy.updateFailed",
    ],
    storeFormTest,
  ),
  makeFileFault(
    "a saved Merchant ID says nothing",
    [`${market}/go-live/merchant-id-form.tsx`, "      toast(message);\n", ""],
    `${market}/go-live/merchant-id-form.browser.test.tsx`,
  ),
  makeFileFault(
    "a short movement turns the photo of a review",
    ["apps/web/app/ui/media/photo-strip.tsx", "() => 60", "() => 52"],
    "apps/web/app/ui/media/photo-strip.browser.test.tsx",
  ),
];
