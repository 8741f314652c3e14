import { brand } from "@boab/contracts/common/brand";
import fastifySwagger from "@fastify/swagger";
import fastifySwaggerUi from "@fastify/swagger-ui";
import type { FastifyInstance } from "fastify";
import { jsonSchemaTransform } from "fastify-type-provider-zod";
import { anyone } from "./access.ts";

/**
 * Describes every call as OpenAPI 3.1, from the schemas that check it. Register before the routes.
 */
export async function describeCalls(app: FastifyInstance): Promise<void> {
  await app.register(fastifySwagger, {
    openapi: {
      openapi: "3.1.0",
      info: {
        title: `${brand.name} API`,
        version: "1.0.0",
        description: "The calls behind the pages. In the browser every path starts with /api.",
      },
    },
    transform: jsonSchemaTransform,
  });
}

/** Serves the human-readable API docs at /docs. */
export async function serveDocs(app: FastifyInstance): Promise<void> {
  await app.register(async (docs) => {
    docs.addHook("onRoute", (route) => {
      route.config = { ...route.config, access: anyone };
    });
    // The viewer is its own page; it may load its own scripts, styles and pictures.
    docs.addHook("onSend", async (_request, reply) => {
      reply.header(
        "content-security-policy",
        "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; frame-ancestors 'none'",
      );
    });
    await docs.register(fastifySwaggerUi, { routePrefix: "/docs" });
  });
}
