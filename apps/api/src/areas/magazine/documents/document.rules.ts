import { isActive, isAdmin, isWriter } from "@boab/contracts/accounts/roles";
import type { Statuses } from "@boab/contracts/accounts/statuses";
import type { DocumentStatus } from "@boab/contracts/magazine/document-fields";

/** Who looks at a document or writes one. */
export interface Viewer extends Statuses {
  userId: string;
}

/** What decides about a document, as it is stored. */
export interface DocumentStanding {
  ownerId: string;
  state: "draft" | "submitted" | "accepted";
  revision: number;
  publishAt: Date | null;
}

/** Writers (magStatus Approved) and staff write for the magazine. */
export const mayWrite = (viewer: Statuses): boolean =>
  isActive(viewer) && (isWriter(viewer) || isAdmin(viewer));

/** The writer, for as long as they write for us, and staff. */
export const manages = (viewer: Viewer, { ownerId }: Pick<DocumentStanding, "ownerId">): boolean =>
  mayWrite(viewer) && (viewer.userId === ownerId || isAdmin(viewer));

export const isOut = ({ publishAt }: Pick<DocumentStanding, "publishAt">, now: Date): boolean =>
  publishAt !== null && publishAt <= now;

export function statusOf(document: DocumentStanding, now: Date): DocumentStatus {
  if (document.state !== "accepted") return document.state;
  return isOut(document, now) ? "published" : "scheduled";
}

/** Why somebody who manages a document can't change it now; undefined when they can. */
export function lockOn(
  document: DocumentStanding,
  viewer: Viewer,
  now: Date,
): "in review" | "scheduled" | undefined {
  const status = statusOf(document, now);
  if (status === "scheduled") return "scheduled";
  // Staff correct what they are about to publish; the writer takes it back first.
  return status === "submitted" && !isAdmin(viewer) ? "in review" : undefined;
}

export type SaveVerdict =
  | { ok: true; state: "draft" | "submitted" }
  | { ok: false; reason: "not writing" | "not yours" | "in review" | "scheduled" | "stale" };

/** Whether this save may go on top of what is stored, or start a document. */
export function judgeSave(
  stored: DocumentStanding | undefined,
  viewer: Viewer,
  seenRevision: number,
  now: Date,
): SaveVerdict {
  if (!mayWrite(viewer)) return { ok: false, reason: "not writing" };
  if (!stored)
    return seenRevision === 0 ? { ok: true, state: "draft" } : { ok: false, reason: "stale" };
  if (!manages(viewer, stored)) return { ok: false, reason: "not yours" };
  const lock = lockOn(stored, viewer, now);
  if (lock) return { ok: false, reason: lock };
  if (stored.revision !== seenRevision) return { ok: false, reason: "stale" };
  return { ok: true, state: stored.state === "submitted" ? "submitted" : "draft" };
}
