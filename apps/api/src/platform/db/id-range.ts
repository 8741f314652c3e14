import { type SelectQueryBuilder, sql } from "kysely";

/** The rows of one part of a long list, such as a file of the sitemap, by their ids. */
export interface IdRange {
  from: string;
  /** The first id of the next part; undefined in the last part. */
  before: string | undefined;
  limit: number;
}

/**
 * Limits a query to a range of ids, in their order.
 *
 *     await db.selectFrom("directory.business").select("slug").$call(inIdRange(range)).execute();
 */
export const inIdRange =
  ({ from, before, limit }: IdRange) =>
  <Tables, Table extends keyof Tables, Output>(
    query: SelectQueryBuilder<Tables, Table, Output>,
  ) => {
    const id = sql.ref<string>("id");
    const rest = query.where(id, ">=", from).orderBy(id).limit(limit);
    return before === undefined ? rest : rest.where(id, "<", before);
  };
