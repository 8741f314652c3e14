import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";

const HASHED_CACHE_CONTROL = "public, max-age=31536000, immutable";
const PLAIN_CACHE_CONTROL = "public, max-age=3600, stale-while-revalidate=86400";

/** Hashed files are cached forever, the rest (icons, fonts) for an hour. */
export async function addStaticFiles(server: FastifyInstance, clientFolder: string) {
  await server.register(fastifyStatic, {
    root: clientFolder,
    wildcard: false,
    index: false,
    dotfiles: "ignore",
    cacheControl: false,
    setHeaders(reply, path) {
      const isHashed = path.startsWith(join(clientFolder, "assets/"));
      reply.header("Cache-Control", isHashed ? HASHED_CACHE_CONTROL : PLAIN_CACHE_CONTROL);
    },
  });

  // An old page may request a file that a newer build no longer has; don't answer with a page.
  server.get("/assets/*", async (_request, reply) =>
    reply
      .code(404)
      .header("Cache-Control", "no-store")
      .type("text/plain; charset=utf-8")
      .send("Not found"),
  );
}
