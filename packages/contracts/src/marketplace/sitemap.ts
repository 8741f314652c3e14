import { z } from "zod";
import { defineCall } from "../common/call.ts";
import { Timestamp } from "../common/fields.ts";
import { ItemId } from "./items.ts";
import { StoreId } from "./store-fields.ts";

/** What is public, by id, cut into parts; `before` is the first id of the next one. */
const makeSitemapPartsSchema = <Id extends z.ZodType<string>>(id: Id) =>
  z.array(z.strictObject({ from: id, before: id.nullable() }));

export const listMarketSitemapParts = defineCall({
  method: "GET",
  path: "/marketplace/sitemap",
  summary: "List the parts of the sitemaps of stores and of items",
  response: z.strictObject({
    stores: makeSitemapPartsSchema(StoreId),
    items: makeSitemapPartsSchema(ItemId),
  }),
});

export const listStoreSitemapPart = defineCall({
  method: "GET",
  path: "/marketplace/sitemap/stores",
  summary: "List the public stores of one part of the sitemap",
  query: z.strictObject({ from: StoreId, before: StoreId.optional() }),
  response: z.strictObject({
    data: z.array(z.strictObject({ slug: z.string(), updatedAt: Timestamp })),
  }),
});

export const listItemSitemapPart = defineCall({
  method: "GET",
  path: "/marketplace/sitemap/items",
  summary: "List the items for sale of one part of the sitemap",
  query: z.strictObject({ from: ItemId, before: ItemId.optional() }),
  response: z.strictObject({
    data: z.array(z.strictObject({ sku: z.string(), updatedAt: Timestamp })),
  }),
});
