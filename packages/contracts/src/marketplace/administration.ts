import { z } from "zod";
import { defineCall, noContent } from "../common/call.ts";
import { Cursor, line, pageLimit, paragraph, Timestamp } from "../common/fields.ts";
import { StoreId } from "./store-fields.ts";

/** A store in the staff's list of stores. */
export const AdminStore = z.strictObject({
  id: StoreId,
  storeName: z.string(),
  slug: z.string(),
  location: z.string(),
  ownerName: z.string(),
  createdAt: Timestamp,
  itemsCount: z.int(),
  /** A store is `withheld` while its owner is banned. */
  state: z.enum(["public", "hidden", "withheld"]),
  hiddenReason: z.string().nullable(),
  hasMerchantId: z.boolean(),
});
export type AdminStore = z.infer<typeof AdminStore>;

export const listStores = defineCall({
  method: "GET",
  path: "/admin/stores",
  summary: "Stores that aren't closed, newest first, by a part of their name (staff)",
  query: z.strictObject({
    /** The search needs at least three letters or digits in a row. */
    q: line(80)
      .refine(
        (words) => !words || /[\p{L}\p{N}]{3}/u.test(words),
        "Please type a word of at least three letters.",
      )
      .optional(),
    limit: pageLimit(100).optional(),
    cursor: Cursor.optional(),
  }),
  response: z.strictObject({ data: z.array(AdminStore), nextCursor: z.string().nullable() }),
});

const params = z.strictObject({ storeId: StoreId });
const reason = paragraph(500, "Please say why. The owner gets this by email.");

export const changeStoreVisibility = defineCall({
  method: "PUT",
  path: "/admin/stores/:storeId/visibility",
  summary: "Hide a store with all its items, or show it again; its owner is emailed (admin)",
  params,
  body: z.strictObject({ hidden: z.boolean(), reason }),
  status: 204,
  response: noContent,
});

export const clearMerchantId = defineCall({
  method: "DELETE",
  path: "/admin/stores/:storeId/merchant-id",
  summary: "Remove the PayPal Merchant ID of a store; its owner is emailed (admin, fresh sign-in)",
  params,
  body: z.strictObject({ reason }),
  status: 204,
  response: noContent,
});
