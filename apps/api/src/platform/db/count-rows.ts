import type { SelectQueryBuilder } from "kysely";

/**
 * Counts the rows that a query without a selection finds.
 *
 *     await countRows(db.selectFrom("accounts.profile").where("emailVerified", "=", true)); // 12
 */
export async function countRows<Tables, Table extends keyof Tables>(
  query: SelectQueryBuilder<Tables, Table, object>,
): Promise<number> {
  const { count } = await query
    .select(({ fn }) => fn.countAll<number>().as("count"))
    // For a query of any table, TypeScript can't tell what was selected.
    .$castTo<{ count: number }>()
    .executeTakeFirstOrThrow();
  return count;
}
