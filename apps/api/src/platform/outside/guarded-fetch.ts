import { type LookupAddress, lookup } from "node:dns";
import type { IncomingMessage } from "node:http";
import { request } from "node:https";
import { isIP } from "node:net";
import { Readable } from "node:stream";
import type { Fetch } from "./fetch-file.ts";
import { isPublicIp } from "./public-address.ts";

type Resolve = (
  hostname: string,
  options: { all: true },
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/**
 * The only way to fetch from somebody else's server: over HTTPS, without redirects, and only from public IP addresses.
 * It connects to exactly the IP address that was checked, so a name can't resolve to another one in between. Node's own
 * `fetch` has no hook for that check.
 */
export const makeGuardedFetch =
  (resolve: Resolve = lookup, send: typeof request = request): Fetch =>
  (requestUrl, { signal }) =>
    new Promise((settle, reject) => {
      const url = new URL(requestUrl);
      const ipLiteral = url.hostname.replace(/^\[|\]$/g, "");
      if (url.protocol !== "https:" || url.username || url.password)
        return reject(new Error("refused to fetch an address of this form"));
      // A host name is checked once it is resolved; an IP address is never resolved, so it is checked here.
      if (isIP(ipLiteral) && !isPublicIp(ipLiteral))
        return reject(new Error("refused to connect to an address that is not public"));
      const outgoingRequest = send(
        url,
        {
          agent: false,
          ...(signal && { signal }),
          lookup: (hostname, { all }, done) =>
            resolve(hostname, { all: true }, (error, found) => {
              const [first] = found ?? [];
              if (error || !first) return done(error ?? new Error("no address"), []);
              if (!found.every((one) => isPublicIp(one.address)))
                return done(new Error("refused to connect to an address that is not public"), []);
              return all ? done(null, found) : done(null, first.address, first.family);
            }),
        },
        (incoming) => {
          try {
            settle(toResponse(incoming));
          } catch (error) {
            // An error thrown out of this callback would end the process.
            incoming.destroy();
            reject(error);
          }
        },
      );
      outgoingRequest.on("error", reject).end();
    });

/** Throws for an invalid status such as 999: a server can send any three digits. */
function toResponse(incoming: IncomingMessage): Response {
  const status = incoming.statusCode ?? 502;
  const headers = { "content-type": incoming.headers["content-type"] ?? "" };
  const hasBody = status !== 204 && status !== 205 && status !== 304;
  const body = hasBody ? (Readable.toWeb(incoming) as ReadableStream) : null;
  if (!hasBody) incoming.resume();
  return new Response(body, { status, headers });
}
