import type { CallResponse } from "@boab/contracts/common/call";
import { toSlug } from "@boab/contracts/common/slug";
import { documentCopy } from "@boab/contracts/magazine/copy";
import type { publishDocument as publishCall } from "@boab/contracts/magazine/desk";
import { formatLongDayWithYear } from "@boab/format/calendar";
import { formatTime } from "@boab/format/dates";
import anyAscii from "any-ascii";
import { writeAudit } from "#platform/audit/audit.ts";
import { inTransaction, type Tx } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";
import type { RequestOrigin } from "#platform/http/route.ts";
import { runOnce } from "#platform/idempotency/run-once.ts";
import { ensureAuthor } from "../articles/ensure-author.ts";
import { publishArticle, withdrawArticle } from "../articles/publish-article.ts";
import type { MagazineDeps } from "../deps.ts";
import { getDocumentStatus, isPublished } from "../documents/document.rules.ts";
import { lockDocument, type StoredDocument } from "../documents/documents.repository.ts";
import { listPictures } from "../documents/pictures.repository.ts";
import { saveVersion } from "../documents/save-version.ts";
import { findSubmissionErrors } from "../documents/submission.rules.ts";
import { markAccepted, markUnpublished } from "./desk.repository.ts";
import { articleScheduledEmail } from "./desk-emails.ts";
import { lockSubmitted } from "./lock-submitted.ts";

type Deps = Pick<MagazineDeps, "db" | "clock" | "enqueueMail" | "publicOrigin">;

const maxScheduleAheadMs = 366 * 24 * 60 * 60 * 1000;

/**
 * An editor publishes a submitted document, now or at a set time, in the revision they read and under the writer's
 * name. A correction of a published article appears at once.
 */
export function publishDocument(
  deps: Deps,
  editor: Member,
  docId: string,
  { revision, publishAt }: { revision: number; publishAt: string | null },
  origin: RequestOrigin,
): Promise<CallResponse<typeof publishCall>> {
  return runOnce(deps.db, async (tx) => {
    const now = deps.clock();
    const document = await lockSubmitted(tx, editor, docId, revision);
    const resolvedPublishAt = resolvePublishAt(document, publishAt, now);
    const { slug } = await publishContent(tx, document, resolvedPublishAt, now);
    const newVersion = { document, revision, savedBy: editor.userId, at: now };
    const versionId = await saveVersion(tx, { ...newVersion, kind: "published" }, document);
    await markAccepted(tx, docId, { versionId, publishAt: resolvedPublishAt, slug });
    const isScheduled = resolvedPublishAt > now;
    if (isScheduled) await notifyWriterOfSchedule(deps, tx, document, resolvedPublishAt);
    await writeAudit(tx, {
      actorId: editor.userId,
      act: isScheduled ? "schedule document" : "publish document",
      objectType: "document",
      objectId: docId,
      ip: origin.ip,
      requestId: origin.requestId,
      changes: { revision, publishAt: resolvedPublishAt.toISOString() },
    });
    const status = getDocumentStatus(
      { ...document, state: "accepted", publishAt: resolvedPublishAt },
      now,
    );
    return { status, slug, publishAt: resolvedPublishAt.toISOString() };
  });
}

/** Returns when the article appears: at a time within a year, or now for null. */
function resolvePublishAt(document: StoredDocument, publishAt: string | null, now: Date): Date {
  // A published article keeps its date when it is corrected.
  if (document.publishAt && isPublished(document, now)) return document.publishAt;
  if (publishAt === null) return now;
  const at = new Date(publishAt);
  const errorMessage =
    at <= now
      ? documentCopy.publishInPast
      : at.getTime() - now.getTime() > maxScheduleAheadMs
        ? documentCopy.publishTooFar
        : undefined;
  if (errorMessage) throw new AppError("bad_request", { fields: { publishAt: errorMessage } });
  return at;
}

async function publishContent(tx: Tx, document: StoredDocument, publishAt: Date, now: Date) {
  const { head, body } = document;
  const documentPictureUrls = new Set((await listPictures(tx, document.id)).map(({ src }) => src));
  const fields = findSubmissionErrors(head, body, documentPictureUrls);
  // An editor may have changed it since it was submitted.
  if (!head.category || !head.mainPicture || Object.keys(fields).length > 0)
    throw new AppError("bad_request", { fields });
  const author = await ensureAuthor(tx, { profileId: document.ownerId, name: document.ownerName });
  return publishArticle(
    tx,
    {
      documentId: document.id,
      revision: document.revision,
      slug: toSlug(anyAscii(head.title)).slice(0, 100) || document.id.toLowerCase(),
      title: head.title,
      subtitle: head.standfirst,
      excerpt: head.standfirst,
      lede: null,
      category: head.category,
      tags: head.tags,
      authorIds: [author],
      hero: head.mainPicture,
      body,
      publishAt,
      isFeatured: false,
    },
    now,
  );
}

async function notifyWriterOfSchedule(
  { enqueueMail, publicOrigin }: Pick<Deps, "enqueueMail" | "publicOrigin">,
  tx: Tx,
  { id, ownerEmail, head, revision }: StoredDocument,
  publishAt: Date,
): Promise<void> {
  if (!ownerEmail) return;
  await enqueueMail(tx, {
    key: `${articleScheduledEmail.kind}:${id}:${revision}:${publishAt.getTime()}`,
    to: ownerEmail,
    ...articleScheduledEmail.write({
      title: head.title,
      when: `${formatLongDayWithYear(publishAt)} at ${formatTime(publishAt)}`,
      url: `${publicOrigin}/test-editor/${id}`,
    }),
  });
}

/** Takes an article off the site or off the schedule; it waits for an editor again. */
export function unpublishDocument(
  { db, clock }: Pick<Deps, "db" | "clock">,
  editor: Member,
  docId: string,
  { ip, requestId }: RequestOrigin,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const document = await lockDocument(tx, docId);
    if (!document) throw new AppError("not_found");
    if (!document.publishedVersion) return;
    const now = clock();
    await withdrawArticle(tx, docId, now);
    await markUnpublished(tx, docId, now);
    await writeAudit(tx, {
      actorId: editor.userId,
      act: "unpublish document",
      objectType: "document",
      objectId: docId,
      ip,
      requestId,
    });
  });
}
