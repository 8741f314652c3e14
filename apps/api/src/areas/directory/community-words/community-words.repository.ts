import type { CommunityWord } from "@boab/contracts/directory/administration";
import { sql } from "kysely";
import type { Db, Tx } from "#platform/db/db.ts";

export type PairPosition = [word: string, other: string];

interface WordPair {
  word: string;
  other: string;
}

/** A pair is stored without accents, with the alphabetically smaller word first. */
const selectFoldedPair = ({ word, other }: WordPair) => sql`
  select least(one, two) as word, greatest(one, two) as other
  from (select btrim(directory.plain(${word})) as one, btrim(directory.plain(${other})) as two) as typed`;

export async function listPairs(
  db: Db,
  searchText: string | undefined,
  limit: number,
  after: PairPosition | undefined,
) {
  let query = db
    .selectFrom("directory.communityWord")
    .select(["word", "other", sql<CommunityWord["kind"]>`kind`.as("kind")])
    .orderBy("word")
    .orderBy("other")
    .limit(limit);
  if (searchText)
    query = query.where(
      sql<boolean>`(strpos(word, directory.plain(${searchText})) > 0 or strpos(other, directory.plain(${searchText})) > 0)`,
    );
  if (after) query = query.where(sql<boolean>`(word, other) > (${after[0]}, ${after[1]})`);
  return query.execute();
}

/** Undefined when both are the same word, or too short or long once accents are removed. */
export async function upsertPair(tx: Tx, pair: WordPair, kind: CommunityWord["kind"]) {
  const { rows } = await sql<CommunityWord>`
    insert into directory.community_word (word, other, kind)
    select word, other, ${kind} from (${selectFoldedPair(pair)}) as pair
    where word <> other
      and char_length(word) between 2 and 60 and char_length(other) between 2 and 60
    on conflict (word, other) do update set kind = excluded.kind
    returning word, other, kind
  `.execute(tx);
  return rows[0];
}

export async function deletePair(tx: Tx, pair: WordPair) {
  const { rows } = await sql<CommunityWord>`
    delete from directory.community_word
    where (word, other) = (${selectFoldedPair(pair)})
    returning word, other, kind
  `.execute(tx);
  return rows[0];
}
