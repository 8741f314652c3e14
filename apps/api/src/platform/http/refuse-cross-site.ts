import type { FastifyInstance, FastifyRequest } from "fastify";
import { AppError } from "../errors/app-error.ts";

const readingMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/** A request without a route can't write anything. */
export const isWrite = (request: FastifyRequest): boolean =>
  !request.is404 && !readingMethods.has(request.method);

/** A write must come from our own pages: at least one of the two headers is present, and neither contradicts it. */
export function refuseCrossSite(app: FastifyInstance, publicOrigin: string): void {
  app.addHook("onRequest", async (request) => {
    // A webhook proves itself by its signature, and nobody's cookie gives it any right.
    const { isWebhook, isSameOriginOnly } = request.routeOptions.config;
    if (isWebhook || !(isWrite(request) || isSameOriginOnly)) return;
    const fetchSite = request.headers["sec-fetch-site"];
    // A page without a referrer also hides its origin; then only the browser's `sec-fetch-site` can confirm that it is
    // ours.
    const isHidden = request.headers.origin === "null" && fetchSite === "same-origin";
    const origin = isHidden ? undefined : request.headers.origin;
    const isOurs =
      (fetchSite === undefined || fetchSite === "same-origin") &&
      (origin === undefined || origin === publicOrigin) &&
      (fetchSite !== undefined || origin !== undefined);
    if (!isOurs) throw new AppError("cross_site");
  });
}
