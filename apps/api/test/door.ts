import { onTestFinished } from "vitest";
import { makeResolveActor } from "#areas/accounts/index.ts";
import { buildServer, type ServerParts } from "#platform/http/build-server.ts";
import { connectRedis } from "#platform/http/connect-redis.ts";
import { makeLogger } from "#platform/log/log.ts";
import { makeCall, type SignedIn, type TestHouse } from "./harness.ts";

/** Another door to the same house, with some parts exchanged, until the test ends. */
export async function openDoor(house: TestHouse, changes: Partial<ServerParts> = {}) {
  const log = makeLogger("silent", "http");
  const redis = changes.redis ?? connectRedis(house.config.redis.url, log);
  const server = await buildServer({
    config: house.config.http,
    log,
    db: house.db,
    redis,
    resolveActor: house.app.house.resolveActor,
    routes: house.app.house.routes,
    isStopping: () => false,
    ...changes,
  });
  onTestFinished(async () => {
    await server.close();
    redis.disconnect();
  });
  return { server, call: makeCall(() => server) };
}

/**
 * A door whose identity provider vouches for this session whatever happens, as the real one does; the
 * emulator asks about every session anew. The sign-in may be said to lie further back.
 */
export async function openDoorWithProviderThatNeverForgets(
  house: TestHouse,
  { cookie }: SignedIn,
  secondsBack = 0,
) {
  const { identity } = house.app.house;
  const proven = await identity.verifySession(cookie.replace(/^[^=]+=/, ""));
  if (!proven) throw new Error("not signed in");
  const signedInAt = new Date(proven.signedInAt.getTime() - secondsBack * 1000);
  const vouching = { ...identity, verifySession: async () => ({ ...proven, signedInAt }) };
  return openDoor(house, { resolveActor: makeResolveActor({ db: house.db, identity: vouching }) });
}
