import type { CallResponse } from "@boab/contracts/common/call";
import type { DeskStatus, listDesk as listCall } from "@boab/contracts/magazine/desk";
import { DocId } from "@boab/contracts/magazine/document-fields";
import { cutPage, readPosition } from "#platform/http/page.ts";
import type { MagazineDeps } from "../deps.ts";
import { statusOf } from "../documents/document.rules.ts";
import { listForDesk } from "./desk.repository.ts";

const usualLimit = 25;

interface Query {
  status?: DeskStatus | undefined;
  limit?: number | undefined;
  cursor?: string | undefined;
}

/** What editors have to read, what goes out next, and what is out. */
export async function listDesk(
  { db, clock }: Pick<MagazineDeps, "db" | "clock">,
  { status = "submitted", limit = usualLimit, cursor }: Query,
): Promise<CallResponse<typeof listCall>> {
  const now = clock();
  const after = readPosition(cursor, DocId);
  const rows = await listForDesk(db, { status, now, limit: limit + 1, after });
  const { shown, nextCursor } = cutPage(rows, limit);
  return {
    data: shown.map((row) => ({
      ...{ docId: row.id, title: row.title, standfirst: row.standfirst, words: row.words },
      ...{ writerName: row.writerName, revision: row.revision, round: row.rounds, slug: row.slug },
      status: statusOf(row, now),
      submittedAt: row.submittedAt?.toISOString() ?? null,
      publishAt: row.publishAt?.toISOString() ?? null,
    })),
    nextCursor,
  };
}
