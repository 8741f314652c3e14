import { expect, test } from "vitest";
import { useTestApp } from "#test/harness.ts";

const app = useTestApp();

test("a request has 30 seconds to arrive, its headers 10, and late ones are looked for every 5", () => {
  expect(app.server.server).toMatchObject({
    requestTimeout: 30_000,
    headersTimeout: 10_000,
    connectionsCheckingInterval: 5_000,
  });
});

test("an idle connection stays open longer than the minute for which nginx keeps its own", () => {
  expect(app.server.server.keepAliveTimeout).toBe(65_000);
});
