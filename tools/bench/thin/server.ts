import { readFileSync } from "node:fs";
import Fastify from "fastify";
import pg from "pg";
import { makeTimedCache } from "../../../apps/api/src/platform/cache/timed-cache.ts";
import { cacheTtlMs, type Sample } from "../area.ts";
import { responses } from "./responses.ts";
import { type Rows, runStatement } from "./rows.ts";

// The least a server can do and still give the same responses: it looks up the statements of a path, runs
// them one after the other, and shapes the rows. It prepares and caches what the API prepares and caches. It
// checks, limits, counts and logs nothing.
const [area = "", samplesFile = "", port = "", databaseUrl = "", poolSize = ""] =
  process.argv.slice(2);
const samples = JSON.parse(readFileSync(samplesFile, "utf8")) as Sample[];
const samplesByPath = new Map(samples.map((sample) => [sample.path, sample]));
const makeWriteKey = (cookie: string | undefined, body: unknown) =>
  `${cookie} ${JSON.stringify(body)}`;
const sampleByWriteKey = new Map(
  samples.map((sample) => [makeWriteKey(sample.cookie, sample.body), sample]),
);
const database = new pg.Pool({ connectionString: databaseUrl, max: Number(poolSize) });
const cache = makeTimedCache<Rows>({ clock: () => new Date(), ttlMs: cacheTtlMs, maxKeys: 1_000 });
const shape = responses[area];
if (!shape) throw new Error(`nothing shapes the responses of ${area}`);

const server = Fastify();
server.get("/*", async (request) => {
  const sample = samplesByPath.get(request.url);
  if (!sample) throw new Error(`${request.url} was not recorded`);
  const results = [];
  for (const [index, statement] of sample.statements.entries())
    results.push(
      await (statement.isCached
        ? cache.get(`${index} ${request.url}`, () => runStatement(database, statement))
        : runStatement(database, statement)),
    );
  return shape(results, sample.response);
});
server.post("/*", async (request, reply) => {
  const sample = sampleByWriteKey.get(makeWriteKey(request.headers.cookie, request.body));
  if (!sample) throw new Error(`${request.url} was not recorded with this body`);
  const client = await database.connect();
  try {
    const results = [];
    await client.query("begin");
    for (const statement of sample.statements) results.push(await runStatement(client, statement));
    await client.query("commit");
    reply.code(201);
    return shape(results, sample.response);
  } finally {
    client.release();
  }
});
await server.listen({ port: Number(port), host: "127.0.0.1" });
