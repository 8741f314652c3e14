import { type CrowdMember, demoCrowd } from "@boab/demo/crowd";
import { type Db, inTransaction } from "#platform/db/db.ts";
import type { DemoPart } from "./demo-part.ts";

export const loadDemoCrowd: DemoPart = async ({ db }) => {
  const crowd = demoCrowd();
  const added = await loadCrowd(db, crowd);
  return `${crowd.length} demo members (${added} of them new)`;
};

/** In a few statements, because there are many. Whoever is there stays as they are. */
export async function loadCrowd(db: Db, crowd: CrowdMember[]): Promise<number> {
  return inTransaction(db, async (tx) => {
    const claimed = await tx
      .insertInto("accounts.handle")
      .values(crowd.map(({ id, username }) => ({ handle: username, profile_id: id })))
      .onConflict((conflict) => conflict.doNothing())
      .returning("profile_id")
      .execute();
    const isNew = new Set(claimed.map(({ profile_id }) => profile_id));
    const added = crowd.filter(({ id }) => isNew.has(id));
    if (added.length === 0) return 0;
    await tx
      .insertInto("accounts.profile")
      .values(
        added.map(({ id, fullName, username, email, createdAt }) => ({
          id,
          full_name: fullName,
          username,
          alias: username,
          email,
          email_verified: true,
          created_at: createdAt,
          updated_at: createdAt,
        })),
      )
      .execute();
    return added.length;
  });
}
