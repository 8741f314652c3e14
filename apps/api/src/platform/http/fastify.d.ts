import type { Access } from "./access.ts";
import type { Actor } from "./actor.ts";
import type { RateLimit, StaffRead } from "./route.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    access?: Access;
    limit?: RateLimit | undefined;
    cacheSeconds?: number | undefined;
    isSameOriginOnly?: boolean | undefined;
    failsWithStat?: boolean | undefined;
    staffRead?: StaffRead | undefined;
    /** Sent by another service, not by our pages. */
    isWebhook?: boolean;
  }
  interface FastifyRequest {
    actor: Actor | null;
  }
}
