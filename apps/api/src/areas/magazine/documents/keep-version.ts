import { plainText } from "@boab/contracts/magazine/body-text";
import type { VersionKind } from "@boab/contracts/magazine/documents";
import type { Tx } from "#platform/db/db.ts";
import type { Content, StoredDocument } from "./documents.repository.ts";
import { compareWords, isSamePause, surplusVersions } from "./version.rules.ts";
import {
  deleteAside,
  deleteVersions,
  findVersion,
  insertVersion,
  listVersions,
} from "./versions.repository.ts";

interface Kept {
  document: Pick<StoredDocument, "id" | "publishedVersion">;
  revision: number;
  kind: VersionKind;
  savedBy: string;
  at: Date;
}

/** Keeps what was written as a version, compared with the one before, and drops what is beyond the limit. */
export async function keepVersion(
  tx: Tx,
  { document, revision, kind, savedBy, at }: Kept,
  content: Content,
): Promise<string> {
  if (kind === "aside") await deleteAside(tx, { documentId: document.id, revision, savedBy });
  const kept = (await listVersions(tx, document.id)).filter((one) => one.kind !== "aside");
  const [last, beforeLast] = kept;
  const isReplaced =
    isSamePause(last, { kind, savedBy, savedAt: at }) && last?.id !== document.publishedVersion;
  const previous = isReplaced ? beforeLast : last;
  const before = previous && (await findVersion(tx, document.id, previous.id));
  if (isReplaced && last) await deleteVersions(tx, [last.id]);
  const { added, removed } = compareWords(
    before ? plainText(before.content.body) : "",
    plainText(content.body),
  );
  const version = { documentId: document.id, revision, kind, savedBy, savedAt: at };
  const id = await insertVersion(
    tx,
    { ...version, wordsAdded: added, wordsRemoved: removed },
    content,
  );
  const all = await listVersions(tx, document.id);
  await deleteVersions(tx, surplusVersions(all, document.publishedVersion));
  return id;
}
