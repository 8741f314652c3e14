import pg from "pg";
import { databaseInSlot } from "../../scripts/stack/slot.ts";

/** Changes what no page can, in the database of the journeys. */
export async function query(sql: string, values: unknown[] = []): Promise<void> {
  const client = new pg.Client(`postgres://boab@127.0.0.1:54320/${databaseInSlot("boab_e2e")}`);
  await client.connect();
  try {
    await client.query(sql, values);
  } finally {
    await client.end();
  }
}
