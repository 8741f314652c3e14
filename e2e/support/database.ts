import pg from "pg";
import { getSlotDatabase } from "../../scripts/stack/slot.ts";

async function run(sql: string, values: unknown[]) {
  const client = new pg.Client(`postgres://boab@127.0.0.1:54320/${getSlotDatabase("boab_e2e")}`);
  await client.connect();
  try {
    return await client.query(sql, values);
  } finally {
    await client.end();
  }
}

/** Changes what no page can, in the database of the journeys. */
export async function query(sql: string, values: unknown[] = []): Promise<void> {
  await run(sql, values);
}

/** The one number that a query gives: `readNumber("select count(*) from …")`. */
export async function readNumber(sql: string, values: unknown[] = []): Promise<number> {
  const { rows } = await run(sql, values);
  return Number(Object.values(rows[0] ?? {})[0] ?? 0);
}
