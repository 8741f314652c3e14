import { createHash } from "node:crypto";
import type { PathSamples, Samples } from "../sample.ts";
import { toPhotoId } from "./item-objects.ts";

const item = {
  name: "Bolga market basket",
  description: "Woven in Bolgatanga.",
  price: 89,
  category: "Handmade & Crafts",
  subCategory: "Baskets",
};
/** A file about an item that no store has. */
const unknownItemCsv = "SKU,Name\nSKU-00000000,Basket\n";
const emptySeenHash = createHash("sha256").update("[]").digest("hex");
const options = { isMain: true, size: "M", color: "Indigo", type: "", quantity: 8 };

export const itemSamples: Samples = {
  "PUT /shop-item/draft/:shopId": () => ({ body: { name: item.name } }),
  "POST /shop-item/create-item": (object) => {
    const [store_id, uploadId] = object.split(" ");
    return { body: { store_id, ...item, photos: [{ uploadId, ...options }] } };
  },
  "POST /shop-item/import-preview/:shopId": () => ({ body: { csv: unknownItemCsv } }),
  "POST /shop-item/import/:shopId": () => ({ body: { csv: unknownItemCsv, seen: emptySeenHash } }),
  "PUT /shop-item/:itemId": (itemId) => ({
    body: {
      ...item,
      version: 1,
      stockSeen: [],
      photos: [{ id: toPhotoId(itemId), ...options }],
    },
  }),
};

export const itemPathSamples: PathSamples = { shopId: "STO-00000000", itemId: "ITM-00000000" };
