import { z } from "zod";
import { defineCall, noContent } from "../common/call.ts";
import { Cursor, pageLimit, Timestamp, text } from "../common/fields.ts";
import { ArticleBody } from "./body.ts";
import { DocId, DocumentHead, DocumentStatus, VersionId } from "./document-fields.ts";
import { documentLimits } from "./limits.ts";

const params = z.strictObject({ docId: DocId });

/** The revision increases with every save; a save names the revision it is based on. */
const Revision = z.int().min(0).max(1_000_000_000);

const ContentHtml = text(documentLimits.htmlLength, "This article is too long.");

/** What only its writer and our team see of a document. */
const Editing = DocumentHead.extend({
  revision: Revision,
  body: ArticleBody,
  status: DocumentStatus,
  /** Whether the caller may save now. Only an editor may change a document that waits for an editor. */
  mayEdit: z.boolean(),
  isOwn: z.boolean(),
  writerName: z.string(),
  startedAt: Timestamp,
  savedAt: Timestamp,
  submittedAt: Timestamp.nullable(),
  /** The time it was or will be published; it stays set while a newer draft is written. */
  publishAt: Timestamp.nullable(),
  /** The slug of the article, once it was accepted. */
  slug: z.string().nullable(),
  /** What the editor wrote when sending it back. */
  note: z.string().nullable(),
});
export type DocumentEditing = z.infer<typeof Editing>;

export const readDocument = defineCall({
  method: "GET",
  path: "/get-text-editor/:docId",
  summary: "A document: as published for everyone, with its draft for its writer and staff",
  params,
  response: z.strictObject({
    docId: DocId,
    title: z.string(),
    /** HTML, written by us from the stored blocks. */
    content: z.string(),
    editing: Editing.nullable(),
  }),
});

const Saved = z.strictObject({ docId: DocId, revision: Revision, savedAt: Timestamp });

export const saveDocument = defineCall({
  method: "POST",
  path: "/save-text-editor/:docId",
  summary: "Save a document; whoever saves it first owns it (writers, staff)",
  params,
  body: z.strictObject({
    /** The editor's blocks, or HTML, from which we store only what an article may contain. */
    content: z.union([ContentHtml, ArticleBody]),
    /** The revision it was made from; 0 for a new document. */
    revision: Revision,
    /** Without a head, the stored one stays. */
    head: DocumentHead.optional(),
    /** Autosaves close together share one version. */
    isAutosave: z.boolean().optional(),
  }),
  response: Saved,
});

const DocumentSummary = z.strictObject({
  docId: DocId,
  title: z.string(),
  status: DocumentStatus,
  words: z.int(),
  savedAt: Timestamp,
  publishAt: Timestamp.nullable(),
  slug: z.string().nullable(),
  hasNote: z.boolean(),
});
export type DocumentSummary = z.infer<typeof DocumentSummary>;

export const listMyDocuments = defineCall({
  method: "GET",
  path: "/documents",
  summary: "One's own documents, the last saved first (writers, staff)",
  query: z.strictObject({ limit: pageLimit(100).optional(), cursor: Cursor.optional() }),
  response: z.strictObject({ data: z.array(DocumentSummary), nextCursor: z.string().nullable() }),
});

export const deleteDocument = defineCall({
  method: "DELETE",
  path: "/documents/:docId",
  summary: "Delete a document that was never published, with its pictures (its writer)",
  params,
  status: 204,
  response: noContent,
});

/** The action that created a version; `aside` is what somebody typed while somebody else saved. */
export const VersionKind = z.enum([
  "saved",
  "autosaved",
  "restored",
  "submitted",
  "sent back",
  "published",
  "aside",
]);
export type VersionKind = z.infer<typeof VersionKind>;

const Version = z.strictObject({
  versionId: VersionId,
  revision: Revision,
  kind: VersionKind,
  savedAt: Timestamp,
  /** Null once that account is closed. */
  savedBy: z.string().nullable(),
  isOwn: z.boolean(),
  title: z.string(),
  words: z.int(),
  wordsAdded: z.int(),
  wordsRemoved: z.int(),
});
export type DocumentVersion = z.infer<typeof Version>;

export const listVersions = defineCall({
  method: "GET",
  path: "/documents/:docId/versions",
  summary: "The versions of a document that are kept, newest first (its writer, staff)",
  params,
  response: z.strictObject({ versions: z.array(Version) }),
});

export const readVersion = defineCall({
  method: "GET",
  path: "/documents/:docId/versions/:versionId",
  summary: "One version of a document (its writer, staff)",
  params: params.extend({ versionId: VersionId }),
  response: Version.extend({ standfirst: z.string(), body: ArticleBody }),
});

export const restoreVersion = defineCall({
  method: "POST",
  path: "/documents/:docId/restorations",
  summary: "Make a version the current one, as a new version (its writer, staff)",
  params,
  body: z.strictObject({ versionId: VersionId, revision: Revision }),
  response: Saved,
});

export const submitDocument = defineCall({
  method: "POST",
  path: "/documents/:docId/submission",
  summary: "Submit a document to the editors (its writer)",
  params,
  body: z.strictObject({ revision: Revision }),
  response: z.strictObject({ status: DocumentStatus }),
});

export const withdrawDocument = defineCall({
  method: "DELETE",
  path: "/documents/:docId/submission",
  summary: "Take a submitted document back to write on (its writer)",
  params,
  status: 204,
  response: noContent,
});

export const addPicture = defineCall({
  method: "POST",
  path: "/documents/:docId/pictures",
  summary: "Take an uploaded picture into a document; answers with its public address",
  params,
  body: z.strictObject({ uploadId: z.uuid() }),
  status: 201,
  response: z.strictObject({ src: z.string(), width: z.int(), height: z.int() }),
});
