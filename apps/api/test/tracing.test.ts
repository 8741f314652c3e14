import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { makeTestEnvironment } from "./config.ts";
import { dropDatabase, makeDatabaseName, runAdminSql } from "./databases.ts";

interface Span {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
}

interface TraceExport {
  resourceSpans: { scopeSpans: { spans: Span[] }[] }[];
}

const program = fileURLToPath(new URL("../src/main.http.ts", import.meta.url));
const database = makeDatabaseName("test");
const received: string[] = [];
let collector: Server;

const getPort = (server: Server) => (server.address() as AddressInfo).port;

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const port = getPort(server);
  server.close();
  return port;
}

beforeAll(async () => {
  await runAdminSql(`create database "${database}" template "${inject("templateDatabase")}"`);
  // The process may end while it still sends; what it broke off was not received.
  collector = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      received.push(`${request.url} ${Buffer.concat(parts).toString()}`);
      response.setHeader("content-type", "application/json").end("{}");
    });
  }).listen(0, "127.0.0.1");
  await once(collector, "listening");
});

afterAll(async () => {
  collector.closeAllConnections();
  collector.close();
  await dropDatabase(database);
});

/** Starts the API as production does, sends requests, and stops it, so that everything has been sent. */
async function request(paths: string[], settings: Record<string, string>): Promise<number[]> {
  const port = await findFreePort();
  const env = makeTestEnvironment(database, { ...settings, PORT: String(port), HOST: "127.0.0.1" });
  const api = spawn(process.execPath, [program], { env, stdio: "inherit" });
  const apiExit = once(api, "exit");
  const origin = `http://127.0.0.1:${port}`;
  const isReady = () =>
    fetch(`${origin}/health/ready`).then(
      (probe) => probe.ok,
      () => false,
    );
  const statuses: number[] = [];
  try {
    await expect.poll(isReady, { timeout: 100_000, interval: 100 }).toBe(true);
    for (const path of paths) statuses.push((await fetch(`${origin}${path}`)).status);
  } finally {
    api.kill("SIGTERM");
    await apiExit;
  }
  return statuses;
}

const paths = ["/user/by-handle/canary.person", "/dir/business?q=canary-word"];
// A slow machine needs most of it to start the two processes.
const slowTimeout = { timeout: 120_000 };

test(
  "a request is one trace through API and PostgreSQL, and names nobody",
  slowTimeout,
  async () => {
    received.length = 0;
    const endpoint = `http://127.0.0.1:${getPort(collector)}`;
    expect(await request(paths, { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint })).toEqual([404, 200]);

    expect(received.every((line) => line.startsWith("/v1/traces "))).toBe(true);
    const spans = received
      .map((line) => JSON.parse(line.slice("/v1/traces ".length)) as TraceExport)
      .flatMap(({ resourceSpans }) => resourceSpans)
      .flatMap(({ scopeSpans }) => scopeSpans)
      .flatMap((scope) => scope.spans);
    const requests = spans.filter(({ name }) => name.startsWith("GET "));
    expect(requests.map(({ name }) => name)).toEqual([
      "GET /user/by-handle/:handle",
      "GET /dir/business",
    ]);
    for (const { traceId, spanId } of requests) {
      const statements = spans.filter((span) => span.traceId === traceId && span.spanId !== spanId);
      expect(statements.length).toBeGreaterThan(0);
      for (const statement of statements)
        expect(statement).toMatchObject({
          name: expect.stringMatching(/^postgresql (select|with)$/),
          parentSpanId: spanId,
        });
    }
    // Neither path nor query, neither the statement nor its values, and not who asked.
    expect(received.join()).not.toMatch(/canary|from accounts|user_agent|client\.address/i);
  },
);

test("the same requests without a collector send nothing", slowTimeout, async () => {
  received.length = 0;
  expect(await request(paths, {})).toEqual([404, 200]);
  expect(received).toEqual([]);
});
