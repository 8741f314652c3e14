import { afterEach, describe, expect, test, vi } from "vitest";
import { LISTING_CACHE_CONTROL, PRIVATE_CACHE_CONTROL } from "#lib/http/cache.ts";
import { makeWholeBusiness } from "#test/listings.ts";
import { loader } from "./business.tsx";

const missing = { error: "We couldn't find that.", code: "not_found", requestId: "r" };

/** A fake API that responds by path and by whether a cookie was sent. */
function stubApi(responses: (path: string, hasCookie: boolean) => unknown) {
  vi.stubGlobal("fetch", async (url: URL, init: { headers: Headers }) => {
    const body = responses(url.pathname, init.headers.has("cookie"));
    return body ? Response.json(body) : Response.json(missing, { status: 404 });
  });
}

afterEach(() => vi.unstubAllGlobals());

async function open(slug: string, cookie?: string) {
  const request = new Request(`https://boab.example/directory/listings/${slug}`, {
    headers: cookie ? { cookie } : {},
  });
  const { data, init } = await loader({ params: { slug }, request } as never);
  return { data, status: init?.status, cache: new Headers(init?.headers).get("Cache-Control") };
}

const callPath = "/dir/business/ubuntu-braid-studio";

describe("the page of a listing", () => {
  test("a live one is the same for everyone and cacheable, even for members", async () => {
    stubApi((path, hasCookie) => path === callPath && !hasCookie && makeWholeBusiness());
    const page = await open("ubuntu-braid-studio", "session=1");
    expect(page).toMatchObject({
      status: 200,
      cache: LISTING_CACHE_CONTROL,
      data: { isPublic: true },
    });
  });

  test("a hidden one is a private page for those who manage it", async () => {
    stubApi(
      (path, hasCookie) => path === callPath && hasCookie && makeWholeBusiness({ isLive: false }),
    );
    const page = await open("ubuntu-braid-studio", "session=1");
    expect(page).toMatchObject({
      status: 200,
      cache: PRIVATE_CACHE_CONTROL,
      data: { isPublic: false },
    });
    await expect(open("ubuntu-braid-studio")).rejects.toMatchObject({ status: 302 });
  });

  test("a deleted one returns 410", async () => {
    stubApi((path) => path === "/dir/slug/old-place" && { kind: "gone" });
    expect(await open("old-place")).toMatchObject({ status: 410, data: { kind: "gone" } });
    stubApi((path) => path === "/dir/slug/BUS-22222222" && { kind: "gone" });
    expect(await open("bus-22222222")).toMatchObject({ status: 410, data: { kind: "gone" } });
  });
});
