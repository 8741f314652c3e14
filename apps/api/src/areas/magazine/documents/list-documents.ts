import type { CallResponse } from "@boab/contracts/common/call";
import { DocId } from "@boab/contracts/magazine/document-fields";
import type { listMyDocuments as listCall } from "@boab/contracts/magazine/documents";
import type { Member } from "#platform/http/actor.ts";
import { cutPage, readPosition } from "#platform/http/page.ts";
import type { MagazineDeps } from "../deps.ts";
import { getDocumentStatus } from "./document.rules.ts";
import { listDocumentsByOwner } from "./documents.repository.ts";

const defaultLimit = 25;

interface Query {
  limit?: number | undefined;
  cursor?: string | undefined;
}

/** Members list their own documents, the last saved first. */
export async function listMyDocuments(
  { db, clock }: Pick<MagazineDeps, "db" | "clock">,
  { userId }: Member,
  { limit = defaultLimit, cursor }: Query,
): Promise<CallResponse<typeof listCall>> {
  const after = readPosition(cursor, DocId);
  const rows = await listDocumentsByOwner(db, userId, { limit: limit + 1, after });
  const { shown, nextCursor } = cutPage(rows, limit);
  const now = clock();
  return {
    data: shown.map((row) => ({
      docId: row.id,
      title: row.title,
      words: row.words,
      slug: row.slug,
      status: getDocumentStatus(row, now),
      savedAt: row.savedAt.toISOString(),
      publishAt: row.publishAt?.toISOString() ?? null,
      hasNote: row.note !== null,
    })),
    nextCursor,
  };
}
