import { once } from "node:events";
import { createServer, type Socket } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeTestConfig } from "#test/config.ts";
import { connectStorage } from "./s3-storage.ts";

const open = new Set<Socket>();
const server = createServer((socket) => open.add(socket));
let endpoint = "";

beforeAll(async () => {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (typeof address === "object" && address) endpoint = `http://127.0.0.1:${address.port}`;
});

afterAll(() => {
  for (const socket of open) socket.destroy();
  server.close();
});

test("a store that takes connections and never answers is given up", async () => {
  const storage = connectStorage({ ...makeTestConfig("unused").storage, endpoint }, 100);
  await expect(storage.read("public/picture", 100)).rejects.toThrow();
  await expect(storage.put("public/picture", Buffer.from("bytes"), "image/webp")).rejects.toThrow();
  storage.close();
});
