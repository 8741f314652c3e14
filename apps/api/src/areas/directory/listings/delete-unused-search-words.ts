import type { Db } from "#platform/db/db.ts";
import { handleInBatches } from "#platform/db/key-batches.ts";
import { deleteUnusedWordsAmong, listWordsAfter } from "./search-words.repository.ts";

/**
 * Deletes the words that no visible listing uses any more, so that they aren't suggested. It works in small batches,
 * because saves wait for each one.
 */
export const deleteUnusedWords = (db: Db, batchSize = 50): Promise<void> =>
  handleInBatches(db, batchSize, { list: listWordsAfter, handle: deleteUnusedWordsAmong });
