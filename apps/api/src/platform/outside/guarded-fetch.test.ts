import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import type { request as requestTls } from "node:https";
import { createServer } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { startLocalServer } from "#test/local-server.ts";
import { makeGuardedFetch } from "./guarded-fetch.ts";
import { isPublicIp } from "./public-address.ts";

/** Counts who connects to this machine. */
async function startCountingServer() {
  let connections = 0;
  const server = createServer((socket) => {
    connections += 1;
    socket.destroy();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const address = server.address();
  if (!address || typeof address === "string") throw new Error("no port");
  return { port: address.port, count: () => connections };
}

const get = (url: string, resolve?: Parameters<typeof makeGuardedFetch>[0]) =>
  makeGuardedFetch(resolve)(url, { signal: AbortSignal.timeout(2_000) });

test.each(["127.0.0.1", "2130706433", "0x7f.1", "0177.0.0.1", "[::1]", "[::ffff:127.0.0.1]"])(
  "nothing connects to this machine as %s",
  async (host) => {
    const { port, count } = await startCountingServer();
    await expect(get(`https://${host}:${port}/`)).rejects.toThrow("refused");
    expect(count()).toBe(0);
  },
);

test("a name is connected to only when every address it has is public", async () => {
  const { port, count } = await startCountingServer();
  const two = [
    { address: "93.184.215.14", family: 4 },
    { address: "127.0.0.1", family: 4 },
  ];
  const request = get(`https://inside.example:${port}/`, (_name, _options, done) =>
    done(null, two),
  );
  await expect(request).rejects.toThrow("refused");
  expect(count()).toBe(0);
});

test("the address that was checked is the one that is connected to", async () => {
  const { port, count } = await startCountingServer();
  let lookups = 0;
  const request = get(`https://twice.example:${port}/`, (_name, _options, done) => {
    lookups += 1;
    // Public, but assigned to nobody, so nothing answers there; a second lookup would lead to this machine.
    const [address, family] = lookups === 1 ? ["3ffe::1", 6] : ["127.0.0.1", 4];
    done(null, [{ address: String(address), family: Number(family) }]);
  });
  const error: { syscall?: string } = await request.catch((reason) => reason);
  expect(error).toBeInstanceOf(Error);
  // Nor was the name looked up again by anybody else.
  expect(error.syscall).not.toBe("getaddrinfo");
  expect(lookups).toBe(1);
  expect(count()).toBe(0);
});

test.each([600, 999])("a response with the status %i fails the request alone", async (status) => {
  const port = await startLocalServer((_request, response) => response.writeHead(status).end("x"));
  const send = ((_url: URL, _options: object, onResponse: (incoming: IncomingMessage) => void) =>
    request({ host: "127.0.0.1", port }, onResponse)) as typeof requestTls;
  const fetched = makeGuardedFetch(undefined, send)("https://photos.example/a", {});
  await expect(fetched).rejects.toThrow(RangeError);
});

test("only HTTPS without credentials is fetched", async () => {
  await expect(get("http://photos.example/")).rejects.toThrow("refused");
  await expect(get("https://user:secret@photos.example/")).rejects.toThrow("refused");
});

test.each([
  ["93.184.215.14", true],
  ["2606:2800:220:1::1", true],
  ["10.1.2.3", false],
  ["100.64.0.1", false],
  ["169.254.169.254", false],
  ["172.31.255.255", false],
  ["192.168.0.1", false],
  ["224.0.0.1", false],
  ["::1", false],
  ["::ffff:10.0.0.1", false],
  ["64:ff9b::a00:1", false],
  ["fd00::1", false],
  ["fe80::1", false],
  ["2002:7f00:1::", false],
  ["not an address", false],
])("%s is public: %s", (address, isPublic) => {
  expect(isPublicIp(address)).toBe(isPublic);
});
