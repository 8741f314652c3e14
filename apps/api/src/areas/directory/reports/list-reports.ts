import type { ListingReport } from "@boab/contracts/directory/reports";
import { z } from "zod";
import { cutPage, readPosition } from "#platform/http/page.ts";
import type { DirectoryDeps } from "../deps.ts";
import { listReports as listRows } from "./reports.repository.ts";

const usualLimit = 25;

interface Query {
  status?: ListingReport["status"] | undefined;
  limit?: number | undefined;
  cursor?: string | undefined;
}

/** What waits for the team, or was decided, newest first. */
export async function listReports(
  { db }: Pick<DirectoryDeps, "db">,
  { status = "open", limit = usualLimit, cursor }: Query,
): Promise<{ data: ListingReport[]; nextCursor: string | null }> {
  const rows = await listRows(db, status, limit + 1, readPosition(cursor, z.uuid()));
  const { shown, nextCursor } = cutPage(rows, limit);
  return { data: shown.map(({ report }) => report), nextCursor };
}
