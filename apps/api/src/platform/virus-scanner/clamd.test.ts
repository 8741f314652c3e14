import { createServer, type Socket } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { ScannerUnavailableError, scanWithClamd } from "./clamd.ts";

/** A daemon that speaks clamd's protocol: it reads a whole stream, remembers it and gives this verdict. */
async function startDaemon(verdict: string) {
  const received: Buffer[] = [];
  const server = createServer((socket: Socket) => {
    let all = Buffer.alloc(0);
    socket.on("data", (part: Buffer) => {
      all = Buffer.concat([all, part]);
      let at = "zINSTREAM\0".length;
      const chunks: Buffer[] = [];
      while (at + 4 <= all.length) {
        const length = all.readUInt32BE(at);
        if (length === 0) {
          received.push(Buffer.concat(chunks));
          socket.end(`${verdict}\0`);
          return;
        }
        chunks.push(all.subarray(at + 4, at + 4 + length));
        at += 4 + length;
      }
    });
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  onTestFinished(() => void server.close());
  const { port } = server.address() as { port: number };
  return { settings: { host: "127.0.0.1", port }, received };
}

const file = Buffer.alloc(150_000, "résumé ");

test("a file is sent whole, and one without a virus passes", async () => {
  const { settings, received } = await startDaemon("stream: OK");
  expect(await scanWithClamd(settings, file)).toBeUndefined();
  expect(received.map((bytes) => bytes.equals(file))).toEqual([true]);
});

test("what the scanner found has its name", async () => {
  const { settings } = await startDaemon("stream: Eicar-Signature FOUND");
  expect(await scanWithClamd(settings, file)).toBe("Eicar-Signature");
});

test.each(["INSTREAM size limit exceeded. ERROR", "", "stream: FOUND"])(
  "the answer %j is no verdict",
  async (answer) => {
    const { settings } = await startDaemon(answer);
    await expect(scanWithClamd(settings, file)).rejects.toThrow(ScannerUnavailableError);
  },
);

test("a scanner that is away gives no verdict", async () => {
  const { settings } = await startDaemon("stream: OK");
  const nobody = { ...settings, port: 1 };
  await expect(scanWithClamd(nobody, file)).rejects.toThrow(ScannerUnavailableError);
});
