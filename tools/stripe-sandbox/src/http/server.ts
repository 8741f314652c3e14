import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";
import { apiVersion } from "../contract/schema.ts";
import { type Controls, registerControlRoutes } from "../control/routes.ts";
import { registerAuthenticationPages } from "../pages/authentication.ts";
import { registerCheckoutPages } from "../pages/checkout.ts";
import { registerDocumentPages } from "../pages/documents.ts";
import { registerExpressPages } from "../pages/express.ts";
import { registerHomePage } from "../pages/home.ts";
import { registerOnboardingPages } from "../pages/onboarding.ts";
import { registerPaymentPageRoutes } from "../pages/payment-page.ts";
import { registerPortalPages } from "../pages/portal.ts";
import { noteMistake } from "../sandbox.ts";
import { handleCall } from "./handle-call.ts";
import type { Idempotency } from "./idempotency.ts";

export interface ServerParts extends Controls {
  idempotency: Idempotency;
}

const MAX_BODY_BYTES = 1024 * 1024;

export function buildServer(parts: ServerParts): FastifyInstance {
  const app = fastify({ bodyLimit: MAX_BODY_BYTES, forceCloseConnections: true });
  app.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string" },
    (_request, body, done) => done(null, body),
  );
  app.setErrorHandler((error, _request, reply) => {
    noteMistake(parts.sandbox, error);
    return reply.status(500).send({ error: String(error) });
  });
  registerPaymentPageRoutes(app, parts.sandbox);
  app.all("/v1/*", (request, reply) => answerCall(parts, request, reply));
  for (const serve of [
    registerHomePage,
    registerCheckoutPages,
    registerAuthenticationPages,
    registerOnboardingPages,
    registerExpressPages,
    registerPortalPages,
    registerDocumentPages,
  ])
    serve(app, parts.sandbox);
  registerControlRoutes(app, parts);
  return app;
}

async function answerCall(parts: ServerParts, request: FastifyRequest, reply: FastifyReply) {
  const [path = "", query = ""] = request.url.split("?", 2);
  const header = (name: string) => {
    const value = request.headers[name];
    return Array.isArray(value) ? value[0] : value;
  };
  const answer = await handleCall(parts, {
    method: request.method,
    path,
    query,
    body: typeof request.body === "string" ? request.body : "",
    headers: {
      authorization: header("authorization"),
      account: header("stripe-account"),
      idempotencyKey: header("idempotency-key"),
      version: header("stripe-version"),
    },
  });
  if (answer.isDropped) {
    reply.hijack();
    request.raw.socket.destroy();
    return reply;
  }
  reply.header("request-id", answer.requestId).header("stripe-version", apiVersion);
  if (answer.isReplayed) reply.header("idempotent-replayed", "true");
  return reply.status(answer.status).send(answer.body);
}
