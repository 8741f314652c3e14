import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyInstance } from "fastify";

// This is long enough for every busy keep-alive client to make one more request and reconnect, and well within the ten
// seconds before an orchestrator kills the process.
const drainMs = 3_000;

/**
 * Tells each keep-alive client "connection: close" with its next response. Closing idle connections
 * at once would drop requests that are already on their way.
 */
export function announceStop(app: FastifyInstance, isStopping: () => boolean): void {
  app.addHook("onSend", async (_request, reply) => {
    if (isStopping()) reply.header("connection", "close");
  });
}

/** Drains connections and closes the server; resolves once the last response is sent. */
export async function stopGracefully(app: FastifyInstance): Promise<void> {
  const deadline = Date.now() + drainMs;
  while (Date.now() < deadline && (await countOpenConnections(app)) > 0) await sleep(50);
  app.server.closeIdleConnections();
  await app.close();
}

function countOpenConnections(app: FastifyInstance): Promise<number> {
  return new Promise((resolve, reject) => {
    app.server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
  });
}
