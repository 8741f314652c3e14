import type { CallResponse } from "@boab/contracts/common/call";
import { DocId } from "@boab/contracts/magazine/document-fields";
import type { listMyDocuments as listCall } from "@boab/contracts/magazine/documents";
import type { Member } from "#platform/http/actor.ts";
import { cutPage, readPosition } from "#platform/http/page.ts";
import type { MagazineDeps } from "../deps.ts";
import { statusOf } from "./document.rules.ts";
import { listDocumentsOf } from "./documents.repository.ts";

const usualLimit = 25;

interface Query {
  limit?: number | undefined;
  cursor?: string | undefined;
}

/** What the member writes or wrote, the last saved first. */
export async function listMyDocuments(
  { db, clock }: Pick<MagazineDeps, "db" | "clock">,
  { userId }: Member,
  { limit = usualLimit, cursor }: Query,
): Promise<CallResponse<typeof listCall>> {
  const after = readPosition(cursor, DocId);
  const rows = await listDocumentsOf(db, userId, { limit: limit + 1, after });
  const { shown, nextCursor } = cutPage(rows, limit);
  const now = clock();
  return {
    data: shown.map((row) => ({
      ...{ docId: row.id, title: row.title, words: row.words, slug: row.slug },
      status: statusOf(row, now),
      savedAt: row.savedAt.toISOString(),
      publishAt: row.publishAt?.toISOString() ?? null,
      hasNote: row.note !== null,
    })),
    nextCursor,
  };
}
