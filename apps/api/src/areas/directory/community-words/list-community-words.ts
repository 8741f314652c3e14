import type { CallResponse, PartOutput } from "@boab/contracts/common/call";
import type { listCommunityWords as listCall } from "@boab/contracts/directory/administration";
import { z } from "zod";
import { cutPage, readSortKey } from "#platform/http/page.ts";
import type { DirectoryDeps } from "../deps.ts";
import { listPairs } from "./community-words.repository.ts";

const defaultLimit = 50;
const Word = z
  .string()
  .max(60)
  .regex(/^[^\0]*$/);
const PairKey = z.tuple([Word, Word]);

/** Staff page through the pairs in alphabetical order. */
export async function listCommunityWords(
  { db }: Pick<DirectoryDeps, "db">,
  { q, limit = defaultLimit, cursor }: PartOutput<(typeof listCall)["query"]>,
): Promise<CallResponse<typeof listCall>> {
  const rows = await listPairs(db, q, limit + 1, readSortKey(cursor, PairKey));
  const pairsWithPosition = rows.map((pair) => ({ pair, position: [pair.word, pair.other] }));
  const { shown, nextCursor } = cutPage(pairsWithPosition, limit);
  return { data: shown.map(({ pair }) => pair), nextCursor };
}
