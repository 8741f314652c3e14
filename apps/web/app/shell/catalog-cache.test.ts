import { RouterContextProvider } from "react-router";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  headersFromLoader,
  LISTING_CACHE_CONTROL,
  PRIVATE_CACHE_CONTROL,
  USER_CONTENT_CACHE_CONTROL,
} from "#lib/http/cache.ts";
import { config } from "#lib/http/config.server.ts";
import { loadCurrentProfile } from "#lib/session/session.server.ts";
import { people } from "#test/profiles.ts";
import { loadCatalogHeaders } from "./catalog-cache.server.ts";
import { marketplaceGuard } from "./guards.server.ts";
import { requestMiddleware } from "./middleware.server.ts";
import { initialSettings, invalidatePublicSettings } from "./public-settings.server.ts";

let marketplaceAccess: "members" | "public" = "public";

beforeEach(() => {
  invalidatePublicSettings();
  vi.stubGlobal("fetch", async (url: URL) =>
    Response.json(
      new URL(url).pathname === "/session"
        ? { profile: people["approved merchant"] }
        : { ...initialSettings, marketplaceAccess },
    ),
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  invalidatePublicSettings();
});

/** A page of the marketplace behind its guard; the header that leaves. */
async function open(
  cookie: string | undefined,
  load: (request: Request) => Promise<Record<string, string>> = () => loadCatalogHeaders(),
): Promise<string | null> {
  const headers = cookie ? { cookie } : {};
  const request = new Request(`${config.publicOrigin}/marketplace/browse`, { headers });
  const url = new URL(request.url);
  const context = new RouterContextProvider();
  const args = { request, url, context, params: {}, pattern: url.pathname } as never;
  const response = (await requestMiddleware(
    args,
    () =>
      marketplaceGuard(
        args,
        async () => new Response("", { headers: await load(request) }),
      ) as never,
  )) as Response;
  return response.headers.get("Cache-Control");
}

describe("X-06 what caches may keep of the marketplace", () => {
  test("once it is open, the same for visitors and members, as in the directory", async () => {
    marketplaceAccess = "public";
    expect(await open(undefined)).toBe(LISTING_CACHE_CONTROL);
    expect(await open("session=1")).toBe(LISTING_CACHE_CONTROL);
    expect(await open(undefined, () => loadCatalogHeaders(USER_CONTENT_CACHE_CONTROL))).toBe(
      USER_CONTENT_CACHE_CONTROL,
    );
  });

  test("nothing that was fetched with a cookie", async () => {
    marketplaceAccess = "public";
    const personal = async (request: Request) => {
      await loadCurrentProfile(request);
      return loadCatalogHeaders();
    };
    expect(await open("session=1", personal)).toBe(PRIVATE_CACHE_CONTROL);
    expect(await open(undefined, personal)).toBe(LISTING_CACHE_CONTROL);
  });

  test("nothing while it is for members only", async () => {
    marketplaceAccess = "members";
    expect(await open("session=1")).toBe(PRIVATE_CACHE_CONTROL);
    await expect(open(undefined)).rejects.toMatchObject({ status: 302 });
  });
});

test("R16 a page whose loader says nothing, and an error, are private", () => {
  const pageHeaders = new Headers({ "Cache-Control": LISTING_CACHE_CONTROL });
  const readCacheControl = (loaderHeaders: Headers, errorHeaders?: Headers) =>
    headersFromLoader({ loaderHeaders, errorHeaders })["Cache-Control"];
  expect(readCacheControl(pageHeaders)).toBe(LISTING_CACHE_CONTROL);
  expect(readCacheControl(new Headers())).toBe(PRIVATE_CACHE_CONTROL);
  expect(readCacheControl(pageHeaders, new Headers())).toBe(PRIVATE_CACHE_CONTROL);
});
