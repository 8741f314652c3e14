import { Agent, type IncomingHttpHeaders, request } from "node:http";

export interface SentRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: Buffer | string;
}

export interface Answer {
  /** 0 when the server hung up. */
  status: number;
  ms: number;
  headers: IncomingHttpHeaders;
  text: string;
}

/** Sends whatever it is given over a few connections that stay open; after six seconds it gives up. */
export function makeSender(origin: string, connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const { hostname, port } = new URL(origin);

  const send = ({ method, path, headers, body }: SentRequest): Promise<Answer> =>
    new Promise((resolve) => {
      const startedAt = performance.now();
      const done = (status: number, given: IncomingHttpHeaders = {}, text = "") =>
        resolve({ status, ms: performance.now() - startedAt, headers: given, text });
      const length = body !== undefined && { "content-length": Buffer.byteLength(body) };
      const outgoing = request(
        { hostname, port, method, path, agent, headers: { ...headers, ...length } },
        (response) => {
          const parts: Buffer[] = [];
          response.on("data", (part: Buffer) => parts.push(part));
          response.on("end", () =>
            done(response.statusCode ?? 0, response.headers, Buffer.concat(parts).toString()),
          );
          response.on("error", () => done(0));
        },
      );
      outgoing.on("error", () => done(0));
      outgoing.setTimeout(6_000, () => outgoing.destroy());
      outgoing.end(body);
    });

  return { send, close: () => agent.destroy() };
}

/** Does all of it, some at once. */
export async function runInParallel<Item>(
  items: Iterable<Item>,
  concurrency: number,
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  const queue = items[Symbol.iterator]();
  const runWorker = async () => {
    for (let next = queue.next(); !next.done; next = queue.next()) await work(next.value);
  };
  await Promise.all(Array.from({ length: concurrency }, runWorker));
}
