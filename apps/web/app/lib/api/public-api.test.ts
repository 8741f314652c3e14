import { listBusinesses } from "@boab/contracts/directory/search";
import { describe, expect, test, vi } from "vitest";
import { publicApi } from "./public-api.server.ts";

const apiOrigin = "http://api.internal:4000";
const apiReadOrigin = "http://standby.internal:4000";

const page = {
  data: [],
  nextCursor: null,
  spotlightsFirst: 0,
  total: null,
  askTotal: null,
  place: null,
  corrected: null,
  alsoSearchedFor: [],
};

/** Where a page is read from for whoever sends these headers, and with which cookie. */
async function read(headers: Record<string, string>) {
  const send = vi.fn(async (_url: URL, _init: RequestInit) => Response.json(page));
  const visit = new Request("https://boab.example/directory", { headers });
  const clientOptions = { fetch: send as unknown as typeof fetch, apiOrigin, apiReadOrigin };
  await publicApi(visit, clientOptions).load(listBusinesses, { query: {} });
  const [url, init] = send.mock.calls[0] ?? [];
  return { origin: url?.origin, cookie: new Headers(init?.headers).get("cookie") };
}

describe("pages that are the same for everybody", () => {
  test("are read from the standby for a visitor", async () => {
    expect(await read({})).toEqual({ origin: apiReadOrigin, cookie: null });
  });

  test("are read where they write for whoever is signed in, and say nothing of them", async () => {
    const member = { cookie: "__Host-boab_session=1" };
    expect(await read(member)).toEqual({ origin: apiOrigin, cookie: null });
  });
});
