import { type SelectQueryBuilder, sql } from "kysely";
import { type Db, inTransaction, type Tx } from "./db.ts";

/**
 * Lists the next keys of a long list in their order.
 *
 *     await listKeysAfter(db.selectFrom("directory.searchWord"), "word", "braids", 50); // ["bread", "bridal", …]
 */
export async function listKeysAfter<Tables, Table extends keyof Tables>(
  query: SelectQueryBuilder<Tables, Table, object>,
  column: string,
  after: string,
  limit: number,
): Promise<string[]> {
  const key = sql.ref<string>(column);
  const rows = await query
    .select(key.as("key"))
    .where(key, ">", after)
    .orderBy(key)
    .limit(limit)
    // For a query of any table, TypeScript can't tell what was selected.
    .$castTo<{ key: string }>()
    .execute();
  return rows.map((row) => row.key);
}

interface BatchSteps {
  list: (db: Db, after: string, limit: number) => Promise<string[]>;
  handle: (tx: Tx, keys: string[]) => Promise<void>;
}

/**
 * Goes through a long list by key, with a transaction for each batch of `size` keys.
 *
 *     await handleInBatches(db, 50, { list: listWordsAfter, handle: deleteUnusedWordsAmong });
 */
export async function handleInBatches(
  db: Db,
  size: number,
  { list, handle }: BatchSteps,
): Promise<void> {
  let keys: string[] = [];
  do {
    keys = await list(db, keys.at(-1) ?? "", size);
    await inTransaction(db, (tx) => handle(tx, keys));
  } while (keys.length === size);
}
