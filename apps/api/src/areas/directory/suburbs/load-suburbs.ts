import { type Db, inTransaction } from "#platform/db/db.ts";
import { type LocalityRecord, toSuburbs } from "./suburb.rules.ts";
import { replaceSuburbs } from "./suburbs.repository.ts";

/** Fills the suburbs table from the published list; running it again changes nothing. */
export async function loadSuburbs(db: Db, records: LocalityRecord[]): Promise<number> {
  const suburbs = toSuburbs(records);
  await inTransaction(db, (tx) => replaceSuburbs(tx, suburbs));
  return suburbs.length;
}
