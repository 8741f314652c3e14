import type { FastifyInstance, FastifyRequest } from "fastify";
import { AppError } from "../errors/app-error.ts";

const readingMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/** Where there is no route there is nothing to write. */
export const isWrite = (request: FastifyRequest): boolean =>
  !request.is404 && !readingMethods.has(request.method);

/** A write must come from our own pages: both headers, where sent, must say so, and one must be sent. */
export function refuseCrossSite(app: FastifyInstance, publicOrigin: string): void {
  app.addHook("onRequest", async (request) => {
    if (!isWrite(request)) return;
    const site = request.headers["sec-fetch-site"];
    const { origin } = request.headers;
    const isOurs =
      (site === undefined || site === "same-origin") &&
      (origin === undefined || origin === publicOrigin) &&
      (site !== undefined || origin !== undefined);
    if (!isOurs) throw new AppError("cross_site");
  });
}
