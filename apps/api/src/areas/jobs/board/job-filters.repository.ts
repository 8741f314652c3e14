import { type RawBuilder, sql } from "kysely";

/** tsquery text: the words before the last, the last one, and the last one as a prefix. */
interface Words {
  before: string;
  last: string;
  begun: string;
}

export interface JobSearch {
  /** Jobs that close after this. */
  now: Date;
  words?: Words | undefined;
  place?: Words | undefined;
  states?: readonly string[] | undefined;
  types?: readonly string[] | undefined;
  yearlyCents?: number | undefined;
  isPayShown?: boolean | undefined;
  postedSince?: Date | undefined;
}

type Condition = RawBuilder<boolean>;

const tsquery = ({ before, last, begun }: Words) => sql`(
  to_tsquery('directory.words', ${before}) && (
    to_tsquery('directory.words', ${last}) || to_tsquery('directory.spelt', ${begun})))`;

/** Everything but the order; each condition is written as in its index. */
export function conditionsOf(search: JobSearch): Condition[] {
  const { now, words, place, states, types, yearlyCents, isPayShown, postedSince } = search;
  const conditions: Condition[] = [
    sql<boolean>`posting.is_listed`,
    sql<boolean>`posting.closes_at > ${now}::timestamptz`,
  ];
  if (words) conditions.push(sql`posting.search @@ ${tsquery(words)}`);
  if (place) conditions.push(sql`posting.place_words @@ ${tsquery(place)}`);
  if (states) conditions.push(sql`posting.state = any (${states}::text[])`);
  if (types) conditions.push(sql`posting.type = any (${types}::text[])`);
  if (yearlyCents) conditions.push(sql`posting.yearly_cents >= ${yearlyCents}::bigint`);
  if (isPayShown) conditions.push(sql`posting.salary_cents > 0`);
  if (postedSince) conditions.push(sql`posting.posted_at >= ${postedSince}::timestamptz`);
  return conditions;
}

export const every = (conditions: Condition[]) => sql.join(conditions, sql` and `);
