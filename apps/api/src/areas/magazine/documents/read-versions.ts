import type { CallResponse } from "@boab/contracts/common/call";
import type {
  DocumentVersion,
  listVersions as listCall,
  readVersion as readCall,
} from "@boab/contracts/magazine/documents";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";
import type { MagazineDeps } from "../deps.ts";
import { loadManagedDocument } from "./load-document.ts";
import { findVersion, listVersions, type VersionRow } from "./versions.repository.ts";

type Deps = Pick<MagazineDeps, "db">;

const viewVersion = (row: VersionRow, { userId }: Member): DocumentVersion => ({
  versionId: row.id,
  revision: row.revision,
  kind: row.kind,
  savedAt: row.savedAt.toISOString(),
  savedBy: row.savedByName,
  isOwn: row.savedBy === userId,
  title: row.title,
  words: row.words,
  wordsAdded: row.wordsAdded,
  wordsRemoved: row.wordsRemoved,
});

export async function listDocumentVersions(
  { db }: Deps,
  member: Member,
  docId: string,
): Promise<CallResponse<typeof listCall>> {
  await loadManagedDocument(db, member, docId);
  const rows = await listVersions(db, docId);
  return { versions: rows.map((row) => viewVersion(row, member)) };
}

export async function readVersion(
  { db }: Deps,
  member: Member,
  { docId, versionId }: { docId: string; versionId: string },
): Promise<CallResponse<typeof readCall>> {
  await loadManagedDocument(db, member, docId);
  const version = await findVersion(db, docId, versionId);
  if (!version) throw new AppError("not_found");
  const { head, body } = version.content;
  return { ...viewVersion(version, member), standfirst: head.standfirst, body };
}
