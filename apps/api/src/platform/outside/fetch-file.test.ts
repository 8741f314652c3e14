import type { RequestListener } from "node:http";
import { expect, test } from "vitest";
import { startLocalServer } from "#test/local-server.ts";
import { fetchFile } from "./fetch-file.ts";

const limits = {
  isAllowed: ({ hostname }: URL) => hostname === "photos.example",
  acceptedTypes: ["image/png"],
  maxBytes: 1000,
  timeoutMs: 2_000,
};

/** A server on the wire that plays `photos.example`. */
async function startFileServer(listener: RequestListener) {
  const requests: string[] = [];
  const port = await startLocalServer((request, response) => {
    requests.push(request.url ?? "");
    listener(request, response);
  });
  const get = (fileUrl: string) =>
    fetchFile(
      (url, init) => fetch(new URL(new URL(url).pathname, `http://127.0.0.1:${port}`), init),
      fileUrl,
      limits,
    );
  return { get, requests };
}

const photo = "https://photos.example/a";

test("a small file of an accepted type is read whole", async () => {
  const { get } = await startFileServer((_request, response) =>
    response.writeHead(200, { "content-type": "image/png; x=1" }).end(Buffer.alloc(1000, 7)),
  );
  expect(await get(photo)).toEqual({ bytes: Buffer.alloc(1000, 7), contentType: "image/png" });
});

test("other hosts are not contacted, and redirects are not followed", async () => {
  const { get, requests } = await startFileServer((_request, response) =>
    response.writeHead(302, { location: "http://169.254.169.254/" }).end(),
  );
  expect(await get("https://photos.example.evil.example/a")).toBeUndefined();
  expect(await get("no address")).toBeUndefined();
  expect(requests).toEqual([]);
  expect(await get(photo)).toBeUndefined();
  expect(requests).toEqual(["/a"]);
});

test("a file that never ends is left after the last byte it may have", async () => {
  let isClosed = false;
  const { get } = await startFileServer((_request, response) => {
    response.writeHead(200, { "content-type": "image/png" });
    const timer = setInterval(() => response.write(Buffer.alloc(400)), 5);
    response.on("close", () => {
      isClosed = true;
      clearInterval(timer);
    });
  });
  expect(await get(photo)).toBeUndefined();
  await expect.poll(() => isClosed).toBe(true);
});

test("a slow server is given up, and one that fails is worth another try", async () => {
  const slowServer = await startFileServer((_request, response) =>
    response.writeHead(200, { "content-type": "image/png" }).write("x"),
  );
  await expect(slowServer.get(photo)).rejects.toThrow();
  const failingServer = await startFileServer((_request, response) =>
    response.writeHead(503).end(),
  );
  await expect(failingServer.get(photo)).rejects.toThrow("503");
});

test("another type of file is none", async () => {
  const { get } = await startFileServer((_request, response) =>
    response.writeHead(200, { "content-type": "image/svg+xml" }).end("<svg/>"),
  );
  expect(await get(photo)).toBeUndefined();
});
