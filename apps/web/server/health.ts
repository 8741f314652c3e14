import type { FastifyInstance } from "fastify";

export interface Readiness {
  isReady: boolean;
}

export function addHealth(server: FastifyInstance, readiness: Readiness) {
  const noStoreHeaders = { "Cache-Control": "no-store" };

  server.get("/health/live", { logLevel: "warn" }, async (_request, reply) =>
    reply.headers(noStoreHeaders).send({ status: "live" }),
  );

  server.get("/health/ready", { logLevel: "warn" }, async (_request, reply) =>
    reply
      .headers(noStoreHeaders)
      .code(readiness.isReady ? 200 : 503)
      .send({ status: readiness.isReady ? "ready" : "stopping" }),
  );

  // Keep-alive connections would delay shutting down.
  server.addHook("onSend", async (_request, reply) => {
    if (!readiness.isReady) reply.header("Connection", "close");
  });
}
