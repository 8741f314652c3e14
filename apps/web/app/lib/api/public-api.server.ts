import { proofHeader } from "@boab/contracts/common/proof-of-work";
import { config } from "#lib/http/config.server.ts";
import { withoutKnownBrowserCookie } from "#lib/session/known-browser.ts";
import { type ApiClient, api, readProof } from "./api.server.ts";

/**
 * Calls the API without a cookie, for pages that are the same for everyone. Only signed-in people have a cookie and may
 * have just changed something, so they read from the primary; everyone else reads from a standby if there is one.
 */
export function publicApi(
  { url, headers, signal }: Request,
  { fetch = globalThis.fetch, apiOrigin, apiReadOrigin }: PublicApiOptions = config,
): ApiClient {
  const forwardedHeaders = new Headers(headers);
  const proof = readProof(headers);
  if (proof) forwardedHeaders.set(proofHeader, proof);
  forwardedHeaders.delete("cookie");
  return api(new Request(url, { headers: forwardedHeaders, signal }), {
    fetch,
    apiOrigin:
      withoutKnownBrowserCookie(headers.get("cookie")) === null ? apiReadOrigin : apiOrigin,
  });
}

interface PublicApiOptions {
  fetch?: typeof globalThis.fetch;
  apiOrigin: string;
  apiReadOrigin: string;
}
