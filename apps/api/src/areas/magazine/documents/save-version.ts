import { toBodyText } from "@boab/contracts/magazine/body-text";
import type { VersionKind } from "@boab/contracts/magazine/documents";
import type { Tx } from "#platform/db/db.ts";
import type { DocumentContent, StoredDocument } from "./documents.repository.ts";
import { canReplaceAutosave, countChangedWords, listSurplusVersionIds } from "./version.rules.ts";
import {
  deleteConflictCopy,
  deleteVersions,
  findVersion,
  insertVersion,
  listVersions,
} from "./versions.repository.ts";

interface NewVersion {
  document: Pick<StoredDocument, "id" | "publishedVersion">;
  revision: number;
  kind: VersionKind;
  savedBy: string;
  at: Date;
}

/** Stores the content as a version with its word changes, and deletes versions beyond the max. */
export async function saveVersion(
  tx: Tx,
  { document, revision, kind, savedBy, at }: NewVersion,
  content: DocumentContent,
): Promise<string> {
  if (kind === "aside")
    await deleteConflictCopy(tx, { documentId: document.id, revision, savedBy });
  const versions = (await listVersions(tx, document.id)).filter((one) => one.kind !== "aside");
  const [last, beforeLast] = versions;
  const isLastReplaced =
    canReplaceAutosave(last, { kind, savedBy, savedAt: at }) &&
    last?.id !== document.publishedVersion;
  const previous = isLastReplaced ? beforeLast : last;
  const before = previous && (await findVersion(tx, document.id, previous.id));
  if (isLastReplaced && last) await deleteVersions(tx, [last.id]);
  const { added, removed } = countChangedWords(
    before ? toBodyText(before.content.body) : "",
    toBodyText(content.body),
  );
  const version = { documentId: document.id, revision, kind, savedBy, savedAt: at };
  const id = await insertVersion(
    tx,
    { ...version, wordsAdded: added, wordsRemoved: removed },
    content,
  );
  const all = await listVersions(tx, document.id);
  await deleteVersions(tx, listSurplusVersionIds(all, document.publishedVersion));
  return id;
}
