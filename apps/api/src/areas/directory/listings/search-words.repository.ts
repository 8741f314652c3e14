import { sql } from "kysely";
import type { Db, Tx } from "#platform/db/db.ts";
import { listKeysAfter } from "#platform/db/key-batches.ts";

interface CommunityMatchRow {
  typed: string;
  other: string;
  kind: "same" | "related";
}

/** Finds the counterparts of the phrases that are community words, compared by their stems. */
export async function findCommunityMatches(db: Db, phrases: readonly string[]) {
  const { rows } = await sql<CommunityMatchRow>`
    select typed, counterpart.other, counterpart.kind
    from unnest(${phrases}::text[]) as typed
    cross join lateral (
      select other, kind from directory.community_word
      where directory.stem(word) = directory.stem(typed)
      union
      select word, kind from directory.community_word
      where directory.stem(other) = directory.stem(typed)
    ) as counterpart
    order by typed, counterpart.other
  `.execute(db);
  return rows;
}

/** The nearest known word for each word. A word that a listing uses, or that starts such a word, is its own nearest. */
export async function findNearestWords(db: Db, words: readonly string[]) {
  const { rows } = await sql<{ typed: string; nearest: string | null }>`
    select typed, case
      when exists (
        select from directory.search_word
        where word collate "C" between typed and typed || chr(1114111)
      ) then typed
      else (
        select word from directory.search_word
        where word % typed
        order by similarity(word, typed) desc, word
        limit 1
      )
    end as nearest
    from unnest(${words}::text[]) as typed
  `.execute(db);
  return new Map(rows.map(({ typed, nearest }) => [typed, nearest]));
}

/** Lists all words in alphabetical order, one batch at a time. */
export const listWordsAfter = (db: Db, after: string, limit: number): Promise<string[]> =>
  listKeysAfter(db.selectFrom("directory.searchWord"), "word", after, limit);

/** Deletes those of the words that no listing uses any more, after a change or a deletion. */
export async function deleteUnusedWordsAmong(tx: Tx, words: readonly string[]): Promise<void> {
  // Saves take the same lock (`directory.note_words`): the second statement sees the words they
  // add.
  await sql`select pg_advisory_xact_lock(hashtextextended('directory.search_word', 0))`.execute(tx);
  await sql`
    delete from directory.search_word
    where word = any (${words}::text[]) and not exists (
      select from directory.business
      where is_public and delete_requested_at is null
        and search @@ plainto_tsquery('directory.spelt', word))
  `.execute(tx);
}
