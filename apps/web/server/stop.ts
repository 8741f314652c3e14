import { setTimeout as wait } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import type { Readiness } from "./health.ts";

/** Long enough for the balancer to see "not ready" and send its visitors elsewhere. */
const DRAIN_MS = 2_000;
/** Together with the drain below the ten seconds after which a process is killed. */
const CLOSE_MS = 6_000;

/** Says "not ready", lets running answers finish, then closes whatever is still open. */
export async function stop(
  server: FastifyInstance,
  readiness: Readiness,
  times = { drainMs: DRAIN_MS, closeMs: CLOSE_MS },
): Promise<void> {
  if (!readiness.isReady) return;
  readiness.isReady = false;
  await wait(times.drainMs);
  const closing = server.close();
  const late = setTimeout(() => server.server.closeAllConnections(), times.closeMs);
  await closing;
  clearTimeout(late);
}
