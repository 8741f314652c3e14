import { z } from "zod";
import { defineCall } from "../common/call.ts";
import { text } from "../common/fields.ts";
import { maxImportCharacters } from "./item-limits.ts";
import { StoreId } from "./store-fields.ts";

const Change = z.strictObject({
  /** The title of a column in the file. */
  column: z.string(),
  before: z.string(),
  after: z.string(),
});

/** One row of the file: what it changes, that it changes nothing, or what is wrong with it. */
export const ImportRow = z.strictObject({
  /** The line number in the file, from 1; the first line has the titles. */
  line: z.int(),
  sku: z.string(),
  name: z.string(),
  outcome: z.enum(["change", "same", "wrong"]),
  changes: z.array(Change),
  problems: z.array(z.string()),
});
export type ImportRow = z.infer<typeof ImportRow>;

/** The result of an import, or of its preview. */
export const ItemImport = z.strictObject({
  rows: z.array(ImportRow),
  /** Stands for the items as they were read: an import is refused once one of them has changed. */
  seen: z.string(),
});
export type ItemImport = z.infer<typeof ItemImport>;

const params = z.strictObject({ shopId: StoreId });
const csv = text(maxImportCharacters, "This file is too large.");

export const previewItemImport = defineCall({
  method: "POST",
  path: "/shop-item/import-preview/:shopId",
  summary: "Say what a file of items would change, row by row, and change nothing (its seller)",
  params,
  body: z.strictObject({ csv }),
  response: ItemImport,
});

export const importItems = defineCall({
  method: "POST",
  path: "/shop-item/import/:shopId",
  summary: "Change items by a file, as its preview said; wrong rows are left out (its seller)",
  params,
  body: z.strictObject({ csv, seen: text(64) }),
  response: ItemImport,
});
