import type { DeskStatus } from "@boab/contracts/magazine/desk";
import { sql } from "kysely";
import type { Db, Tx } from "#platform/db/db.ts";
import { formatExactInstant, isAfterPosition, type Position } from "#platform/db/keyset.ts";

/** Lists documents that are submitted, scheduled or published, newest first. */
export async function listDeskDocuments(db: Db, { status, now, limit, after }: DeskQuery) {
  const sortColumn = status === "submitted" ? "document.submittedAt" : "document.publishAt";
  let query = db
    .selectFrom("magazine.document as document")
    .innerJoin("accounts.vPerson as owner", "owner.id", "document.ownerId")
    .select(["document.id", "document.title", "document.standfirst", "document.words"])
    .select(["document.revision", "document.rounds", "document.slug", "document.state"])
    .select(["document.submittedAt", "document.publishAt"])
    .select(["owner.fullName as writerName", "document.ownerId"])
    .select(formatExactInstant(sortColumn).as("exact"))
    .orderBy(sortColumn, "desc")
    .orderBy("document.id", "desc")
    .limit(limit);
  if (status === "submitted") query = query.where("document.state", "=", "submitted");
  else
    query = query
      .where("document.publishAt", "is not", null)
      .where("document.publishAt", status === "scheduled" ? ">" : "<=", now);
  if (after) query = query.where(isAfterPosition(sortColumn, "document.id", after));
  return (await query.execute()).map(({ exact, ...row }) => ({
    ...row,
    position: [exact, row.id] satisfies Position,
  }));
}

interface DeskQuery {
  status: DeskStatus;
  now: Date;
  limit: number;
  after: Position | undefined;
}

export async function markAccepted(
  tx: Tx,
  id: string,
  accepted: { versionId: string; publishAt: Date; slug: string },
): Promise<void> {
  await tx
    .updateTable("magazine.document")
    .set({
      state: "accepted",
      note: null,
      announcedAt: null,
      publishedVersion: accepted.versionId,
      publishAt: accepted.publishAt,
      slug: accepted.slug,
    })
    .where("id", "=", id)
    .execute();
}

/** An accepted document waits for an editor again; if the writer has started a new draft since, it stays a draft. */
export async function markUnpublished(tx: Tx, id: string, now: Date): Promise<void> {
  await tx
    .updateTable("magazine.document")
    .set({
      state: sql`case state when 'accepted' then 'submitted' else state end`,
      submittedAt: sql`coalesce(submitted_at, ${now})`,
      publishedVersion: null,
      publishAt: null,
      announcedAt: null,
    })
    .where("id", "=", id)
    .execute();
}

/** Locks published articles whose writers haven't been notified yet. */
export async function lockUnannouncedDocuments(tx: Tx, now: Date, limit: number) {
  return tx
    .selectFrom("magazine.document as document")
    .innerJoin("accounts.vPerson as owner", "owner.id", "document.ownerId")
    .select(["document.id", "document.title", "document.slug", "owner.email"])
    .select(["document.publishAt", "document.publishedVersion as versionId"])
    .where("document.publishAt", "<=", now)
    .where("document.announcedAt", "is", null)
    .orderBy("document.publishAt")
    .limit(limit)
    .forUpdate("document")
    .skipLocked()
    .execute();
}

export async function markAnnounced(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.updateTable("magazine.document").set({ announcedAt: at }).where("id", "=", id).execute();
}
