import { type CrowdMember, makeDemoCrowd } from "@boab/demo/crowd";
import { type Db, inTransaction } from "#platform/db/db.ts";
import type { DemoPart } from "./demo-part.ts";

export const loadDemoCrowd: DemoPart = async ({ db }) => {
  const crowd = makeDemoCrowd();
  const added = await loadCrowd(db, crowd);
  return `${crowd.length} demo members (${added} of them new)`;
};

/** In a few statements, because there are many. Whoever is there stays as they are. */
export async function loadCrowd(db: Db, crowd: CrowdMember[]): Promise<number> {
  return inTransaction(db, async (tx) => {
    const claimed = await tx
      .insertInto("accounts.handle")
      .values(crowd.map(({ id, username }) => ({ handle: username, profileId: id })))
      .onConflict((conflict) => conflict.doNothing())
      .returning("profileId")
      .execute();
    const isNew = new Set(claimed.map(({ profileId }) => profileId));
    const added = crowd.filter(({ id }) => isNew.has(id));
    if (added.length === 0) return 0;
    await tx
      .insertInto("accounts.profile")
      .values(
        added.map(({ id, fullName, username, email, createdAt }) => ({
          id,
          fullName,
          username,
          alias: username,
          email,
          emailVerified: true,
          createdAt,
          updatedAt: createdAt,
        })),
      )
      .execute();
    return added.length;
  });
}
