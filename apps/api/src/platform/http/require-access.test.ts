import { expect, test } from "vitest";
import { useTestApp } from "#test/harness.ts";
import { startServer } from "#test/servers.ts";
import { anyone } from "./access.ts";

const app = useTestApp();

test("a route without an access policy stops the server from starting and is named", async () => {
  const { server } = await startServer(app);
  server.get("/left-open", async () => "oops");
  await expect(server.ready()).rejects.toThrow("Routes without an access policy: GET /left-open");
});

test("a plugin's route is no exception", async () => {
  const { server } = await startServer(app);
  server.register(async (plugin) => {
    plugin.post("/hidden", { config: {} }, async () => "oops");
  });
  await expect(server.ready()).rejects.toThrow("POST /hidden");
});

test("with a policy the same route is served", async () => {
  const { server, call } = await startServer(app);
  server.get("/meant-open", { config: { access: anyone } }, async () => "fine");
  expect((await call("GET", "/meant-open")).body).toBe("fine");
});
