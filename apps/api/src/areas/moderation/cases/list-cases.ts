import type { CaseList, CaseRow, CaseSummary, SubjectKind } from "@boab/contracts/moderation/cases";
import { z } from "zod";
import { cutPage, Instant, readSortKey } from "#platform/http/page.ts";
import type { ModerationDeps } from "../deps.ts";
import { describeSubjects } from "../subjects.ts";
import { listCases as listRows, summariseCases } from "./case-list.repository.ts";

const defaultLimit = 25;
const weekMs = 7 * 24 * 60 * 60 * 1000;

interface Query {
  list?: CaseList | undefined;
  kind?: SubjectKind | undefined;
  limit?: number | undefined;
  cursor?: string | undefined;
}

const ReportCount = z.string().regex(/^-?\d{1,9}$/);
const positionSchemas: Record<CaseList, z.ZodType<string[]>> = {
  waiting: z.tuple([ReportCount, Instant, z.uuid()]),
  appeals: z.tuple([Instant, z.uuid()]),
  decided: z.tuple([Instant, z.uuid()]),
};

/** Staff read one page of a list of cases, with the totals above it. */
export async function listCases(
  { db, clock, subjects }: Pick<ModerationDeps, "db" | "clock" | "subjects">,
  { list = "waiting", kind, limit = defaultLimit, cursor }: Query,
): Promise<{ data: CaseRow[]; nextCursor: string | null; summary: CaseSummary }> {
  const after = readSortKey(cursor, positionSchemas[list]);
  const rows = await listRows(db, list, { kind, limit: limit + 1, after });
  const { shown, nextCursor } = cutPage(rows, limit);
  const described = await describeSubjects(subjects, db, shown);
  const data = shown.map(({ position: _, subjectId: __, ...row }, index) => ({
    ...row,
    title: described[index]?.title ?? null,
    text: described[index]?.text ?? "",
  }));
  const since = new Date(clock().getTime() - weekMs);
  return { data, nextCursor, summary: await summariseCases(db, since) };
}
