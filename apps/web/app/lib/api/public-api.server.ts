import { config } from "#lib/http/config.server.ts";
import { type ApiClient, api } from "./api.server.ts";

/**
 * The API as everybody may ask it: for pages that are the same for all, whoever opens them. Only signed-in people have a
 * cookie, and only they may have changed something a moment ago: they read where they write, everybody else from a standby
 * if there is one.
 */
export function publicApi(
  { url, headers, signal }: Request,
  { fetch = globalThis.fetch, apiOrigin, apiReadOrigin }: Origins = config,
): ApiClient {
  const kept = new Headers(headers);
  kept.delete("cookie");
  return api(new Request(url, { headers: kept, signal }), {
    fetch,
    apiOrigin: headers.has("cookie") ? apiOrigin : apiReadOrigin,
  });
}

interface Origins {
  fetch?: typeof globalThis.fetch;
  apiOrigin: string;
  apiReadOrigin: string;
}
