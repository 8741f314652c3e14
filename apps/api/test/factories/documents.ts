import { randomInt, randomUUID } from "node:crypto";
import type { ArticleBody, BodyPicture } from "@boab/contracts/magazine/body";
import type { Db } from "#platform/db/db.ts";

export const mediaAddress = "http://media.boab.example";

const makeDocId = () =>
  `DOC-${Array.from({ length: 6 }, () => "0123456789ABCDEFGHJKLMNPQRSTUVWXYZ"[randomInt(34)]).join("")}`;

interface NewDocument {
  id?: string;
  ownerId: string;
  /** Stands in everything that is written. */
  words?: string;
  state?: "draft" | "submitted";
  note?: string | null;
  src?: string;
}

export const bodyOf = (...paragraphs: string[]): ArticleBody => ({
  type: "doc",
  content: paragraphs.map((text) => ({ type: "paragraph", content: [{ type: "text", text }] })),
});

/** An uploaded picture of somebody's, ready to be taken into a document. */
export async function insertEditorImage(
  db: Db,
  { ownerId, docId, status = "ready" }: { ownerId: string | null; docId: string; status?: string },
): Promise<{ uploadId: string; key: string }> {
  const key = `public/editor-images/${Date.now()}_rings_${randomUUID()}`;
  const files = [
    ["image/webp", "webp"],
    ["image/jpeg", "jpg"],
  ].map(([contentType, ending]) => ({
    ...{ label: "editor", contentType, key: `${key}.${ending}`, width: 1600, height: 900 },
  }));
  const { id } = await db
    .insertInto("uploads.upload")
    .values({
      owner_id: ownerId,
      purpose: "editor-image",
      target_id: docId,
      status,
      declared_type: "image/png",
      declared_size: 1000,
      quarantine_key: `quarantine/${randomUUID()}`,
      keys: JSON.stringify(files),
      created_at: new Date(),
      expires_at: new Date(Date.now() + 60 * 60 * 1000),
      attached_at: status === "attached" ? new Date() : null,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { uploadId: id, key: `${key}.jpg` };
}

/** A document with everything that submitting asks for, at revision 1, with its first version. */
export async function insertDocument(
  db: Db,
  { id = makeDocId(), ownerId, words = "Rest", state = "draft", note = null, src }: NewDocument,
): Promise<{ docId: string; versionId: string; src: string }> {
  const at = new Date();
  const image = await insertEditorImage(db, { ownerId: null, docId: id, status: "attached" });
  const address = src ?? `${mediaAddress}/${image.key}`;
  const picture: BodyPicture = { src: address, width: 1600, height: 900, alt: words };
  const content = {
    title: words,
    standfirst: words,
    category: "Food",
    tags: [words],
    main_picture: JSON.stringify({ ...picture, caption: words }),
    body: JSON.stringify(bodyOf(words)),
    words: 1,
  };
  await db
    .insertInto("magazine.document")
    .values({
      ...{ id, owner_id: ownerId, revision: 1, state, note, created_at: at, saved_at: at },
      ...{ submitted_at: state === "submitted" ? at : null, rounds: state === "submitted" ? 1 : 0 },
      ...content,
    })
    .execute();
  await db
    .insertInto("magazine.document_picture")
    .values({ upload_id: image.uploadId, document_id: id, src: address })
    .execute();
  const version = await db
    .insertInto("magazine.document_version")
    .values({
      ...{ document_id: id, revision: 1, kind: "saved", saved_by: ownerId, saved_at: at },
      ...{ words_added: 1, words_removed: 0, ...content },
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { docId: id, versionId: version.id, src: address };
}
