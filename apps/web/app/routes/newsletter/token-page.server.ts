import { PRIVATE_CACHE_CONTROL } from "#lib/http/cache.ts";
import { createLinkTokens } from "#lib/session/link-session.server.ts";

/**
 * The page is personal, so it must not be cached and its URL must not reach other sites. With `no-referrer` browsers
 * would send the form with the origin "null", which our server refuses.
 */
export const headers = () => ({
  "Cache-Control": PRIVATE_CACHE_CONTROL,
  "Referrer-Policy": "strict-origin",
});

interface TokenPageArgs {
  request: Request;
  url: URL;
}

/** The cookie's path is the first part of the page's own path. */
const makeLinkTokens = ({ pathname }: URL) =>
  createLinkTokens("email", `/${pathname.split("/")[1]}`);

/** The loader of all pages behind emailed links: the token is removed from the URL, and one button uses it. */
export function loader({ request, url }: TokenPageArgs) {
  const links = makeLinkTokens(url);
  const tokenRedirect = links.exchange(url);
  if (tokenRedirect) throw tokenRedirect;
  return { hasLink: links.read(request, url) !== "" };
}

/** The action of these pages: the button sends the token that the loader has stored. */
export const makeTokenAction =
  <Result>(send: (request: Request, token: string) => Promise<Result>) =>
  ({ request, url }: TokenPageArgs) =>
    send(request, makeLinkTokens(url).read(request, url));
