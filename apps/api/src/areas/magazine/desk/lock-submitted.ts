import { documentCopy } from "@boab/contracts/magazine/copy";
import type { Tx } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";
import { lockDocument, type StoredDocument } from "../documents/documents.repository.ts";

/**
 * Locks a submitted document of somebody else in the revision that the editor has read. If it was taken back or changed
 * since, the editor has to read it again.
 */
export async function lockSubmitted(
  tx: Tx,
  editor: Member,
  docId: string,
  revision: number,
): Promise<StoredDocument> {
  const document = await lockDocument(tx, docId);
  if (!document) throw new AppError("not_found");
  if (document.ownerId === editor.userId) throw new AppError("own_interest");
  if (document.state !== "submitted")
    throw new AppError("conflict", { sentence: documentCopy.notSubmitted });
  if (document.revision !== revision) throw new AppError("conflict");
  return document;
}
