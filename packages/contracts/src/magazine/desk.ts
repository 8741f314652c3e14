import { z } from "zod";
import { defineCall, noContent } from "../common/call.ts";
import { Cursor, pageLimit, paragraph, Timestamp } from "../common/fields.ts";
import { DocId, DocumentStatus } from "./document-fields.ts";
import { documentLimits } from "./limits.ts";

const params = z.strictObject({ docId: DocId });
/** The revision that the editor has read. A decision about an older revision is refused. */
const revision = z.int().min(1).max(1_000_000_000);

export const DeskStatus = z.enum(["submitted", "scheduled", "published"]);
export type DeskStatus = z.infer<typeof DeskStatus>;

const DeskDocument = z.strictObject({
  docId: DocId,
  title: z.string(),
  standfirst: z.string(),
  writerName: z.string(),
  words: z.int(),
  revision: z.int(),
  status: DocumentStatus,
  submittedAt: Timestamp.nullable(),
  /** The number of times the document was submitted. */
  round: z.int(),
  publishAt: Timestamp.nullable(),
  slug: z.string().nullable(),
});
export type DeskDocument = z.infer<typeof DeskDocument>;

export const listDesk = defineCall({
  method: "GET",
  path: "/admin/documents",
  summary: "Documents that wait for an editor, are scheduled or published (staff)",
  query: z.strictObject({
    status: DeskStatus.optional(),
    limit: pageLimit(100).optional(),
    cursor: Cursor.optional(),
  }),
  response: z.strictObject({ data: z.array(DeskDocument), nextCursor: z.string().nullable() }),
});

export const publishDocument = defineCall({
  method: "POST",
  path: "/admin/documents/:docId/publication",
  summary: "Publish a submitted document now, or at a time; its writer is emailed (staff)",
  params,
  body: z.strictObject({ revision, publishAt: Timestamp.nullable() }),
  response: z.strictObject({ status: DocumentStatus, slug: z.string(), publishAt: Timestamp }),
});

export const unpublishDocument = defineCall({
  method: "DELETE",
  path: "/admin/documents/:docId/publication",
  summary: "Take an article off the site or off the schedule (staff)",
  params,
  status: 204,
  response: noContent,
});

export const sendBackDocument = defineCall({
  method: "POST",
  path: "/admin/documents/:docId/return",
  summary: "Send a submitted document back with a note, which its writer gets by email (staff)",
  params,
  body: z.strictObject({
    revision,
    note: paragraph(documentLimits.noteLength, "Please write a note to the writer."),
  }),
  status: 204,
  response: noContent,
});
