import { z } from "zod";
import { defineCall } from "../common/call.ts";
import { Timestamp } from "../common/fields.ts";
import { BusinessId } from "./listing-fields.ts";

/** A new part starts at this size; it may grow to the maximum before the parts are cut again. */
export const sitemapPartSize = 40_000;
/** The sitemap protocol's maximum per file. */
export const maxSitemapPartSize = 50_000;

/** Public listings by id, cut into parts; `before` is the first id of the next one. */
export const SitemapPart = z.strictObject({
  from: BusinessId,
  before: BusinessId.nullable(),
});
export type SitemapPart = z.infer<typeof SitemapPart>;

export const listSitemapParts = defineCall({
  method: "GET",
  path: "/dir/sitemap",
  summary: "List the parts of the sitemap",
  response: z.strictObject({ data: z.array(SitemapPart) }),
});

export const listSitemapPart = defineCall({
  method: "GET",
  path: "/dir/sitemap/listings",
  summary: "List the public listings of one part of the sitemap",
  query: z.strictObject({ from: BusinessId, before: BusinessId.optional() }),
  response: z.strictObject({
    data: z.array(z.strictObject({ slug: z.string(), updatedAt: Timestamp })),
  }),
});
