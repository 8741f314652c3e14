import { config } from "#lib/http/config.server.ts";

/**
 * For a page behind an emailed link that reads what the link is about. The call is a POST, to keep the token out of
 * URLs, but the visitor's request comes from an email and would fail the origin check. Nothing is written and no cookie
 * may be sent, so use it with `publicApi`.
 */
export function withOwnOrigin({ url, headers, signal }: Request): Request {
  const headersWithOrigin = new Headers(headers);
  headersWithOrigin.set("origin", config.publicOrigin);
  headersWithOrigin.delete("sec-fetch-site");
  // What was posted stays behind: without it, its type would announce a form that isn't there.
  headersWithOrigin.delete("content-type");
  headersWithOrigin.delete("content-length");
  return new Request(url, { headers: headersWithOrigin, signal });
}
