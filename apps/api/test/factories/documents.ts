import { randomInt, randomUUID } from "node:crypto";
import type { ArticleBody, BodyPicture } from "@boab/contracts/magazine/body";
import type { UploadStatus } from "@boab/contracts/uploads/uploads";
import type { Db } from "#platform/db/db.ts";

export const mediaUrl = "http://media.boab.example";

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

export const makeTextBody = (...paragraphs: string[]): ArticleBody => ({
  type: "doc",
  content: paragraphs.map((text) => ({ type: "paragraph", content: [{ type: "text", text }] })),
});

/** An uploaded picture of somebody's, ready to be taken into a document. */
export async function insertEditorImage(
  db: Db,
  {
    ownerId,
    docId,
    status = "ready",
  }: { ownerId: string | null; docId: string; status?: UploadStatus },
): Promise<{ uploadId: string; key: string }> {
  const key = `public/editor-images/${Date.now()}_rings_${randomUUID()}`;
  const files = [
    ["image/webp", "webp"],
    ["image/jpeg", "jpg"],
  ].map(([contentType, extension]) => ({
    label: "editor",
    contentType,
    key: `${key}.${extension}`,
    width: 1600,
    height: 900,
  }));
  const { id } = await db
    .insertInto("uploads.upload")
    .values({
      ownerId,
      purpose: "editor-image",
      targetId: docId,
      status,
      declaredType: "image/png",
      declaredSize: 1000,
      quarantineKey: `quarantine/${randomUUID()}`,
      keys: JSON.stringify(files),
      createdAt: new Date(),
      expiresAt: new Date(Date.now() + 60 * 60 * 1000),
      attachedAt: status === "attached" ? new Date() : null,
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
  const pictureUrl = src ?? `${mediaUrl}/${image.key}`;
  const picture: BodyPicture = { src: pictureUrl, width: 1600, height: 900, alt: words };
  const content = {
    title: words,
    standfirst: words,
    category: "Food",
    tags: [words],
    mainPicture: JSON.stringify({ ...picture, caption: words }),
    body: JSON.stringify(makeTextBody(words)),
    words: 1,
  };
  await db
    .insertInto("magazine.document")
    .values({
      id,
      ownerId,
      revision: 1,
      state,
      note,
      createdAt: at,
      savedAt: at,
      submittedAt: state === "submitted" ? at : null,
      rounds: state === "submitted" ? 1 : 0,
      ...content,
    })
    .execute();
  await db
    .insertInto("magazine.documentPicture")
    .values({ uploadId: image.uploadId, documentId: id, src: pictureUrl })
    .execute();
  const version = await db
    .insertInto("magazine.documentVersion")
    .values({
      documentId: id,
      revision: 1,
      kind: "saved",
      savedBy: ownerId,
      savedAt: at,
      wordsAdded: 1,
      wordsRemoved: 0,
      ...content,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { docId: id, versionId: version.id, src: pictureUrl };
}
