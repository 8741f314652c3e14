import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { headerTexts } from "./accounts/header-texts.ts";
import { accountTexts } from "./accounts/texts.ts";
import { adminTexts } from "./admin/texts.ts";
import { bookingTexts } from "./bookings/texts.ts";
import { shellTexts } from "./common/texts.ts";
import { shownTexts } from "./directory/shown-texts.ts";
import { directoryTexts } from "./directory/texts.ts";
import { jobTexts } from "./jobs/texts.ts";
import { editorTexts } from "./magazine/editor-texts.ts";
import { magazineTexts } from "./magazine/texts.ts";
import { catalogTexts } from "./marketplace/catalog-texts.ts";
import { cartTexts } from "./marketplace/checkout-texts.ts";
import { itemPageTexts } from "./marketplace/item-page-texts.ts";
import { itemTexts } from "./marketplace/item-texts.ts";
import { orderTexts } from "./marketplace/order-texts.ts";
import { launchTexts, storeTexts } from "./marketplace/texts.ts";
import { mediaTexts } from "./media/texts.ts";
import { outreachTexts } from "./outreach/texts.ts";
import { paymentTexts, payoutTexts } from "./payments/texts.ts";
import { reviewTexts } from "./reviews/texts.ts";
import { uploadTexts } from "./uploads/texts.ts";

const requirements = readFileSync(
  new URL("../../../docs/requirements.md", import.meta.url),
  "utf8",
);
/** Part 5 and the criteria show the exact texts in backticks. */
const shown = new Set(Array.from(requirements.matchAll(/`([^`]+)`/g), ([, text]) => text));

const groups = {
  accountTexts,
  adminTexts,
  bookingTexts,
  cartTexts,
  catalogTexts,
  directoryTexts,
  editorTexts,
  itemPageTexts,
  itemTexts,
  jobTexts,
  launchTexts,
  magazineTexts,
  mediaTexts,
  orderTexts,
  outreachTexts,
  paymentTexts,
  payoutTexts,
  reviewTexts,
  shellTexts,
  storeTexts,
  uploadTexts,
};
/** Some stand apart, for pages whose first load counts. */
const apart = { headerTexts, shownTexts };
const all = Object.entries(groups).flatMap(([group, texts]) =>
  Object.entries(texts).map(([name, text]) => {
    const own = Object.entries(apart).find(([, few]) => name in few)?.[0];
    return [`${own ?? group}.${name}`, text] as const;
  }),
);

describe("specified texts match the requirements word for word", () => {
  test.each(all)("%s: %s", (_name, text) => {
    expect(shown).toContain(text);
  });
});

describe("specified texts are shown by a page or a response", () => {
  const root = new URL("../../../", import.meta.url);
  // Contracts too: what a field or an error code says goes out with the refusal.
  const product = ["apps/web/app", "apps/api/src", "packages/contracts/src"]
    .flatMap((folder) =>
      globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root }).filter(
        (file) => !/[.](test|spec)[.]|contracts.*[/]texts[.]ts$/.test(file),
      ),
    )
    .map((file) => readFileSync(new URL(file, root), "utf8"))
    .join("\n");

  test.each(all)("%s: %s", (name) => {
    const isUsed = new RegExp(`\\b${name.replace(".", "[.]")}\\b`).test(product);
    expect(isUsed, `${name} is used nowhere`).toBe(true);
  });
});
