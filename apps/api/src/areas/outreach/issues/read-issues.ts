import type { Issue } from "@boab/contracts/outreach/issues";
import { z } from "zod";
import { AppError } from "#platform/errors/app-error.ts";
import { cutPage, readPosition } from "#platform/http/page.ts";
import type { OutreachDeps } from "../deps.ts";
import { countSubscribers, findIssue, listIssues as listRows } from "./issues.repository.ts";

const defaultLimit = 25;

export async function listIssues(
  { db }: Pick<OutreachDeps, "db">,
  { limit = defaultLimit, cursor }: { limit?: number | undefined; cursor?: string | undefined },
): Promise<{ data: Issue[]; nextCursor: string | null; subscribers: number }> {
  const subscribers = await countSubscribers(db);
  const after = readPosition(cursor, z.uuid());
  const rows = await listRows(db, { limit: limit + 1, after, subscribers });
  const { shown, nextCursor } = cutPage(rows, limit);
  return { data: shown.map(({ issue }) => issue), nextCursor, subscribers };
}

export async function readIssue({ db }: Pick<OutreachDeps, "db">, id: string): Promise<Issue> {
  const issue = await findIssue(db, id);
  if (!issue) throw new AppError("not_found");
  return issue;
}
