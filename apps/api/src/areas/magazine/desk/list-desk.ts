import type { CallResponse } from "@boab/contracts/common/call";
import type { DeskStatus, listDesk as listCall } from "@boab/contracts/magazine/desk";
import { DocId } from "@boab/contracts/magazine/document-fields";
import { cutPage, readPosition } from "#platform/http/page.ts";
import type { MagazineDeps } from "../deps.ts";
import { getDocumentStatus } from "../documents/document.rules.ts";
import { listDeskDocuments } from "./desk.repository.ts";

const defaultLimit = 25;

interface Query {
  status?: DeskStatus | undefined;
  limit?: number | undefined;
  cursor?: string | undefined;
}

/** Editors list the documents that wait for them, are scheduled, or are published. */
export async function listDesk(
  { db, clock }: Pick<MagazineDeps, "db" | "clock">,
  { status = "submitted", limit = defaultLimit, cursor }: Query,
): Promise<CallResponse<typeof listCall>> {
  const now = clock();
  const after = readPosition(cursor, DocId);
  const rows = await listDeskDocuments(db, { status, now, limit: limit + 1, after });
  const { shown, nextCursor } = cutPage(rows, limit);
  return {
    data: shown.map((row) => ({
      docId: row.id,
      title: row.title,
      standfirst: row.standfirst,
      words: row.words,
      writerName: row.writerName,
      revision: row.revision,
      round: row.rounds,
      slug: row.slug,
      status: getDocumentStatus(row, now),
      submittedAt: row.submittedAt?.toISOString() ?? null,
      publishAt: row.publishAt?.toISOString() ?? null,
    })),
    nextCursor,
  };
}
