import type { IncomingHttpHeaders, RequestOptions } from "node:http";
import { request as requestTls } from "node:https";
import { siteHost } from "./nginx.ts";
import { ports } from "./settings.ts";

interface SiteResponse {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

type Options = Pick<RequestOptions, "method" | "headers"> & { body?: string };

/** A visitor of the site through nginx, with its name and its certificate. */
export const makeSiteFetch =
  (certificate: string, port: number = ports.https) =>
  (path: string, { body, ...options }: Options = {}): Promise<SiteResponse> =>
    new Promise((resolve, reject) => {
      const request = requestTls(
        {
          ...options,
          host: "127.0.0.1",
          port,
          path,
          servername: siteHost,
          ca: certificate,
          agent: false,
          timeout: 20_000,
          headers: { host: siteHost, ...options.headers },
        },
        (response) => {
          const chunks: Buffer[] = [];
          response.on("data", (chunk: Buffer) => chunks.push(chunk));
          response.on("error", reject);
          response.on("end", () =>
            resolve({
              status: response.statusCode ?? 0,
              headers: response.headers,
              body: Buffer.concat(chunks).toString(),
            }),
          );
        },
      );
      request.on("timeout", () => request.destroy(new Error(`${path} took too long`)));
      request.on("error", reject);
      request.end(body);
    });

export type SiteFetch = ReturnType<typeof makeSiteFetch>;
