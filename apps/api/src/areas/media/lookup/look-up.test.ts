import { describe, expect, test } from "vitest";
import { makeMemoryLog } from "#test/memory-log.ts";
import { makeLookUp } from "./look-up.ts";
import { buildLookUpUrl, readDuration } from "./provider.rules.ts";
import { readProviderResponse } from "./read-answer.ts";

const vidId = "dQw4w9WgXcQ";
const answer = {
  items: [
    {
      snippet: {
        title: "Three cups",
        channelTitle: "Jebena",
        description: "Coffee.",
        publishedAt: "2026-11-03T01:02:03Z",
        tags: ["coffee"],
      },
      contentDetails: { duration: "PT11M33S" },
      status: { embeddable: true },
    },
  ],
};

/** The provider as the network shows it. */
function setUp(reply: () => Promise<Response> | Response, apiKey?: string) {
  let now = 0;
  const requests: string[] = [];
  const { log, lines } = makeMemoryLog();
  const lookUp = makeLookUp({
    fetch: async (url) => {
      requests.push(url);
      return reply();
    },
    clock: () => new Date(now),
    apiKey,
    log,
  });
  const wait = (hours: number) => {
    now += hours * 3_600_000;
  };
  return { lookUp, requests, lines, wait };
}

const json = (body: unknown, status = 200) => Response.json(body, { status });

describe("asking the provider about a video", () => {
  test("ADDV-04 the answer of its API is read and kept for a day", async () => {
    const { lookUp, requests, wait } = setUp(() => json(answer), "key&x=1");
    const found = {
      title: "Three cups",
      channelTitle: "Jebena",
      description: "Coffee.",
      tags: ["coffee"],
      publishedAt: "2026-11-03T01:02:03.000Z",
      durationSeconds: 693,
      isEmbeddable: true,
    };
    expect(await lookUp(vidId)).toEqual(found);
    wait(23);
    expect(await lookUp(vidId)).toEqual(found);
    expect(requests).toHaveLength(1);
    wait(1);
    await lookUp(vidId);
    expect(requests).toHaveLength(2);
    expect(new URL(requests[0] ?? "").searchParams.get("key")).toBe("key&x=1");
  });

  test("X-57 without a key its public page for embedding is asked", async () => {
    const { lookUp, requests } = setUp(() => json({ title: "Three cups", author_name: "Jebena" }));
    expect(await lookUp(vidId)).toMatchObject({
      title: "Three cups",
      channelTitle: "Jebena",
      publishedAt: null,
      durationSeconds: null,
    });
    expect(new URL(requests[0] ?? "").host).toBe("www.youtube.com");
  });

  test.each([
    ["is away", () => Promise.reject(new Error("secret-key in an address"))],
    ["has no such video", () => json({ items: [] })],
    ["refuses", () => json({ error: { message: "API key not valid: secret-key" } }, 403)],
    ["fails", () => json({}, 503)],
    ["sends a page", () => new Response("<html>", { headers: { "content-type": "text/html" } })],
    [
      "redirects",
      () => new Response(null, { status: 302, headers: { location: "http://[::1]/" } }),
    ],
    ["sends too much", () => json({ ...answer, more: "x".repeat(300_000) })],
    [
      "sends nonsense",
      () => new Response("{", { headers: { "content-type": "application/json" } }),
    ],
  ])("X-57 nothing is found when it %s, and nothing it said is passed on", async (_what, reply) => {
    const { lookUp, lines, requests } = setUp(reply, "secret-key");
    expect(await lookUp(vidId)).toBeUndefined();
    expect(await lookUp(vidId)).toBeUndefined();
    expect(requests).toHaveLength(2);
    expect(JSON.stringify(lines)).not.toContain("secret-key");
  });
});

test("only an id of eleven characters gets into an address", () => {
  for (const id of ["x&key=", "../../etc/pa", "a b c d e f", `${vidId}&a=b`])
    expect(() => buildLookUpUrl(id, "key"), id).toThrow("not an id");
});

test("words of the provider are cut to what we store", () => {
  const [item] = answer.items;
  const snippet = { ...item?.snippet, title: ` a\n${"b".repeat(300)}`, description: "\0\ud800" };
  const found = readProviderResponse(JSON.stringify({ items: [{ ...item, snippet }] }), true);
  expect(found?.title).toHaveLength(100);
  expect(found?.title.startsWith("a b")).toBe(true);
  expect(found?.description).toBe("\ufffd");
});

test.each([
  ["PT3M48S", 228],
  ["PT1H", 3600],
  ["P1DT2S", 86_402],
  ["P0D", null],
  ["nonsense", null],
])("%s are %s seconds", (duration, seconds) => {
  expect(readDuration(duration)).toBe(seconds);
});
