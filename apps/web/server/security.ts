import type { FastifyInstance } from "fastify";
import { closedPolicy, securityHeaders } from "../app/lib/http/security-headers.server.ts";

const floor: [name: string, value: string][] = [
  ...Object.entries(securityHeaders),
  ["Content-Security-Policy", closedPolicy],
];

/** Adds the security headers to every response. */
export function addSecurityHeaders(server: FastifyInstance) {
  server.addHook("onSend", async (request, reply) => {
    for (const [name, value] of floor) {
      if (!reply.hasHeader(name)) reply.header(name, value);
    }
    if (!reply.hasHeader("x-request-id")) reply.header("X-Request-Id", request.id);
  });
}
