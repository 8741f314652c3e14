import type { Db } from "../../../apps/api/src/platform/db/db.ts";
import type { Member } from "../../../apps/api/src/platform/http/actor.ts";

/** The owner of a listing, as if signed in. */
export async function readOwner(db: Db, businessId: string): Promise<Member> {
  const { ownerId: userId } = await db
    .selectFrom("directory.business")
    .select("ownerId")
    .where("id", "=", businessId)
    .executeTakeFirstOrThrow();
  return makeMember(userId);
}

/** Somebody with an account, as if signed in. */
export function makeMember(userId: string): Member {
  const identity = { userId, email: "", emailVerified: true, signedInAt: new Date() };
  return {
    kind: "member",
    userId,
    userStatus: "Active",
    directoryStatus: "Approved",
    adminStatus: null,
    merchantStatus: null,
    mediaStatus: null,
    magStatus: null,
    identity: { ...identity, fullName: "Olu Owner", photoUrl: undefined },
  };
}
