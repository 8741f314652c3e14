import { addFormerName, formerFields } from "@boab/contracts/common/former-names";
import type { CaseList, CaseSummary, SubjectKind } from "@boab/contracts/moderation/cases";
import { sql } from "kysely";
import type { Db } from "#platform/db/db.ts";
import { formatExactInstant } from "#platform/db/keyset.ts";

/** A row's key: what it is sorted by, and its id. */
export type CasePosition = string[];

interface CasePageRequest {
  kind: SubjectKind | undefined;
  limit: number;
  after: CasePosition | undefined;
}

const selectCases = (db: Db, { kind, limit }: CasePageRequest) => {
  const query = db
    .selectFrom("moderation.reportCase as file")
    .leftJoin("moderation.decision as decision", (join) =>
      join.onRef("decision.caseId", "=", "file.id").on("decision.undoneAt", "is", null),
    )
    .leftJoin("moderation.appeal as appeal", "appeal.decisionId", "decision.id")
    .select([
      "file.id",
      "file.subjectKind",
      "file.subjectId",
      "file.reportCount",
      "file.openedAt",
      "file.decidedAt",
      "decision.verdict",
      "appeal.id as appealId",
      "appeal.createdAt as appealed_at",
      formatExactInstant("file.openedAt").as("exactOpening"),
      formatExactInstant("file.decidedAt").as("exactDecision"),
      formatExactInstant("appeal.createdAt").as("exactAppeal"),
    ])
    .limit(limit);
  return kind ? query.where("file.subjectKind", "=", kind) : query;
};

type Query = ReturnType<typeof selectCases>;
type Row = Awaited<ReturnType<Query["execute"]>>[number];

/** Most reported first, then the one that waits longest. */
function selectWaiting(query: Query, after: CasePosition | undefined): Query {
  const list = query
    .where("file.status", "=", "open")
    .orderBy(sql`(-file.report_count)`)
    .orderBy("file.openedAt")
    .orderBy("file.id");
  if (!after) return list;
  const [count, openedAt, id] = after;
  return list.where(
    sql<boolean>`((-file.report_count), file.opened_at, file.id)
      > (${count}::int, ${openedAt}::timestamptz, ${id}::uuid)`,
  );
}

/** The appeal that has waited longest comes first. */
function selectAppealed(query: Query, after: CasePosition | undefined): Query {
  const list = query
    .where("appeal.id", "is not", null)
    .where("appeal.outcome", "is", null)
    .orderBy("appeal.createdAt")
    .orderBy("appeal.id");
  if (!after) return list;
  const [createdAt, id] = after;
  return list.where(
    sql<boolean>`(appeal.created_at, appeal.id) > (${createdAt}::timestamptz, ${id}::uuid)`,
  );
}

/** The last decided case comes first. */
function selectDecided(query: Query, after: CasePosition | undefined): Query {
  const list = query
    .where("file.status", "=", "decided")
    .orderBy("file.decidedAt", "desc")
    .orderBy("file.id", "desc");
  if (!after) return list;
  const [decidedAt, id] = after;
  return list.where(
    sql<boolean>`(file.decided_at, file.id) < (${decidedAt}::timestamptz, ${id}::uuid)`,
  );
}

const caseListQueries: Record<
  CaseList,
  {
    query: (query: Query, after: CasePosition | undefined) => Query;
    toPosition: (row: Row) => CasePosition;
  }
> = {
  waiting: {
    query: selectWaiting,
    toPosition: (row) => [String(-row.reportCount), row.exactOpening, row.id],
  },
  appeals: { query: selectAppealed, toPosition: (row) => [row.exactAppeal, row.appealId ?? ""] },
  decided: { query: selectDecided, toPosition: (row) => [row.exactDecision, row.id] },
};

export async function listCases(db: Db, list: CaseList, request: CasePageRequest) {
  const { query, toPosition } = caseListQueries[list];
  const rows = await query(selectCases(db, request), request.after).execute();
  return rows.map((row) => ({
    id: row.id,
    kind: row.subjectKind as SubjectKind,
    subjectId: row.subjectId,
    reportCount: row.reportCount,
    openedAt: row.openedAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
    verdict: row.verdict,
    hasAppeal: row.appealId !== null,
    position: toPosition(row),
  }));
}

export async function summariseCases(db: Db, since: Date): Promise<CaseSummary> {
  const { rows } = await sql<{
    waiting: number;
    reviews: number;
    videos: number;
    comments: number;
    listings: number;
    oldest: Date | null;
    appeals: number;
    decided: number;
    changed: number;
    median: number | null;
  }>`select
      open.waiting, open.reviews, open.videos, open.comments, open.listings, open.oldest,
      (select count(*)::int from moderation.appeal where outcome is null) as appeals,
      week.decided, week.median,
      (select count(*)::int from moderation.appeal
        where outcome = 'restored' and decided_at >= ${since}) as changed
    from (
      select count(*)::int as waiting, min(opened_at) as oldest,
        count(*) filter (where subject_kind = 'review')::int as reviews,
        count(*) filter (where subject_kind = 'video')::int as videos,
        count(*) filter (where subject_kind = 'comment')::int as comments,
        count(*) filter (where subject_kind = 'listing')::int as listings
      from moderation.report_case where status = 'open'
    ) as open, (
      select count(*)::int as decided,
        percentile_cont(0.5) within group (
          order by extract(epoch from decision.decided_at - file.opened_at) / 60)::int as median
      from moderation.decision as decision
      join moderation.report_case as file on file.id = decision.case_id
      where decision.decided_at >= ${since} and decision.undone_at is null
    ) as week`.execute(db);
  const [row] = rows;
  return addFormerName(
    {
      waiting: row?.waiting ?? 0,
      waitingByKind: {
        review: row?.reviews ?? 0,
        video: row?.videos ?? 0,
        comment: row?.comments ?? 0,
        listing: row?.listings ?? 0,
      },
      appeals: row?.appeals ?? 0,
      oldestAt: row?.oldest?.toISOString() ?? null,
      decidedThisWeek: row?.decided ?? 0,
      medianWaitMinutes: row?.median ?? null,
      changedOnAppeal: row?.changed ?? 0,
    },
    formerFields.medianWaitMinutes,
  );
}
