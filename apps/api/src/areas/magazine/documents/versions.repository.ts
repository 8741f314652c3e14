import type { VersionKind } from "@boab/contracts/magazine/documents";
import type { Db, Tx } from "#platform/db/db.ts";
import { type Content, toColumns, toContent } from "./documents.repository.ts";

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
  content: Content,
): Promise<string> {
  const { id } = await tx
    .insertInto("magazine.document_version")
    .values({
      document_id: version.documentId,
      revision: version.revision,
      kind: version.kind,
      saved_by: version.savedBy,
      saved_at: version.savedAt,
      words_added: version.wordsAdded,
      words_removed: version.wordsRemoved,
      ...toColumns(content),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

const selectSummaries = (db: Db, documentId: string) =>
  db
    .selectFrom("magazine.document_version as version")
    .leftJoin("accounts.profile as person", "person.id", "version.saved_by")
    .select(["version.id", "version.revision", "version.kind", "version.title", "version.words"])
    .select(["version.saved_by as savedBy", "person.full_name as savedByName"])
    .select(["version.saved_at as savedAt", "version.words_added as wordsAdded"])
    .select("version.words_removed as wordsRemoved")
    .where("version.document_id", "=", documentId)
    .orderBy("version.saved_at", "desc")
    .orderBy("version.id", "desc");

export type VersionRow = Awaited<ReturnType<typeof listVersions>>[number];

/** Newest first; how many are kept is bounded. */
export async function listVersions(db: Db, documentId: string) {
  const rows = await selectSummaries(db, documentId).execute();
  return rows.map((row) => ({ ...row, kind: row.kind as VersionKind }));
}

export async function findVersion(db: Db, documentId: string, versionId: string) {
  const row = await selectSummaries(db, documentId)
    .select(["version.standfirst", "version.category", "version.tags"])
    .select(["version.main_picture", "version.body"])
    .where("version.id", "=", versionId)
    .executeTakeFirst();
  return row && { ...row, kind: row.kind as VersionKind, content: toContent(row) };
}

/** What somebody typed on top of an older revision; typed on, it takes the place of what was put aside before. */
export async function deleteAside(
  tx: Tx,
  aside: { documentId: string; revision: number; savedBy: string },
): Promise<void> {
  await tx
    .deleteFrom("magazine.document_version")
    .where("document_id", "=", aside.documentId)
    .where("kind", "=", "aside")
    .where("revision", "=", aside.revision)
    .where("saved_by", "=", aside.savedBy)
    .execute();
}

export async function deleteVersions(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length > 0)
    await tx.deleteFrom("magazine.document_version").where("id", "in", ids).execute();
}
