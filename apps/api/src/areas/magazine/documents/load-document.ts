import { documentCopy } from "@boab/contracts/magazine/copy";
import type { Db, Tx } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";
import { canManage } from "./document.rules.ts";
import { findDocument, lockDocument, type StoredDocument } from "./documents.repository.ts";

const requireManagedDocument = (
  member: Member,
  document: StoredDocument | undefined,
): StoredDocument => {
  if (!document || !canManage(member, document)) throw new AppError("not_found");
  return document;
};

/**
 * Finds a document of the member's own, or any document for staff. A missing document and somebody else's return the
 * same error.
 */
export const loadManagedDocument = async (db: Db, member: Member, docId: string) =>
  requireManagedDocument(member, await findDocument(db, docId));

export const lockManagedDocument = async (tx: Tx, member: Member, docId: string) =>
  requireManagedDocument(member, await lockDocument(tx, docId));

/** Only the writer submits, takes back and deletes; staff have the editors' desk for that. */
export async function lockOwnDocument(
  tx: Tx,
  member: Member,
  docId: string,
): Promise<StoredDocument> {
  const document = await lockManagedDocument(tx, member, docId);
  if (document.ownerId !== member.userId) throw new AppError("forbidden");
  return document;
}

export const makeLockError = (lockReason: "in review" | "scheduled"): AppError =>
  new AppError("document_in_review", {
    sentence: lockReason === "scheduled" ? documentCopy.scheduled : documentCopy.inReview,
  });
