import { describe, expect, test } from "vitest";
import { connect } from "#platform/db/db.ts";
import { useTestApp } from "#test/harness.ts";
import { startServer } from "#test/servers.ts";

const app = useTestApp();

describe("probes", () => {
  test("a serving process is live and ready", async () => {
    expect((await app.call("GET", "/health/live")).json()).toEqual({ status: "live" });
    expect((await app.call("GET", "/health/ready")).json()).toMatchObject({ status: "ready" });
  });

  test("a stopping process is live, not ready, and tells clients to reconnect elsewhere", async () => {
    let isStopping = false;
    const { call } = await startServer(app, { isStopping: () => isStopping });
    expect((await call("GET", "/health/ready")).headers.connection).toBe("keep-alive");
    isStopping = true;
    const ready = await call("GET", "/health/ready");
    expect(ready.statusCode).toBe(503);
    expect(ready.json().code).toBe("not_available");
    for (const url of ["/health/ready", "/health/live", "/session", "/nowhere"])
      expect((await call("GET", url)).headers.connection, url).toBe("close");
    expect((await call("GET", "/health/live")).statusCode).toBe(200);
  });

  test("a process that lost its database is not ready, and does not say why", async () => {
    const unreachableDb = connect(
      { ...app.config.database, url: "postgres://boab:secret@127.0.0.1:1/nowhere" },
      () => {},
    );
    const { call } = await startServer(app, { db: unreachableDb });
    const response = await call("GET", "/health/ready");
    expect(response.statusCode).toBe(503);
    expect(response.body).not.toMatch(/ECONNREFUSED|secret|127\.0\.0\.1/);
    await unreachableDb.destroy();
  });
});

describe("metrics", () => {
  const token = "a-token-of-at-least-16";

  test.each([
    ["without a token", undefined, 404],
    ["with another token", "Bearer a-token-of-at-least-17", 404],
    ["with half the token", "Bearer a-token", 404],
    ["with the bare token", token, 404],
    ["with the token", `Bearer ${token}`, 200],
  ])("%s", async (_how, authorization, status) => {
    const config = { ...app.config.http, metricsToken: token };
    const { call } = await startServer(app, { config });
    const response = await call(
      "GET",
      "/metrics",
      authorization ? { headers: { authorization } } : {},
    );
    expect(response.statusCode).toBe(status);
  });

  test("lost database connections are counted", async () => {
    const { call } = await startServer(app, { countLostConnections: () => 3 });
    const { body } = await call("GET", "/metrics");
    expect(body).toMatch(/^database_connections_lost_total\{.*\} 3$/m);
  });

  test("requests are counted by route, not by path", async () => {
    const { call } = await startServer(app);
    await call("GET", "/user/get-user/somebody123");
    await call("GET", "/nowhere/at/all");
    const { body } = await call("GET", "/metrics");
    const counted = body.slice(body.indexOf("http_request_duration_seconds_bucket"));
    expect(counted).toContain('route="/user/get-user/:uid",status="404"');
    expect(counted).toContain('route="unknown",status="404"');
    expect(counted).not.toContain("somebody123");
  });
});
