import type { CaseList, CaseRow, CaseSummary, SubjectKind } from "@boab/contracts/moderation/cases";
import { sql } from "kysely";
import type { Db } from "#platform/db/db.ts";
import { exactInstant } from "#platform/db/keyset.ts";

/** A row's key: what it is sorted by, and its id. */
export type CasePosition = string[];

interface Wanted {
  kind: SubjectKind | undefined;
  limit: number;
  after: CasePosition | undefined;
}

const cases = (db: Db, { kind, limit }: Wanted) => {
  const query = db
    .selectFrom("moderation.report_case as file")
    .leftJoin("moderation.decision as decision", (join) =>
      join.onRef("decision.case_id", "=", "file.id").on("decision.undone_at", "is", null),
    )
    .leftJoin("moderation.appeal as appeal", "appeal.decision_id", "decision.id")
    .select([
      "file.id",
      "file.subject_kind",
      "file.subject_id",
      "file.report_count",
      "file.opened_at",
      "file.decided_at",
      "decision.verdict",
      "appeal.id as appeal_id",
      "appeal.created_at as appealed_at",
      exactInstant("file.opened_at").as("exact_opening"),
      exactInstant("file.decided_at").as("exact_decision"),
      exactInstant("appeal.created_at").as("exact_appeal"),
    ])
    .limit(limit);
  return kind ? query.where("file.subject_kind", "=", kind) : query;
};

type Query = ReturnType<typeof cases>;
type Row = Awaited<ReturnType<Query["execute"]>>[number];

/** Most reported first, then the one that waits longest. */
function waiting(query: Query, after: CasePosition | undefined): Query {
  const list = query
    .where("file.status", "=", "open")
    .orderBy(sql`(-file.report_count)`)
    .orderBy("file.opened_at")
    .orderBy("file.id");
  if (!after) return list;
  const [count, openedAt, id] = after;
  return list.where(
    sql<boolean>`((-file.report_count), file.opened_at, file.id)
      > (${count}::int, ${openedAt}::timestamptz, ${id}::uuid)`,
  );
}

/** The one that waits longest first. */
function appealed(query: Query, after: CasePosition | undefined): Query {
  const list = query
    .where("appeal.id", "is not", null)
    .where("appeal.outcome", "is", null)
    .orderBy("appeal.created_at")
    .orderBy("appeal.id");
  if (!after) return list;
  const [createdAt, id] = after;
  return list.where(
    sql<boolean>`(appeal.created_at, appeal.id) > (${createdAt}::timestamptz, ${id}::uuid)`,
  );
}

/** Newest first. */
function decided(query: Query, after: CasePosition | undefined): Query {
  const list = query
    .where("file.status", "=", "decided")
    .orderBy("file.decided_at", "desc")
    .orderBy("file.id", "desc");
  if (!after) return list;
  const [decidedAt, id] = after;
  return list.where(
    sql<boolean>`(file.decided_at, file.id) < (${decidedAt}::timestamptz, ${id}::uuid)`,
  );
}

const lists: Record<
  CaseList,
  {
    query: (query: Query, after: CasePosition | undefined) => Query;
    positionOf: (row: Row) => CasePosition;
  }
> = {
  waiting: {
    query: waiting,
    positionOf: (row) => [String(-row.report_count), row.exact_opening, row.id],
  },
  appeals: { query: appealed, positionOf: (row) => [row.exact_appeal, row.appeal_id ?? ""] },
  decided: { query: decided, positionOf: (row) => [row.exact_decision, row.id] },
};

export async function listCases(db: Db, list: CaseList, wanted: Wanted) {
  const { query, positionOf } = lists[list];
  const rows = await query(cases(db, wanted), wanted.after).execute();
  return rows.map((row) => ({
    id: row.id,
    kind: row.subject_kind as SubjectKind,
    subjectId: row.subject_id,
    reportCount: row.report_count,
    openedAt: row.opened_at.toISOString(),
    decidedAt: row.decided_at?.toISOString() ?? null,
    verdict: row.verdict as CaseRow["verdict"],
    hasAppeal: row.appeal_id !== null,
    position: positionOf(row),
  }));
}

export async function summariseCases(db: Db, since: Date): Promise<CaseSummary> {
  const { rows } = await sql<{
    waiting: number;
    reviews: number;
    videos: number;
    comments: number;
    oldest: Date | null;
    appeals: number;
    decided: number;
    changed: number;
    usual: number | null;
  }>`select
      open.waiting, open.reviews, open.videos, open.comments, open.oldest,
      (select count(*)::int from moderation.appeal where outcome is null) as appeals,
      week.decided, week.usual,
      (select count(*)::int from moderation.appeal
        where outcome = 'restored' and decided_at >= ${since}) as changed
    from (
      select count(*)::int as waiting, min(opened_at) as oldest,
        count(*) filter (where subject_kind = 'review')::int as reviews,
        count(*) filter (where subject_kind = 'video')::int as videos,
        count(*) filter (where subject_kind = 'comment')::int as comments
      from moderation.report_case where status = 'open'
    ) as open, (
      select count(*)::int as decided,
        percentile_cont(0.5) within group (
          order by extract(epoch from decision.decided_at - file.opened_at) / 60)::int as usual
      from moderation.decision as decision
      join moderation.report_case as file on file.id = decision.case_id
      where decision.decided_at >= ${since} and decision.undone_at is null
    ) as week`.execute(db);
  const [row] = rows;
  return {
    waiting: row?.waiting ?? 0,
    waitingByKind: {
      review: row?.reviews ?? 0,
      video: row?.videos ?? 0,
      comment: row?.comments ?? 0,
    },
    appeals: row?.appeals ?? 0,
    oldestAt: row?.oldest?.toISOString() ?? null,
    decidedThisWeek: row?.decided ?? 0,
    usualWaitMinutes: row?.usual ?? null,
    changedOnAppeal: row?.changed ?? 0,
  };
}
