import { setTimeout as wait } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import type { Readiness } from "./health.ts";

/** Long enough for the load balancer to see "not ready" and stop sending requests. */
const DRAIN_MS = 2_000;
/** With the drain, stays below the ten seconds after which a process is killed. */
const CLOSE_MS = 6_000;

/** Reports "not ready", lets running requests finish, then closes the rest. */
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
