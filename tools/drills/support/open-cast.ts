import { startSandbox, warmUp } from "@boab/stripe-sandbox";
import { preparePlans } from "../../../apps/api/src/areas/billing/index.ts";
import type { Actor } from "../../../apps/api/src/platform/http/actor.ts";
import { buildServer } from "../../../apps/api/src/platform/http/build-server.ts";
import { connectRedis } from "../../../apps/api/src/platform/http/connect-redis.ts";
import { makeLogger } from "../../../apps/api/src/platform/log/log.ts";
import { connectStripe } from "../../../apps/api/src/platform/stripe/connect-stripe.ts";
import { accessMatrix } from "../../../apps/api/test/access-matrix/index.ts";
import { makeAccessFixture } from "../../../apps/api/test/access-matrix/use-cast.ts";
import { makeCall, makeTestApp } from "../../../apps/api/test/harness.ts";
import { ensureTemplateDatabase } from "../../../apps/api/test/template-database.ts";

/** The people and objects of the access matrix, at a server that counts no requests and asks once who somebody is. */
export async function openCast() {
  // The provider's own library reads it, as it does in the tests.
  process.env.FIREBASE_AUTH_EMULATOR_HOST = "127.0.0.1:9099";
  const sandbox = await startSandbox();
  const app = makeTestApp({ STRIPE_API_BASE: sandbox.origin });
  await app.open(await ensureTemplateDatabase());
  await preparePlans(connectStripe(app.config.stripe), 0);
  await warmUp(sandbox.origin);
  const fixture = makeAccessFixture(app, accessMatrix.values());
  await fixture.assemble();

  const { services, config } = app;
  const log = makeLogger("silent", "http");
  const redis = connectRedis(config.redis.url, log);
  const known = new Map<string, Promise<Actor>>();
  const server = await buildServer({
    config: config.http,
    log,
    redis,
    db: services.db,
    webhooks: services.webhooks,
    countLostConnections: services.countLostConnections,
    isStopping: () => false,
    resolveActor(cookie) {
      const actor = known.get(cookie) ?? services.resolveActor(cookie);
      known.set(cookie, actor);
      return actor;
    },
    routes: services.routes.map((route) => ({
      ...route,
      options: { ...route.options, limit: { points: 1e9, seconds: 60 } },
    })),
  });
  return {
    ...fixture,
    tables: fixture.tables,
    others: fixture.others,
    call: makeCall(() => server),
    async close() {
      await server.close();
      redis.disconnect();
      await app.close();
      await sandbox.stop();
    },
  };
}
