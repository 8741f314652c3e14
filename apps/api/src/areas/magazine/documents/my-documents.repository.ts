import { ArticleBody } from "@boab/contracts/magazine/body";
import { toBodyText } from "@boab/contracts/magazine/body-text";
import type { DocumentData } from "@boab/contracts/magazine/my-documents";
import type { Db, Tx } from "#platform/db/db.ts";

const toPlainText = (body: unknown) => toBodyText(ArticleBody.parse(body));

/** Reads the documents for the download of a member's own data. */
export async function exportDocuments(db: Db, ownerId: string): Promise<DocumentData["documents"]> {
  const documents = await db
    .selectFrom("magazine.document")
    .select(["id", "title", "standfirst", "body", "state", "note"])
    .select(["createdAt as startedAt", "savedAt"])
    .where("ownerId", "=", ownerId)
    .orderBy("createdAt")
    .orderBy("id")
    .execute();
  const versions = await db
    .selectFrom("magazine.documentVersion as version")
    .innerJoin("magazine.document as document", "document.id", "version.documentId")
    .select(["version.documentId as docId", "version.kind", "version.title", "version.body"])
    .select("version.savedAt")
    .where("document.ownerId", "=", ownerId)
    .orderBy("version.savedAt")
    .orderBy("version.id")
    .execute();
  return documents.map(({ id, body, state, startedAt, savedAt, ...row }) => ({
    ...row,
    docId: id,
    text: toPlainText(body),
    status: state,
    startedAt: startedAt.toISOString(),
    savedAt: savedAt.toISOString(),
    versions: versions
      .filter(({ docId }) => docId === id)
      .map((version) => ({
        savedAt: version.savedAt.toISOString(),
        kind: version.kind,
        title: version.title,
        text: toPlainText(version.body),
      })),
  }));
}

/** Locks every document of a person. `publishedVersion` says whether an article shows its pictures. */
export async function lockDocumentsByOwner(tx: Tx, ownerId: string) {
  return tx
    .selectFrom("magazine.document")
    .select(["id", "publishedVersion"])
    .where("ownerId", "=", ownerId)
    .orderBy("id")
    .forUpdate()
    .execute();
}

/** Erases a person's id from versions of other people's documents, which they saved as staff. */
export async function eraseSavedBy(tx: Tx, userId: string): Promise<void> {
  await tx
    .updateTable("magazine.documentVersion")
    .set({ savedBy: null })
    .where("savedBy", "=", userId)
    .execute();
}
