import { describe, expect, test } from "vitest";
import { isFromOwnPages } from "./same-origin.server.ts";

const ownOrigin = "https://boab.example";
const send = (method: string, headers: Record<string, string>) =>
  isFromOwnPages(new Request(`${ownOrigin}/register`, { method, headers }), ownOrigin);

describe("R18 writes come from our own pages only", () => {
  test("reading is free", () => {
    expect(send("GET", { "sec-fetch-site": "cross-site", origin: "https://evil.example" })).toBe(
      true,
    );
  });

  test.each<[string, Record<string, string>, boolean]>([
    ["the browser says same-origin", { "sec-fetch-site": "same-origin", origin: ownOrigin }, true],
    ["an old browser sends the exact origin", { origin: ownOrigin }, true],
    ["same-origin without an origin", { "sec-fetch-site": "same-origin" }, true],
    ["our page without referrer", { "sec-fetch-site": "same-origin", origin: "null" }, true],
    ["a frame without origin", { "sec-fetch-site": "cross-site", origin: "null" }, false],
    ["another site", { "sec-fetch-site": "cross-site", origin: "https://evil.example" }, false],
    ["a sister host", { "sec-fetch-site": "same-site", origin: ownOrigin }, false],
    ["an origin that only begins like ours", { origin: `${ownOrigin}.evil.example` }, false],
    [
      "a forged fetch header",
      { "sec-fetch-site": "same-origin", origin: "https://evil.example" },
      false,
    ],
    ["a sandboxed frame", { origin: "null" }, false],
    ["nothing at all", {}, false],
  ])("%s", (_name, headers, expected) => {
    expect(send("POST", headers)).toBe(expected);
  });
});
