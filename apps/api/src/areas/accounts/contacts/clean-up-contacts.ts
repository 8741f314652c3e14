import { inTransaction } from "#platform/db/db.ts";
import type { AccountsDeps } from "../deps.ts";
import { deleteExpiredLinks } from "./contact-links.repository.ts";
import { deleteOldContacts, listOldContacts } from "./contacts.repository.ts";

const dayMs = 24 * 60 * 60 * 1000;
/** What was booked or ordered under an email may be corrected for a while, so its contact stays as long. */
const idleDays = 30;
const batchSize = 500;

/** Deletes the contacts that no area refers to any more, and links that have expired. */
export async function cleanUpContacts({
  db,
  clock,
  personalData,
}: Pick<AccountsDeps, "db" | "clock" | "personalData">): Promise<void> {
  const now = clock();
  await inTransaction(db, (tx) => deleteExpiredLinks(tx, now));
  const provenBefore = new Date(now.getTime() - idleDays * dayMs);
  let after = "00000000-0000-0000-0000-000000000000";
  for (;;) {
    const ids = await listOldContacts(db, provenBefore, after, batchSize);
    const last = ids.at(-1);
    if (last === undefined) return;
    after = last;
    await inTransaction(db, async (tx) => {
      const used = await Promise.all(
        personalData.map((area) => area.listContactsInUse?.(tx, ids) ?? []),
      );
      const inUse = new Set(used.flat());
      await deleteOldContacts(
        tx,
        ids.filter((id) => !inUse.has(id)),
        provenBefore,
      );
    });
  }
}
