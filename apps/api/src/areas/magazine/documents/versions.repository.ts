import type { VersionKind } from "@boab/contracts/magazine/documents";
import type { Db, Tx } from "#platform/db/db.ts";
import { type DocumentContent, toColumns, toContent } from "./documents.repository.ts";

export interface NewVersion {
  documentId: string;
  revision: number;
  kind: VersionKind;
  savedBy: string;
  savedAt: Date;
  wordsAdded: number;
  wordsRemoved: number;
}

export async function insertVersion(
  tx: Tx,
  version: NewVersion,
  content: DocumentContent,
): Promise<string> {
  const { id } = await tx
    .insertInto("magazine.documentVersion")
    .values({
      documentId: version.documentId,
      revision: version.revision,
      kind: version.kind,
      savedBy: version.savedBy,
      savedAt: version.savedAt,
      wordsAdded: version.wordsAdded,
      wordsRemoved: version.wordsRemoved,
      ...toColumns(content),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

const selectVersionSummaries = (db: Db, documentId: string) =>
  db
    .selectFrom("magazine.documentVersion as version")
    .leftJoin("accounts.vPerson as person", "person.id", "version.savedBy")
    .select(["version.id", "version.revision", "version.kind", "version.title", "version.words"])
    .select(["version.savedBy", "person.fullName as savedByName"])
    .select(["version.savedAt", "version.wordsAdded"])
    .select("version.wordsRemoved")
    .where("version.documentId", "=", documentId)
    .orderBy("version.savedAt", "desc")
    .orderBy("version.id", "desc");

export type VersionRow = Awaited<ReturnType<typeof listVersions>>[number];

/** Lists versions newest first; a max limits how many a document has. */
export const listVersions = (db: Db, documentId: string) =>
  selectVersionSummaries(db, documentId).execute();

export async function findVersion(db: Db, documentId: string, versionId: string) {
  const row = await selectVersionSummaries(db, documentId)
    .select(["version.standfirst", "version.category", "version.tags"])
    .select(["version.mainPicture", "version.body"])
    .where("version.id", "=", versionId)
    .executeTakeFirst();
  return row && { ...row, content: toContent(row) };
}

/** Deletes what the same person stored aside for this revision, because a newer version replaces it. */
export async function deleteConflictCopy(
  tx: Tx,
  conflictCopy: { documentId: string; revision: number; savedBy: string },
): Promise<void> {
  await tx
    .deleteFrom("magazine.documentVersion")
    .where("documentId", "=", conflictCopy.documentId)
    .where("kind", "=", "aside")
    .where("revision", "=", conflictCopy.revision)
    .where("savedBy", "=", conflictCopy.savedBy)
    .execute();
}

export async function deleteVersions(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length > 0)
    await tx.deleteFrom("magazine.documentVersion").where("id", "in", ids).execute();
}
