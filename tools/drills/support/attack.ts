import { randomInt } from "node:crypto";
import { once } from "node:events";
import { request } from "node:http";
import { connect, type Socket } from "node:net";
import { Worker } from "node:worker_threads";

/** Each request comes from a different visitor: few drills are about rate limits. */
export const makeRandomIp = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;

export interface HostileRequest {
  method: string;
  url: string;
  type: string;
  body: string | Buffer;
  origin: string;
  cookie?: string;
}

/** The status of the response; 0 when the server hung up, which is its right. */
export const send = ({
  method,
  url,
  type,
  body,
  origin,
  cookie,
}: HostileRequest): Promise<number> =>
  new Promise((resolve) => {
    const headers = {
      "content-type": type,
      "content-length": Buffer.byteLength(body),
      "x-forwarded-for": makeRandomIp(),
      origin,
      ...(cookie && { cookie }),
    };
    const outgoing = request(url, { method, headers, agent: false }, (response) => {
      response.resume();
      response.on("end", () => resolve(response.statusCode ?? 0));
      response.on("error", () => resolve(response.statusCode ?? 0));
    });
    outgoing.on("error", () => resolve(0));
    outgoing.setTimeout(40_000, () => outgoing.destroy());
    outgoing.end(body);
  });

export function* takeFirst<Item>(items: Iterable<Item>, count: number): Generator<Item> {
  let left = count;
  for (const item of items) {
    if (left-- <= 0) return;
    yield item;
  }
}

/** Connections that never finish: half of them their headers, half of them a body without an end. */
export function openSlowConnections(origin: string, path: string, count: number) {
  const { hostname, port } = new URL(origin);
  const statuses: number[] = [];
  /** After how many milliseconds the server ended each. */
  const endedAfterMs: number[] = [];
  const startedAt = performance.now();
  const sockets: Socket[] = [];
  const timers: NodeJS.Timeout[] = [];
  let isOver = false;
  for (let index = 0; index < count; index++) {
    const socket = connect(Number(port), hostname);
    sockets.push(socket);
    const isBody = index % 2 === 0;
    const head = `POST ${path} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nX-Forwarded-For: ${makeRandomIp()}\r\n`;
    const kind =
      "Content-Type: application/x-www-form-urlencoded\r\nTransfer-Encoding: chunked\r\n\r\n";
    socket.on("error", () => {});
    socket.on("data", (data) => {
      const [, status] = /^HTTP\/1\.1 (\d{3})/.exec(data.toString("latin1")) ?? [];
      if (status) statuses.push(Number(status));
    });
    // An early refusal isn't the end: the connection stays open until its request is whole or its time is up.
    socket.on("close", () => {
      if (!isOver) endedAfterMs.push(performance.now() - startedAt);
    });
    socket.on("connect", () => {
      socket.write(isBody ? head + kind : head);
      const writeNextPiece = () =>
        socket.writable && socket.write(isBody ? "1\r\na\r\n" : "X-A: b\r\n");
      timers.push(setInterval(writeNextPiece, 1000));
    });
  }
  return {
    statuses,
    endedAfterMs,
    close() {
      isOver = true;
      for (const timer of timers) clearInterval(timer);
      for (const socket of sockets) socket.destroy();
    },
  };
}

interface VisitResults {
  waits: number[];
  failures: string[];
}

/** Visitors in a thread of their own, so that what they wait for is the servers and not this drill. */
export function startVisitors(urls: string[], perSecond: number) {
  const worker = new Worker(new URL("visitors.worker.ts", import.meta.url), {
    workerData: { urls, perSecond },
  });
  return {
    async stop() {
      const result = once(worker, "message") as Promise<[VisitResults]>;
      worker.postMessage("stop");
      const [{ waits, failures }] = await result;
      waits.sort((a, b) => a - b);
      return { waits, failures, p99: waits[Math.floor(waits.length * 0.99)] ?? Infinity };
    },
  };
}
