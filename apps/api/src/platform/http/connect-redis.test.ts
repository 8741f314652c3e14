import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { makeLogger } from "../log/log.ts";
import { connectRedis } from "./connect-redis.ts";

// In front of the real one, and silent when told.
let isSilent = false;
const open = new Set<Socket>();
const server = createServer((client) => {
  const upstream = connect({ host: "127.0.0.1", port: 63790 });
  for (const socket of [client, upstream]) open.add(socket.on("error", () => {}));
  client.on("data", (sent) => isSilent || upstream.write(sent));
  upstream.on("data", (received) => isSilent || client.write(received));
});
let url = "";

beforeAll(async () => {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (typeof address === "object" && address) url = `redis://127.0.0.1:${address.port}`;
});

afterAll(() => {
  for (const socket of open) socket.destroy();
  server.close();
});

test("a Redis that stops responding is dropped, commands then fail at once, and it is found again", async () => {
  const redis = connectRedis(url, makeLogger("silent", "http"));
  await vi.waitUntil(() => redis.status === "ready");
  expect(await redis.ping()).toBe("PONG");

  isSilent = true;
  await expect(redis.ping()).rejects.toThrow("timed out");
  await vi.waitUntil(() => redis.status !== "ready", { timeout: 5_000 });
  await expect(redis.ping()).rejects.toThrow("isn't writeable");

  isSilent = false;
  for (const socket of open) socket.destroy();
  await vi.waitUntil(() => redis.status === "ready", { timeout: 10_000 });
  expect(await redis.ping()).toBe("PONG");
  redis.disconnect();
}, 20_000);
