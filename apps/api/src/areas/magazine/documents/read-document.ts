import type { CallResponse } from "@boab/contracts/common/call";
import type { ArticleBody } from "@boab/contracts/magazine/body";
import type { DocumentEditing, readDocument as readCall } from "@boab/contracts/magazine/documents";
import { writeAudit } from "#platform/audit/audit.ts";
import { inTransaction } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Actor, Member } from "#platform/http/actor.ts";
import type { RequestOrigin } from "#platform/http/route.ts";
import type { MagazineDeps } from "../deps.ts";
import { cleanHtml } from "./clean-html.ts";
import { canManage, findLockReason, getDocumentStatus, isPublished } from "./document.rules.ts";
import { findDocument, type StoredDocument } from "./documents.repository.ts";
import { renderBody } from "./render-body.rules.ts";
import { findVersion } from "./versions.repository.ts";

const toHtml = (body: ArticleBody) => cleanHtml(renderBody(body));

/** Everyone reads a published document; its writer and staff read a draft, and reads by staff are audited. */
export async function readDocument(
  { db, clock }: Pick<MagazineDeps, "db" | "clock">,
  actor: Actor,
  docId: string,
  origin: RequestOrigin,
): Promise<CallResponse<typeof readCall>> {
  const document = await findDocument(db, docId);
  if (document && actor.kind === "member" && canManage(actor, document)) {
    if (document.ownerId !== actor.userId)
      await inTransaction(db, (tx) =>
        writeAudit(tx, {
          actorId: actor.userId,
          act: "read document",
          objectType: "document",
          objectId: docId,
          ip: origin.ip,
          requestId: origin.requestId,
        }),
      );
    const editing = viewEditing(document, actor, clock());
    return { docId, title: editing.title, content: toHtml(document.body), editing };
  }
  const shown =
    document?.publishedVersion && isPublished(document, clock())
      ? await findVersion(db, docId, document.publishedVersion)
      : undefined;
  if (!shown) throw new AppError("not_found");
  return { docId, title: shown.title, content: toHtml(shown.content.body), editing: null };
}

const viewEditing = (document: StoredDocument, member: Member, now: Date): DocumentEditing => ({
  ...document.head,
  revision: document.revision,
  body: document.body,
  status: getDocumentStatus(document, now),
  mayEdit: findLockReason(document, member, now) === undefined,
  isOwn: document.ownerId === member.userId,
  writerName: document.ownerName,
  startedAt: document.createdAt.toISOString(),
  savedAt: document.savedAt.toISOString(),
  submittedAt: document.submittedAt?.toISOString() ?? null,
  publishAt: document.publishAt?.toISOString() ?? null,
  slug: document.slug,
  note: document.note,
});
