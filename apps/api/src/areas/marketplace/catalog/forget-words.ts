import { type Db, inTransaction } from "#platform/db/db.ts";
import { deleteUnusedAmong, listWordsAfter } from "./item-words.repository.ts";

/** Words that nothing for sale uses any more are not suggested. In batches, because saves wait for each one. */
export async function forgetItemWords({ db }: { db: Db }, partSize = 50): Promise<void> {
  let words: string[] = [];
  do {
    words = await listWordsAfter(db, words.at(-1) ?? "", partSize);
    await inTransaction(db, (tx) => deleteUnusedAmong(tx, words));
  } while (words.length === partSize);
}
