import type { FastifyInstance, RouteOptions } from "fastify";

/** Stops the server from starting when a route has no access policy, so that nothing is open by accident. */
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
