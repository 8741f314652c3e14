import { randomInt } from "node:crypto";
import { request } from "node:http";
import { connect, type Socket } from "node:net";

/** Each request comes from a different visitor: the drill is about bodies, not about rate limits. */
const someAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;

export interface HostileRequest {
  method: string;
  url: string;
  type: string;
  body: string | Buffer;
  origin: string;
}

/** The status of the response; 0 when the server hung up, which is its right. */
export const send = ({ method, url, type, body, origin }: HostileRequest): Promise<number> =>
  new Promise((resolve) => {
    const headers = {
      "content-type": type,
      "content-length": Buffer.byteLength(body),
      "x-forwarded-for": someAddress(),
      origin,
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

/** Connections that never finish: half of them their headers, half of them a body without an end. */
export function openSlowly(origin: string, path: string, count: number) {
  const { hostname, port } = new URL(origin);
  const statuses: number[] = [];
  const sockets: Socket[] = [];
  const timers: NodeJS.Timeout[] = [];
  for (let index = 0; index < count; index++) {
    const socket = connect(Number(port), hostname);
    sockets.push(socket);
    const isBody = index % 2 === 0;
    const head = `POST ${path} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nX-Forwarded-For: ${someAddress()}\r\n`;
    const kind =
      "Content-Type: application/x-www-form-urlencoded\r\nTransfer-Encoding: chunked\r\n\r\n";
    socket.on("error", () => {});
    socket.on("data", (data) => {
      const [, status] = /^HTTP\/1\.1 (\d{3})/.exec(data.toString("latin1")) ?? [];
      if (status) statuses.push(Number(status));
    });
    socket.on("connect", () => {
      socket.write(isBody ? head + kind : head);
      const drop = () => socket.writable && socket.write(isBody ? "1\r\na\r\n" : "X-A: b\r\n");
      timers.push(setInterval(drop, 1000));
    });
  }
  return {
    statuses,
    close() {
      for (const timer of timers) clearInterval(timer);
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** Ordinary visitors, one after the other on a few connections, and how long each waited. */
export function startVisitors(urls: string[], connections: number) {
  const waits: number[] = [];
  const failures: string[] = [];
  let isRunning = true;
  const visit = async (url: string) => {
    const begun = performance.now();
    const response = await fetch(url, { headers: { "x-forwarded-for": someAddress() } }).catch(
      () => undefined,
    );
    await response?.arrayBuffer().catch(() => undefined);
    waits.push(performance.now() - begun);
    if (response?.status !== 200) failures.push(`${url}: ${response?.status ?? "no answer"}`);
  };
  const visitors = Array.from({ length: connections }, async (_, index) => {
    for (let turn = index; isRunning; turn++) await visit(urls[turn % urls.length] ?? "");
  });
  return {
    async stop() {
      isRunning = false;
      await Promise.all(visitors);
      waits.sort((a, b) => a - b);
      return { waits, failures, p99: waits[Math.floor(waits.length * 0.99)] ?? Infinity };
    },
  };
}
