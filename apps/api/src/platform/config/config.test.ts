import { readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { describe, expect, test } from "vitest";
import { environmentKeys, readConfig } from "./config.ts";

const exampleEnv = parseEnv(
  readFileSync(new URL("../../../../../.env.example", import.meta.url), "utf8"),
) as Record<string, string>;

/** Settings in the same file that only the web server reads. */
const webKeys = [
  "API_ORIGIN",
  "API_READ_ORIGIN",
  "APP_ENV",
  "IDENTITY_AUTH_DOMAIN",
  "MAP_ORIGINS",
  "MAP_STYLE_URL",
  "MAP_EMBED_URL",
  "STRIPE_PUBLISHABLE_KEY",
  "UPLOAD_ORIGIN",
];

describe(".env.example", () => {
  test("lists every setting and no unknown one", () => {
    const apiKeys = Object.keys(exampleEnv).filter((key) => !webKeys.includes(key));
    expect(apiKeys.sort()).toEqual([...environmentKeys].sort());
  });

  test("works unchanged", () => {
    const config = readConfig(exampleEnv);
    expect(config.isProduction).toBe(false);
    expect(config.http.port).toBe(4000);
    expect(config.http.metricsToken).toBeUndefined();
    expect(config.http.trustedProxies).toEqual(["127.0.0.1", "::1"]);
  });
});

const productionEnv = {
  NODE_ENV: "production",
  DATABASE_URL: "postgres://boab:secret-word@db.internal/boab",
  REDIS_URL: "rediss://cache.internal:6379",
  SMTP_URL: "smtps://mail.internal:465",
  PUBLIC_ORIGIN: "https://boab.example",
  IDENTITY_PROJECT_ID: "boab-live",
  IDENTITY_API_KEY: "live-key",
  METRICS_TOKEN: "0123456789abcdef",
  CARD_HASH_KEY: "0123456789abcdef0123456789abcdef",
  S3_ENDPOINT: "https://objects.internal",
  S3_ACCESS_KEY: "key",
  S3_SECRET_KEY: "secret-key",
  S3_BUCKET: "boab-live",
  MEDIA_ORIGIN: "https://media.boab.example",
  STRIPE_SECRET_KEY: "sk_live_key",
  STRIPE_WEBHOOK_SECRETS: "whsec_live",
  STRIPE_CONNECT_WEBHOOK_SECRETS: "whsec_liveconnect",
};

describe("production", () => {
  test("starts with the settings it needs", () => {
    expect(readConfig(productionEnv)).toMatchObject({
      isProduction: true,
      http: { publicOrigin: "https://boab.example", metricsToken: "0123456789abcdef" },
    });
  });

  test.each<[string, Record<string, string | undefined>, RegExp]>([
    ["the identity emulator", { FIREBASE_AUTH_EMULATOR_HOST: "127.0.0.1:9099" }, /EMULATOR_HOST/],
    ["an http address", { PUBLIC_ORIGIN: "http://boab.example" }, /PUBLIC_ORIGIN/],
    ["metrics for everybody", { METRICS_TOKEN: undefined }, /METRICS_TOKEN/],
    ["metrics with an empty token", { METRICS_TOKEN: "" }, /METRICS_TOKEN/],
    ["metrics with a short token", { METRICS_TOKEN: "short" }, /METRICS_TOKEN/],
    ["card hashes without a key", { CARD_HASH_KEY: undefined }, /CARD_HASH_KEY/],
    ["card hashes with a short key", { CARD_HASH_KEY: "short" }, /CARD_HASH_KEY/],
    ["pictures on the host of the pages", { MEDIA_ORIGIN: "https://boab.example" }, /MEDIA_ORIGIN/],
    ["no key of the identity provider", { IDENTITY_API_KEY: undefined }, /IDENTITY_API_KEY/],
    ["no environment", { NODE_ENV: undefined }, /NODE_ENV/],
    ["no object store", { S3_ENDPOINT: undefined }, /S3_ENDPOINT/],
    ["an invalid bucket name", { S3_BUCKET: "Boab Live" }, /S3_BUCKET/],
    ["no database", { DATABASE_URL: undefined }, /DATABASE_URL/],
    ["another kind of database", { DATABASE_URL: "mysql://db/boab" }, /DATABASE_URL/],
    ["an invalid port", { PORT: "70000" }, /PORT/],
    ["a port in words", { PORT: "four thousand" }, /PORT/],
  ])("refuses to start with %s", (_what, changes, message) => {
    expect(() => readConfig({ ...productionEnv, ...changes })).toThrow(message);
  });

  test("keeps the browsable description of the API to development", () => {
    expect(readConfig(productionEnv).http.servesDocs).toBe(false);
    expect(readConfig({ ...productionEnv, NODE_ENV: "test" }).http.servesDocs).toBe(true);
    expect(readConfig(productionEnv).http.checksResponses).toBe(false);
    expect(readConfig({ ...productionEnv, NODE_ENV: "test" }).http.checksResponses).toBe(true);
  });

  test("the message names the setting and hides the secrets of the others", () => {
    const start = () => readConfig({ ...productionEnv, METRICS_TOKEN: "too short" });
    expect(start).toThrow(/^Configuration:/);
    expect(start).not.toThrow(/secret-word|secret-key|too short/);
  });
});

test("the public address is reduced to its origin, which is what browsers send", () => {
  const config = readConfig({ ...productionEnv, PUBLIC_ORIGIN: "https://boab.example/home?x=1" });
  expect(config.http.publicOrigin).toBe("https://boab.example");
});
