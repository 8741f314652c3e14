import { hasStaffStatus, isActive, isWriter } from "@boab/contracts/accounts/roles";
import type { Statuses } from "@boab/contracts/accounts/statuses";
import type { DocumentStatus } from "@boab/contracts/magazine/document-fields";

export interface Viewer extends Statuses {
  userId: string;
}

/** These stored fields decide who may do what with a document. */
export interface DocumentLifecycle {
  ownerId: string;
  state: "draft" | "submitted" | "accepted";
  revision: number;
  publishAt: Date | null;
}

/** Writers (magStatus Approved) and staff write for the magazine. */
export const mayWrite = (viewer: Statuses): boolean =>
  isActive(viewer) && (isWriter(viewer) || hasStaffStatus(viewer));

/** A document is managed by staff, and by its writer for as long as they write for us. */
export const canManage = (
  viewer: Viewer,
  { ownerId }: Pick<DocumentLifecycle, "ownerId">,
): boolean => mayWrite(viewer) && (viewer.userId === ownerId || hasStaffStatus(viewer));

export const isPublished = (
  { publishAt }: Pick<DocumentLifecycle, "publishAt">,
  now: Date,
): boolean => publishAt !== null && publishAt <= now;

export function getDocumentStatus(document: DocumentLifecycle, now: Date): DocumentStatus {
  if (document.state !== "accepted") return document.state;
  return isPublished(document, now) ? "published" : "scheduled";
}

/** Why somebody who manages a document can't change it now; undefined when they can. */
export function findLockReason(
  document: DocumentLifecycle,
  viewer: Viewer,
  now: Date,
): "in review" | "scheduled" | undefined {
  const status = getDocumentStatus(document, now);
  if (status === "scheduled") return "scheduled";
  // Staff correct a submitted document directly; the writer has to take it back first.
  return status === "submitted" && !hasStaffStatus(viewer) ? "in review" : undefined;
}

export type SaveVerdict =
  | { ok: true; state: "draft" | "submitted" }
  | { ok: false; reason: "not writing" | "not yours" | "in review" | "scheduled" | "stale" };

/** Decides whether a save may replace what is stored, or start a document. */
export function judgeSave(
  stored: DocumentLifecycle | undefined,
  viewer: Viewer,
  seenRevision: number,
  now: Date,
): SaveVerdict {
  if (!mayWrite(viewer)) return { ok: false, reason: "not writing" };
  if (!stored)
    return seenRevision === 0 ? { ok: true, state: "draft" } : { ok: false, reason: "stale" };
  if (!canManage(viewer, stored)) return { ok: false, reason: "not yours" };
  const lockReason = findLockReason(stored, viewer, now);
  if (lockReason) return { ok: false, reason: lockReason };
  if (stored.revision !== seenRevision) return { ok: false, reason: "stale" };
  return { ok: true, state: stored.state === "submitted" ? "submitted" : "draft" };
}
