import { z } from "zod";
import { defineCall } from "../common/call.ts";
import { Timestamp } from "../common/fields.ts";
import { BusinessId } from "./listing-fields.ts";

/** So many a part begins with; it may grow to the most while the parts are still the same. */
export const sitemapPartSize = 40_000;
/** More may not stand in one file, says the sitemap protocol. */
export const sitemapPartMost = 50_000;

/** The public listings in the order of their ids, cut into parts; `before` belongs to the next one. */
export const SitemapPart = z.strictObject({
  from: BusinessId,
  before: BusinessId.nullable(),
});
export type SitemapPart = z.infer<typeof SitemapPart>;

export const listSitemapParts = defineCall({
  method: "GET",
  path: "/dir/sitemap",
  summary: "Where the parts of the sitemap begin",
  response: z.strictObject({ data: z.array(SitemapPart) }),
});

export const listSitemapPart = defineCall({
  method: "GET",
  path: "/dir/sitemap/listings",
  summary: "The addresses of all public listings in one part of the sitemap",
  query: z.strictObject({ from: BusinessId, before: BusinessId.optional() }),
  response: z.strictObject({
    data: z.array(z.strictObject({ slug: z.string(), updatedAt: Timestamp })),
  }),
});
