import { describe, expect, test } from "vitest";
import { parseConfig } from "./config.server.ts";
import { buildPagePolicy, securityHeaders } from "./security-headers.server.ts";

const production = parseConfig({
  NODE_ENV: "production",
  PUBLIC_ORIGIN: "https://boab.example",
  IDENTITY_AUTH_DOMAIN: "boab.firebaseapp.com",
  MEDIA_ORIGIN: "https://media.boab.example",
  UPLOAD_ORIGIN: "https://store.boab.example/some/path",
});

const parseDirectives = (policy: string) =>
  new Map(policy.split("; ").map((part) => [part.split(" ")[0], part.split(" ").slice(1)]));

describe("the policy of a page", () => {
  const policy = parseDirectives(buildPagePolicy("abc", production));

  test("only scripts with this response's nonce run, and what they load", () => {
    expect(policy.get("script-src")).toEqual(["'nonce-abc'", "'strict-dynamic'"]);
    expect(policy.get("object-src")).toEqual(["'none'"]);
    expect(policy.get("base-uri")).toEqual(["'none'"]);
  });

  test("style sheets come from our own origin only", () => {
    expect(policy.get("style-src")).toEqual(["'self'"]);
  });

  test("images come from our origin, the media host, the store and local previews", () => {
    expect(policy.get("img-src")).toEqual([
      "'self'",
      "data:",
      "blob:",
      "https://media.boab.example",
      "https://store.boab.example",
    ]);
  });

  test("connections go to our origin, the object store and the identity provider", () => {
    expect(policy.get("connect-src")).toEqual([
      "'self'",
      "https://store.boab.example",
      "https://identitytoolkit.googleapis.com",
      "https://securetoken.googleapis.com",
    ]);
    expect(policy.get("frame-src")).toEqual([
      "https://boab.firebaseapp.com",
      "https://www.youtube-nocookie.com",
      "https://player.vimeo.com",
    ]);
  });

  test("a configured map adds its hosts and its worker, and nothing else changes", () => {
    const map = parseConfig({
      NODE_ENV: "production",
      PUBLIC_ORIGIN: "https://boab.example",
      MAP_STYLE_URL: "https://maps.example/quiet.json",
      MAP_ORIGINS: "https://tiles.example",
    }).map;
    const mapDirectives = parseDirectives(buildPagePolicy("abc", { ...production, map }));
    const hosts = ["https://maps.example", "https://tiles.example"];
    for (const name of ["img-src", "connect-src"]) {
      expect(mapDirectives.get(name)).toEqual([...(policy.get(name) ?? []), ...hosts]);
    }
    expect(mapDirectives.get("worker-src")).toEqual(["'self'", "blob:"]);
    expect(policy.get("worker-src")).toEqual(["'self'"]);
    const changedDirectives = ["img-src", "connect-src", "worker-src"];
    const others = [...mapDirectives].filter(([name]) => !changedDirectives.includes(name ?? ""));
    expect(others).toEqual([...policy].filter(([name]) => !changedDirectives.includes(name ?? "")));
  });

  test("X-72 a map to embed may be framed, and only that", () => {
    const map = parseConfig({ MAP_EMBED_URL: "https://maps.example/embed?q={address}" }).map;
    const policyWithMap = parseDirectives(buildPagePolicy("abc", { ...production, map }));
    expect(policyWithMap.get("frame-src")).toEqual([
      ...(policy.get("frame-src") ?? []),
      "https://maps.example",
    ]);
    const others = [...policyWithMap].filter(([name]) => name !== "frame-src");
    expect(others).toEqual([...policy].filter(([name]) => name !== "frame-src"));
  });

  test("framing is forbidden and forms post to our origin", () => {
    expect(policy.get("frame-ancestors")).toEqual(["'none'"]);
    expect(policy.get("form-action")).toEqual(["'self'"]);
  });

  test("with the emulator the identity calls go there", () => {
    const config = parseConfig({ FIREBASE_AUTH_EMULATOR_HOST: "127.0.0.1:9099" });
    const local = parseDirectives(buildPagePolicy("abc", config));
    expect(local.get("connect-src")).toEqual(["'self'", "http://127.0.0.1:9099"]);
  });
});

test("the pop-up of the social sign-in keeps its opener", () => {
  expect(securityHeaders["Cross-Origin-Opener-Policy"]).toBe("same-origin-allow-popups");
});
