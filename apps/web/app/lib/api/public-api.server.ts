import { type ApiClient, api } from "./api.server.ts";

/** The API as everybody may ask it: for pages that are the same for all, whoever opens them. */
export function publicApi({ url, headers, signal }: Request): ApiClient {
  const kept = new Headers(headers);
  kept.delete("cookie");
  return api(new Request(url, { headers: kept, signal }));
}
