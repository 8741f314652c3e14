import { type RawBuilder, sql } from "kysely";
import type { Db, Tx } from "#platform/db/db.ts";
import { listKeysAfter } from "#platform/db/key-batches.ts";

const sortLetters = (word: RawBuilder<string>) =>
  sql`(select string_agg(letter, '' order by letter) from regexp_split_to_table(${word}, '') as letter)`;

/**
 * The nearest known word for each word. A word that an item uses, or that starts such a word, is its own nearest;
 * otherwise it is a similar word, or one with the same letters in another order, because short words with swapped
 * letters score as hardly similar.
 */
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
      else coalesce((
        select word from marketplace.search_word
        where word % typed
        order by similarity(word, typed) desc, word
        limit 1
      ), (
        select word from marketplace.search_word
        where word collate "C" between left(typed, 1) and left(typed, 1) || chr(1114111)
          and length(word) = length(typed) and length(typed) >= 4
          and ${sortLetters(sql`word`)} = ${sortLetters(sql`typed`)}
        order by word
        limit 1
      ))
    end as nearest
    from unnest(${[...words]}::text[]) as typed
  `.execute(db);
  return new Map(rows.map(({ typed, nearest }) => [typed, nearest]));
}

/** Lists all words in alphabetical order, one batch at a time. */
export const listWordsAfter = (db: Db, after: string, limit: number): Promise<string[]> =>
  listKeysAfter(db.selectFrom("marketplace.searchWord"), "word", after, limit);

/** Deletes those of the words that no item uses any more, after a change or once an item is no longer for sale. */
export async function deleteUnusedWordsAmong(tx: Tx, words: readonly string[]): Promise<void> {
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
