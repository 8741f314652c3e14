import type { Access } from "./access.ts";
import type { Actor } from "./actor.ts";
import type { RateLimit } from "./route.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    access?: Access;
    limit?: RateLimit | undefined;
    cacheSeconds?: number | undefined;
  }
  interface FastifyRequest {
    actor: Actor | null;
  }
}
