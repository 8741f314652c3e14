import type { FastifyInstance, RouteOptions } from "fastify";

/** Stops the boot when a route has no access policy: default deny, found before the first request. */
export function requireAccessOnEveryRoute(app: FastifyInstance): void {
  const routes: RouteOptions[] = [];
  app.addHook("onRoute", (route) => {
    routes.push(route);
  });
  app.addHook("onReady", async () => {
    const open = routes.filter((route) => !route.config?.access);
    if (open.length === 0) return;
    const names = open.map((route) => `${route.method} ${route.url}`).join(", ");
    throw new Error(`Routes without an access policy: ${names}`);
  });
}
