import { sql } from "kysely";
import type { Db, Tx } from "#platform/db/db.ts";

/** The nearest known word for each word: itself, when an item uses it or a word that starts with it. */
export async function findNearestWords(
  db: Db,
  words: readonly string[],
): Promise<Map<string, string | null>> {
  const { rows } = await sql<{ typed: string; nearest: string | null }>`
    select typed, case
      when exists (
        select from marketplace.search_word
        where word collate "C" between typed and typed || chr(1114111)
      ) then typed
      else (
        select word from marketplace.search_word
        where word % typed
        order by similarity(word, typed) desc, word
        limit 1
      )
    end as nearest
    from unnest(${[...words]}::text[]) as typed
  `.execute(db);
  return new Map(rows.map(({ typed, nearest }) => [typed, nearest]));
}

/** All words in order, in batches. */
export async function listWordsAfter(db: Db, after: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom("marketplace.search_word")
    .select("word")
    .where("word", ">", after)
    .orderBy("word")
    .limit(limit)
    .execute();
  return rows.map(({ word }) => word);
}

/** Of these, the words of items that changed or left the marketplace. */
export async function deleteUnusedAmong(tx: Tx, words: readonly string[]): Promise<void> {
  // Saves take the same lock (`marketplace.note_words`): the second statement sees the words they add.
  await sql`select pg_advisory_xact_lock(hashtextextended('marketplace.search_word', 0))`.execute(
    tx,
  );
  await sql`
    delete from marketplace.search_word
    where word = any (${[...words]}::text[]) and not exists (
      select from marketplace.item
      where is_listed and search @@ plainto_tsquery('directory.spelt', word))
  `.execute(tx);
}
