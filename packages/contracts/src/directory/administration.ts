import { z } from "zod";
import { defineCall, noContent } from "../common/call.ts";
import { Cursor, line, pageLimit, Timestamp, text } from "../common/fields.ts";
import { BusinessId, Category } from "./listing-fields.ts";
import { StateCode } from "./suburbs.ts";

/** A listing its owner deleted: hidden at once, permanently deleted at `purgedAt`. */
export const DeletedListing = z.strictObject({
  id: BusinessId,
  businessName: z.string(),
  slug: z.string(),
  ownerName: z.string(),
  /** False once the owner has closed their account, because nobody is left to restore it for. */
  isRestorable: z.boolean(),
  deleteRequestedAt: Timestamp,
  purgedAt: Timestamp,
});
export type DeletedListing = z.infer<typeof DeletedListing>;

/** A listing in the staff's list of live listings. */
export const LiveListing = z.strictObject({
  id: BusinessId,
  businessName: z.string(),
  slug: z.string(),
  category: Category,
  city: z.string().nullable(),
  state: StateCode.nullable(),
  ownerName: z.string(),
  createdAt: Timestamp,
  openReports: z.int(),
});
export type LiveListing = z.infer<typeof LiveListing>;

export const listLiveListings = defineCall({
  method: "GET",
  path: "/admin/listings",
  summary: "Live listings, newest first, by a part of their name, a page at a time (staff)",
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
  response: z.strictObject({ data: z.array(LiveListing), nextCursor: z.string().nullable() }),
});

const params = z.strictObject({ id: BusinessId });

export const listDeletedListings = defineCall({
  method: "GET",
  path: "/admin/listings/deleted",
  summary: "List deleted listings that are not yet erased, oldest first (staff)",
  query: z.strictObject({ limit: pageLimit(100).optional(), cursor: Cursor.optional() }),
  response: z.strictObject({ data: z.array(DeletedListing), nextCursor: z.string().nullable() }),
});

export const restoreListing = defineCall({
  method: "POST",
  path: "/admin/listings/:id/restore",
  summary: "Restore a deleted listing (staff)",
  params,
  response: z.strictObject({ slug: z.string() }),
});

export const purgeListing = defineCall({
  method: "DELETE",
  path: "/admin/listings/:id",
  summary: "Erase a deleted listing now (admin, with a fresh sign-in; confirm repeats the name)",
  params,
  query: z.strictObject({ confirm: text(120).optional() }),
  status: 204,
  response: noContent,
});

const Word = line(60)
  .refine((word) => word.length >= 2, "Please enter at least two letters.")
  .refine((word) => /[\p{L}\p{N}]/u.test(word), "Please use letters or digits.");

export const CommunityWord = z.strictObject({
  word: z.string(),
  other: z.string(),
  /** `same` words are two spellings of one thing. `related` words are also searched, and pages say so. */
  kind: z.enum(["same", "related"]),
});
export type CommunityWord = z.infer<typeof CommunityWord>;

export const listCommunityWords = defineCall({
  method: "GET",
  path: "/admin/community-words",
  summary: "List synonyms and related words (staff)",
  query: z.strictObject({
    q: line(60).optional(),
    limit: pageLimit(100).optional(),
    cursor: Cursor.optional(),
  }),
  response: z.strictObject({ data: z.array(CommunityWord), nextCursor: z.string().nullable() }),
});

export const putCommunityWord = defineCall({
  method: "PUT",
  path: "/admin/community-words",
  summary: "Save a pair of words as synonyms or related words (staff)",
  body: z.strictObject({ word: Word, other: Word, kind: CommunityWord.shape.kind }),
  response: CommunityWord,
});

export const removeCommunityWord = defineCall({
  method: "DELETE",
  path: "/admin/community-words",
  summary: "Delete a pair of words (staff)",
  query: z.strictObject({ word: line(60), other: line(60) }),
  status: 204,
  response: noContent,
});
