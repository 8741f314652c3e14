import type { CallResponse } from "@boab/contracts/common/call";
import { toSlug } from "@boab/contracts/common/slug";
import type { publishDocument as publishCall } from "@boab/contracts/magazine/desk";
import { documentTexts } from "@boab/contracts/magazine/editor-texts";
import anyAscii from "any-ascii";
import { writeAudit } from "#platform/audit/audit.ts";
import { inTransaction, type Tx } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";
import type { RequestOrigin } from "#platform/http/route.ts";
import { ensureAuthor } from "../articles/ensure-author.ts";
import { publishArticle, withdrawArticle } from "../articles/publish-article.ts";
import type { MagazineDeps } from "../deps.ts";
import { isOut, statusOf } from "../documents/document.rules.ts";
import { lockDocument, type StoredDocument } from "../documents/documents.repository.ts";
import { keepVersion } from "../documents/keep-version.ts";
import { listPictures } from "../documents/pictures.repository.ts";
import { flawsToSubmit } from "../documents/submission.rules.ts";
import { markAccepted, markUnpublished } from "./desk.repository.ts";
import { articleScheduledEmail } from "./desk-emails.ts";
import { lockSubmitted } from "./lock-submitted.ts";

type Deps = Pick<MagazineDeps, "db" | "clock" | "enqueueMail" | "publicOrigin">;

const yearMs = 366 * 24 * 60 * 60 * 1000;

const sydney = new Intl.DateTimeFormat("en-AU", {
  ...{ timeZone: "Australia/Sydney", weekday: "long", day: "numeric", month: "long" },
  ...{ year: "numeric", hour: "numeric", minute: "2-digit" },
});

/**
 * An editor puts a submitted document on the site, now or at a time: as they read it, whole, under the writer's name. A
 * correction of what is out already goes out at once.
 */
export function publishDocument(
  deps: Deps,
  editor: Member,
  docId: string,
  { revision, publishAt }: { revision: number; publishAt: string | null },
  origin: RequestOrigin,
): Promise<CallResponse<typeof publishCall>> {
  return inTransaction(deps.db, async (tx) => {
    const now = deps.clock();
    const document = await lockSubmitted(tx, docId, revision);
    const goesOutAt = readTime(document, publishAt, now);
    const { slug } = await publishContent(tx, document, goesOutAt, now);
    const published = { document, revision, savedBy: editor.userId, at: now };
    const versionId = await keepVersion(tx, { ...published, kind: "published" }, document);
    await markAccepted(tx, docId, { versionId, publishAt: goesOutAt, slug });
    const isScheduled = goesOutAt > now;
    if (isScheduled) await tellScheduled(deps, tx, document, goesOutAt);
    await writeAudit(tx, {
      actorId: editor.userId,
      act: isScheduled ? "schedule document" : "publish document",
      ...{ objectType: "document", objectId: docId, ip: origin.ip, requestId: origin.requestId },
      changes: { revision, publishAt: goesOutAt.toISOString() },
    });
    const status = statusOf({ ...document, state: "accepted", publishAt: goesOutAt }, now);
    return { status, slug, publishAt: goesOutAt.toISOString() };
  });
}

/** When it goes out: within a year, or now for null. */
function readTime(document: StoredDocument, publishAt: string | null, now: Date): Date {
  // What is out keeps its day, whatever comes with a correction.
  if (document.publishAt && isOut(document, now)) return document.publishAt;
  if (publishAt === null) return now;
  const at = new Date(publishAt);
  const wrong =
    at <= now
      ? documentTexts.publishInPast
      : at.getTime() - now.getTime() > yearMs
        ? documentTexts.publishTooFar
        : undefined;
  if (wrong) throw new AppError("bad_request", { fields: { publishAt: wrong } });
  return at;
}

async function publishContent(tx: Tx, document: StoredDocument, publishAt: Date, now: Date) {
  const { head, body } = document;
  const own = new Set((await listPictures(tx, document.id)).map(({ src }) => src));
  const fields = flawsToSubmit(head, body, own);
  // An editor may have changed it since it was submitted.
  if (!head.category || !head.mainPicture || Object.keys(fields).length > 0)
    throw new AppError("bad_request", { fields });
  const author = await ensureAuthor(tx, { profileId: document.ownerId, name: document.ownerName });
  return publishArticle(
    tx,
    {
      ...{ documentId: document.id, revision: document.revision },
      slug: toSlug(anyAscii(head.title)).slice(0, 100) || document.id.toLowerCase(),
      ...{ title: head.title, subtitle: head.standfirst, excerpt: head.standfirst, lede: null },
      ...{ category: head.category, tags: head.tags, authorIds: [author] },
      ...{ hero: head.mainPicture, body, publishAt, isFeatured: false },
    },
    now,
  );
}

async function tellScheduled(
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
      ...{ title: head.title, when: sydney.format(publishAt) },
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
      ...{ actorId: editor.userId, act: "unpublish document", objectType: "document" },
      ...{ objectId: docId, ip, requestId },
    });
  });
}
