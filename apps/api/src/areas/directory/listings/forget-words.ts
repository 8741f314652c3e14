import { type Db, inTransaction } from "#platform/db/db.ts";
import { deleteUnusedAmong, listWordsAfter } from "./search-words.repository.ts";

/**
 * What no visible listing says any more is not proposed to anybody. A part at a time, because savers wait for
 * each part.
 */
export async function forgetUnusedWords(db: Db, partSize = 50): Promise<void> {
  let words: string[] = [];
  do {
    words = await listWordsAfter(db, words.at(-1) ?? "", partSize);
    await inTransaction(db, (tx) => deleteUnusedAmong(tx, words));
  } while (words.length === partSize);
}
