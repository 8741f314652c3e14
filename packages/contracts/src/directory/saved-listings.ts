import { z } from "zod";
import { defineCall, noContent } from "../common/call.ts";
import { Cursor, pageLimit } from "../common/fields.ts";
import { BusinessId } from "./listing-fields.ts";
import { ListingCard } from "./search.ts";

export const maxSavedListings = 500;

export const listSavedListings = defineCall({
  method: "GET",
  path: "/dir/saved",
  summary: "The live listings the caller saved, latest first, a page at a time",
  query: z.strictObject({ limit: pageLimit(48).optional(), cursor: Cursor.optional() }),
  response: z.strictObject({ data: z.array(ListingCard), nextCursor: z.string().nullable() }),
});

/** Pages that are the same for everyone use this call to fill in their hearts. */
export const listSavedIds = defineCall({
  method: "GET",
  path: "/dir/saved/ids",
  summary: "The ids of the listings the caller saved",
  response: z.strictObject({ ids: z.array(BusinessId) }),
});

const params = z.strictObject({ id: BusinessId });

export const saveListing = defineCall({
  method: "PUT",
  path: "/dir/saved/:id",
  summary: "Save a live listing for later; saving it again changes nothing",
  params,
  status: 204,
  response: noContent,
});

export const unsaveListing = defineCall({
  method: "DELETE",
  path: "/dir/saved/:id",
  summary: "Take a listing off the caller's saved ones",
  params,
  status: 204,
  response: noContent,
});
