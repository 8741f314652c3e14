import { documentTexts } from "@boab/contracts/magazine/editor-texts";
import type { Tx } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import { lockDocument, type StoredDocument } from "../documents/documents.repository.ts";

/** A document that waits for an editor, as they have read it: what was taken back or changed since is read again first. */
export async function lockSubmitted(
  tx: Tx,
  docId: string,
  revision: number,
): Promise<StoredDocument> {
  const document = await lockDocument(tx, docId);
  if (!document) throw new AppError("not_found");
  if (document.state !== "submitted")
    throw new AppError("conflict", { sentence: documentTexts.notSubmitted });
  if (document.revision !== revision) throw new AppError("conflict");
  return document;
}
