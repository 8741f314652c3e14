import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { denyAllPolicy, securityHeaders } from "../app/lib/http/security-headers.server.ts";

const requiredHeaders: [name: string, value: string][] = [
  ...Object.entries(securityHeaders),
  ["Content-Security-Policy", denyAllPolicy],
];

/** Matches the URLs of emailed links and the calendar link: anybody who has the URL may act. */
const tokenUrlPattern = /^\/calendar\/|[?&](token|oobCode)=/;

/** For responses that skip the hooks, because their path could not be decoded. */
export function setMissingHeaders(request: FastifyRequest, reply: FastifyReply): void {
  for (const [name, value] of requiredHeaders) {
    if (!reply.hasHeader(name)) reply.header(name, value);
  }
  // Other sites see the origin at most, never the URL. With `no-referrer` browsers would send such a page's form with
  // the origin "null", and it would be refused as cross-site.
  if (tokenUrlPattern.test(request.url) && reply.getHeader("referrer-policy") !== "no-referrer")
    reply.header("Referrer-Policy", "strict-origin");
  if (!reply.hasHeader("x-request-id")) reply.header("X-Request-Id", request.id);
}

/** Adds the security headers to every response. */
export function addSecurityHeaders(server: FastifyInstance) {
  server.addHook("onSend", async (request, reply) => setMissingHeaders(request, reply));
}
