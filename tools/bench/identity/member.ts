import { makeResolveActor } from "../../../apps/api/src/areas/accounts/sessions/resolve-actor.ts";
import type { Db } from "../../../apps/api/src/platform/db/db.ts";
import type { IdentityProvider } from "../../../apps/api/src/platform/identity/identity.ts";

/** Whoever asks is looked up as the API does; no server could give these responses without. */
export async function readMember(db: Db, userId: string) {
  const identity = { verifySession: async () => ({ userId, signedInAt: new Date() }) };
  const resolve = makeResolveActor({
    db,
    identity: identity as unknown as IdentityProvider,
    clock: () => new Date(),
    log: console,
    publish: async () => {},
  });
  const actor = await resolve(userId);
  if (actor.kind !== "member") throw new Error(`${userId} is nobody`);
  return actor;
}
