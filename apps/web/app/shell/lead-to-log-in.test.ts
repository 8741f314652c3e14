import { RouterContextProvider } from "react-router";
import { afterEach, describe, expect, test, vi } from "vitest";
import { config } from "#lib/http/config.server.ts";
import { people } from "#test/profiles.ts";
import { requestMiddleware } from "./middleware.server.ts";

const notFound = "/?pageNotFound=404";
const known = "boab_known=";

afterEach(() => vi.unstubAllGlobals());

/** Where a page that turns somebody away sends them in the end. */
async function visit(path: string, cookie?: string, method = "GET") {
  const request = new Request(`${config.publicOrigin}${path}`, {
    method,
    headers: { ...(cookie !== undefined && { cookie }), origin: config.publicOrigin },
  });
  const url = new URL(request.url);
  const args = { request, url, context: new RouterContextProvider(), params: {} };
  const redirectAway = async () =>
    new Response(null, { status: 302, headers: { Location: notFound } });
  const response = (await requestMiddleware(args as never, redirectAway)) as Response;
  expect(response.headers.get("Cache-Control")).toBe("private, no-store");
  return response.headers.get("Location");
}

describe("X-77 a page that is missing to strangers", () => {
  test.each([
    "/marketplace/stores/kumasi-cloth-house/sold?q=AB",
    "/media",
    "/admin/payments",
    "/test-editor/DOC-7KQ2M9",
    "/directory/listings/ubuntu-braid-studio",
  ])("%s leads a browser that has logged in before to the log-in", async (path) => {
    const loginPath = `/register?mode=login&next=${encodeURIComponent(path)}`;
    expect(await visit(path, known)).toBe(loginPath);
    expect(await visit(path, "boab_known=1")).toBe(loginPath);
    expect(await visit(path)).toBe(notFound);
  });

  test("leads there from an email, in any browser, and forgets the marker", async () => {
    const path = "/marketplace/stores/kumasi-cloth-house/sold";
    const login = `/register?mode=login&next=${encodeURIComponent(path)}`;
    expect(await visit(`${path}?from=email`)).toBe(login);
    expect(await visit(`${path}?from=elsewhere`)).toBe(notFound);
  });

  test("stays missing for somebody who is signed in without access", async () => {
    vi.stubGlobal("fetch", async () => Response.json({ profile: people.member }));
    const session = `${known}; __Host-boab_session=amara`;
    expect(await visit("/media?from=email", session)).toBe(notFound);
  });

  test("stays missing where nobody's page can be, and for what isn't opened but sent", async () => {
    expect(await visit("/no-such-page?from=email", known)).toBe(notFound);
    expect(await visit("/media?from=email", known, "POST")).toBe(notFound);
  });
});
