import { config } from "#lib/http/config.server.ts";

/**
 * For a page behind a mailed link that asks what the link is about. The call posts, to keep the token out of addresses,
 * and the browser comes from an email. It is our own page that asks, nothing is written, and no cookie may go along: use
 * it with `publicApi`.
 */
export function fromOurPage({ url, headers, signal }: Request): Request {
  const own = new Headers(headers);
  own.set("origin", config.publicOrigin);
  own.delete("sec-fetch-site");
  return new Request(url, { headers: own, signal });
}
