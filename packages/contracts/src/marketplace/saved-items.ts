import { z } from "zod";
import { defineCall, noContent } from "../common/call.ts";
import { Cursor, pageLimit } from "../common/fields.ts";
import { CatalogItem } from "./catalog.ts";
import { ItemKey } from "./items.ts";

export const maxSavedItems = 500;

export const listSavedItems = defineCall({
  method: "GET",
  path: "/marketplace/saved",
  summary: "The items for sale that the caller saved, latest first, a page at a time",
  query: z.strictObject({ limit: pageLimit(48).optional(), cursor: Cursor.optional() }),
  response: z.strictObject({ data: z.array(CatalogItem), nextCursor: z.string().nullable() }),
});

/** Pages that are the same for everyone use this call to fill in their hearts. */
export const listSavedSkus = defineCall({
  method: "GET",
  path: "/marketplace/saved/skus",
  summary: "The skus of the items the caller saved",
  response: z.strictObject({ ids: z.array(z.string()) }),
});

const params = z.strictObject({ id: ItemKey });

export const saveItem = defineCall({
  method: "PUT",
  path: "/marketplace/saved/:id",
  summary: "Save an item for later and hear when it is cheaper or back; again changes nothing",
  params,
  status: 204,
  response: noContent,
});

export const unsaveItem = defineCall({
  method: "DELETE",
  path: "/marketplace/saved/:id",
  summary: "Take an item off the caller's saved ones",
  params,
  status: 204,
  response: noContent,
});
