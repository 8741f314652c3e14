import type { DeskStatus } from "@boab/contracts/magazine/desk";
import { sql } from "kysely";
import type { Db, Tx } from "#platform/db/db.ts";
import { exactInstant, type Position, standsAfter } from "#platform/db/keyset.ts";

/** What waits, is scheduled or is out, the newest first. */
export async function listForDesk(db: Db, { status, now, limit, after }: DeskQuery) {
  const sorted = status === "submitted" ? "document.submitted_at" : "document.publish_at";
  let query = db
    .selectFrom("magazine.document as document")
    .innerJoin("accounts.profile as owner", "owner.id", "document.owner_id")
    .select(["document.id", "document.title", "document.standfirst", "document.words"])
    .select(["document.revision", "document.rounds", "document.slug", "document.state"])
    .select(["document.submitted_at as submittedAt", "document.publish_at as publishAt"])
    .select(["owner.full_name as writerName", "document.owner_id as ownerId"])
    .select(exactInstant(sorted).as("exact"))
    .orderBy(sorted, "desc")
    .orderBy("document.id", "desc")
    .limit(limit);
  if (status === "submitted") query = query.where("document.state", "=", "submitted");
  else
    query = query
      .where("document.publish_at", "is not", null)
      .where("document.publish_at", status === "scheduled" ? ">" : "<=", now);
  if (after) query = query.where(standsAfter(sorted, "document.id", after));
  return (await query.execute()).map(({ exact, state, ...row }) => ({
    ...row,
    state: state as "draft" | "submitted" | "accepted",
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
      ...{ state: "accepted", note: null, announced_at: null },
      ...{ published_version: accepted.versionId, publish_at: accepted.publishAt },
      slug: accepted.slug,
    })
    .where("id", "=", id)
    .execute();
}

/** Off the site. What was accepted waits for an editor again; a draft that was begun since stays one. */
export async function markUnpublished(tx: Tx, id: string, now: Date): Promise<void> {
  await tx
    .updateTable("magazine.document")
    .set({
      state: sql`case state when 'accepted' then 'submitted' else state end`,
      submitted_at: sql`coalesce(submitted_at, ${now})`,
      ...{ published_version: null, publish_at: null, announced_at: null },
    })
    .where("id", "=", id)
    .execute();
}

/** Articles that are out and whose writers haven't been told, locked until they are. */
export async function lockUnannounced(tx: Tx, now: Date, limit: number) {
  return tx
    .selectFrom("magazine.document as document")
    .innerJoin("accounts.profile as owner", "owner.id", "document.owner_id")
    .select(["document.id", "document.title", "document.slug", "owner.email"])
    .select(["document.publish_at as publishAt", "document.published_version as versionId"])
    .where("document.publish_at", "<=", now)
    .where("document.announced_at", "is", null)
    .orderBy("document.publish_at")
    .limit(limit)
    .forUpdate("document")
    .skipLocked()
    .execute();
}

export async function markAnnounced(tx: Tx, id: string, at: Date): Promise<void> {
  await tx
    .updateTable("magazine.document")
    .set({ announced_at: at })
    .where("id", "=", id)
    .execute();
}
