import { sql } from "kysely";
import type { Tx } from "#platform/db/db.ts";

/**
 * Keeps the words of a listing that people can see, for those who misspell one. In one order, so that
 * two listings saved at once never wait for each other.
 */
export async function rememberWords(tx: Tx, businessId: string): Promise<void> {
  await sql`
    insert into directory.search_word
    select distinct token from directory.business, ts_parse('default', directory.plain(
      concat_ws(' ', business_name, city, offer_words, description)))
    where id = ${businessId} and is_public and char_length(token) between 3 and 40
      and tokid in (select tokid from ts_token_type('default')
        where alias in ('asciiword', 'word', 'numword', 'hword_part', 'hword_asciipart'))
    order by token
    on conflict do nothing
  `.execute(tx);
}
