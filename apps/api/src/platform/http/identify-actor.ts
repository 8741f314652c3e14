import type { FastifyInstance } from "fastify";
import { type ResolveActor, visitor } from "./actor.ts";
import { readSessionCookie } from "./session-cookie.ts";

/** Identifies the actor, from the session cookie alone. */
export function identifyActor(app: FastifyInstance, resolveActor: ResolveActor): void {
  app.decorateRequest("actor", null);
  app.addHook("onRequest", async (request) => {
    const cookie = request.is404 ? undefined : readSessionCookie(request);
    request.actor = cookie ? await resolveActor(cookie) : visitor;
  });
}

/** Checks the route's policy against the actor, before the body is read. */
export function checkAccess(app: FastifyInstance): void {
  app.addHook("onRequest", async (request) => {
    if (request.actor) await request.routeOptions.config.access?.check(request.actor);
  });
}
