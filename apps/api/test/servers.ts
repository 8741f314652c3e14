import { onTestFinished, vi } from "vitest";
import { makeResolveActor } from "#areas/accounts/index.ts";
import { type Clock, systemClock } from "#platform/clock/clock.ts";
import { makePublish } from "#platform/events/events.ts";
import { buildServer, type ServerDeps } from "#platform/http/build-server.ts";
import { connectRedis } from "#platform/http/connect-redis.ts";
import { makeLogger } from "#platform/log/log.ts";
import { getSessionToken, makeCall, type SignedIn, type TestApp } from "./harness.ts";

/**
 * Another HTTP server on the same services, with some dependencies replaced, until the test ends.
 */
export async function startServer(app: TestApp, changes: Partial<ServerDeps> = {}) {
  const log = makeLogger("silent", "http");
  const redis = changes.redis ?? connectRedis(app.config.redis.url, log);
  const server = await buildServer({
    config: app.config.http,
    log,
    db: app.db,
    redis,
    countLostConnections: app.services.countLostConnections,
    resolveActor: app.services.resolveActor,
    routes: app.services.routes,
    webhooks: app.services.webhooks,
    isStopping: () => false,
    ...changes,
  });
  onTestFinished(async () => {
    await server.close();
    redis.disconnect();
  });
  return { server, call: makeCall(() => server) };
}

/** Until a server has found its Redis; before, it counts alone. */
export const waitForRedis = (call: TestApp["call"]) =>
  vi.waitUntil(async () => (await call("GET", "/health/ready")).json().redis === "up", {
    timeout: 5_000,
  });

/**
 * A server whose identity provider vouches for this session whatever happens, as the real one does;
 * the emulator checks every session again. The sign-in can be set further back.
 */
export async function startServerTrustingSession(
  app: TestApp,
  signedIn: SignedIn,
  secondsBack = 0,
  clock: Clock = systemClock,
) {
  const { identity } = app.services;
  const verifiedIdentity = await identity.verifySession(getSessionToken(signedIn));
  if (!verifiedIdentity) throw new Error("not signed in");
  const signedInAt = new Date(verifiedIdentity.signedInAt.getTime() - secondsBack * 1000);
  const trustingIdentity = {
    ...identity,
    verifySession: async () => ({ ...verifiedIdentity, signedInAt }),
  };
  const log = makeLogger("silent", "http");
  const resolveActor = makeResolveActor({
    db: app.db,
    identity: trustingIdentity,
    clock,
    log,
    publish: makePublish(app.services.tasks),
  });
  return startServer(app, { resolveActor });
}
