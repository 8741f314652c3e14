import { RouterContextProvider } from "react-router";
import { describe, expect, test } from "vitest";
import { config } from "#lib/http/config.server.ts";
import { addCookie, markPersonal } from "#lib/http/request-scope.server.ts";
import { nonceContext, requestMiddleware } from "./middleware.server.ts";

async function pass(request: Request, answer: () => Response) {
  const context = new RouterContextProvider();
  const url = new URL(request.url);
  const args = { request, url, context, params: {}, pattern: url.pathname };
  const response = await requestMiddleware(args as never, async () => answer());
  return { response: response as Response, nonce: context.get(nonceContext) };
}

const get = (path = "/") => new Request(`${config.publicOrigin}${path}`);
const page = () => new Response("<html>", { headers: { "Cache-Control": "public, s-maxage=60" } });

describe("around every request", () => {
  test("each response has its own nonce", async () => {
    const nonces = await Promise.all([pass(get(), page), pass(get(), page)]);
    expect(nonces[0]?.nonce).toMatch(/^[A-Za-z0-9+/]{22}==$/);
    expect(nonces[0]?.nonce).not.toBe(nonces[1]?.nonce);
  });

  test("redirects and data carry the security headers too", async () => {
    const { response } = await pass(get(), () => new Response(null, { status: 302 }));
    expect(response.headers.get("Content-Security-Policy")).toContain("default-src 'none'");
    expect(response.headers.get("Strict-Transport-Security")).toContain("max-age=");
    expect(response.headers.get("Cache-Control")).toBe("private, no-store");
  });

  test("R16 a response with a cookie is never stored by a shared cache", async () => {
    const { response } = await pass(get(), () => {
      addCookie("boab_hint=Amara");
      return page();
    });
    expect(response.headers.getSetCookie()).toEqual(["boab_hint=Amara"]);
    expect(response.headers.get("Cache-Control")).toBe("private, no-store");
  });

  test("a response made with somebody's cookie is never kept by a shared cache, whatever the page says", async () => {
    const { response } = await pass(get(), () => {
      markPersonal();
      return page();
    });
    expect(response.headers.get("Cache-Control")).toBe("private, no-store");
  });

  test("a page may set stricter headers", async () => {
    const strictPage = () => new Response("", { headers: { "Referrer-Policy": "no-referrer" } });
    const { response } = await pass(get(), strictPage);
    expect(response.headers.get("Referrer-Policy")).toBe("no-referrer");
  });

  test("SHELL-33 the home page after a missing page stays out of search engines", async () => {
    const { response } = await pass(get("/?pageNotFound=404"), page);
    expect(response.headers.get("X-Robots-Tag")).toBe("noindex");
  });

  test("R18 GUARD-13 a post from another site is refused before any action runs", async () => {
    const post = new Request(`${config.publicOrigin}/sign-out`, {
      method: "POST",
      headers: { origin: "https://evil.example" },
    });
    let isCalled = false;
    const { response } = await pass(post, () => {
      isCalled = true;
      return page();
    });
    expect(isCalled).toBe(false);
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ code: "cross_site" });
    expect(response.headers.get("Cache-Control")).toBe("private, no-store");
  });
});
