import { z } from "zod";
import { defineCall } from "../common/call.ts";
import { Timestamp } from "../common/fields.ts";
import { StoreId } from "./store-fields.ts";

/** Public stores by id, cut into parts; `before` is the first id of the next one. */
export const StoreSitemapPart = z.strictObject({ from: StoreId, before: StoreId.nullable() });
export type StoreSitemapPart = z.infer<typeof StoreSitemapPart>;

export const listStoreSitemapParts = defineCall({
  method: "GET",
  path: "/marketplace/sitemap",
  summary: "List the parts of the sitemap of stores",
  response: z.strictObject({ data: z.array(StoreSitemapPart) }),
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
