import { ArticleBody } from "@boab/contracts/magazine/body";
import { plainText } from "@boab/contracts/magazine/body-text";
import type { DocumentData } from "@boab/contracts/magazine/my-documents";
import type { Db, Tx } from "#platform/db/db.ts";

const textOf = (body: unknown) => plainText(ArticleBody.parse(body));

/** For the file of a member's own data. */
export async function exportDocuments(db: Db, ownerId: string): Promise<DocumentData["documents"]> {
  const documents = await db
    .selectFrom("magazine.document")
    .select(["id", "title", "standfirst", "body", "state", "note"])
    .select(["created_at as startedAt", "saved_at as savedAt"])
    .where("owner_id", "=", ownerId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  const versions = await db
    .selectFrom("magazine.document_version as version")
    .innerJoin("magazine.document as document", "document.id", "version.document_id")
    .select(["version.document_id as docId", "version.kind", "version.title", "version.body"])
    .select("version.saved_at as savedAt")
    .where("document.owner_id", "=", ownerId)
    .orderBy("version.saved_at")
    .orderBy("version.id")
    .execute();
  return documents.map(({ id, body, state, startedAt, savedAt, ...row }) => ({
    ...row,
    docId: id,
    text: textOf(body),
    status: state,
    startedAt: startedAt.toISOString(),
    savedAt: savedAt.toISOString(),
    versions: versions
      .filter(({ docId }) => docId === id)
      .map((version) => ({
        savedAt: version.savedAt.toISOString(),
        kind: version.kind,
        title: version.title,
        text: textOf(version.body),
      })),
  }));
}

/** Every document of somebody who leaves, and whether an article shows its pictures. */
export async function lockDocumentsOf(tx: Tx, ownerId: string) {
  return tx
    .selectFrom("magazine.document")
    .select(["id", "published_version as publishedVersion"])
    .where("owner_id", "=", ownerId)
    .orderBy("id")
    .forUpdate()
    .execute();
}

/** In documents of others, which they changed as staff. */
export async function forgetSaver(tx: Tx, userId: string): Promise<void> {
  await tx
    .updateTable("magazine.document_version")
    .set({ saved_by: null })
    .where("saved_by", "=", userId)
    .execute();
}
