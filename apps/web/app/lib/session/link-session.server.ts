import { createHash } from "node:crypto";
import { redirect } from "react-router";
import { PRIVATE_CACHE_CONTROL } from "#lib/http/cache.ts";
import { config } from "#lib/http/config.server.ts";
import { addCookie } from "#lib/http/request-scope.server.ts";
import { readCookie } from "./flash.ts";

interface LinkSession {
  /** The id of what the link opens; the cookie is valid for nothing else. */
  id: string;
  session: string;
  seconds: number;
}

/**
 * Sessions for emailed links to one record: the email's token is exchanged for a session and removed from the
 * URL. Each record has its own cookie, so that two can be open side by side.
 */
export const createLinkSessions = (name: string, path: string) => ({
  start({ id, session, seconds: maxAgeSeconds }: LinkSession): void {
    const secureAttribute = config.publicOrigin.startsWith("https:") ? "; Secure" : "";
    addCookie(
      `boab_${name}_${id}=${session}; Path=${path}; Max-Age=${maxAgeSeconds}; SameSite=Lax; HttpOnly${secureAttribute}`,
    );
  },
  read: (request: Request, id: string): string =>
    readCookie(request.headers.get("cookie") ?? "", `boab_${name}_${id}`) ?? "",
});

/** The redirect and the pages themselves never send their URL as a referrer. */
export const noReferrerHeaders = { "Referrer-Policy": "no-referrer" };

/**
 * The pages behind a link are private and their forms work without JavaScript. They aren't `no-referrer`, because browsers
 * would then send the form with the origin "null", and our server checks the origin. Their URL has no token any more.
 */
export const linkPageHeaders = () => ({
  "Cache-Control": PRIVATE_CACHE_CONTROL,
  "Referrer-Policy": "strict-origin",
});

const tokenTtlSeconds = 2 * 60 * 60;

/** Identifies which of several links is open, but gives no access. */
const toLinkKey = (token: string) => createHash("sha256").update(token).digest("hex").slice(0, 12);

/**
 * Emailed links whose page has one button. The page is opened again at once without the token, which stays in a
 * cookie for two hours. `path` is above the page's own, because scripts send its form to `page.data`.
 */
export const createLinkTokens = (name: string, path: string) => {
  const sessions = createLinkSessions(name, path);
  return {
    /** Returns the redirect that removes the token from the URL; undefined when there is no token. */
    exchange(url: URL): Response | undefined {
      const token = url.searchParams.get("token");
      if (token === null) return undefined;
      const id = toLinkKey(token);
      if (/^[\w-]{22,64}$/.test(token))
        sessions.start({ id, session: token, seconds: tokenTtlSeconds });
      return redirect(`${url.pathname}?link=${id}`, { headers: noReferrerHeaders });
    },
    /** The token of the link that opened this page; empty once the cookie has expired. */
    read: (request: Request, url: URL): string =>
      sessions.read(request, url.searchParams.get("link") ?? ""),
  };
};
