import { readFileSync } from "node:fs";
import Fastify from "fastify";
import pg from "pg";
import type { Sample } from "../area.ts";
import { responses } from "./responses.ts";

// The least a server can do and still give the same responses: it looks up the statements of a
// path, runs them one after the other, and shapes the rows. It checks, limits, counts and logs
// nothing.
const [area = "", samplesFile = "", port = "", databaseUrl = "", pool = ""] = process.argv.slice(2);
const samples = JSON.parse(readFileSync(samplesFile, "utf8")) as Sample[];
const byPath = new Map(samples.map((sample) => [sample.path, sample]));
const database = new pg.Pool({ connectionString: databaseUrl, max: Number(pool) });
const shape = responses[area];
if (!shape) throw new Error(`nothing shapes the responses of ${area}`);

const server = Fastify();
server.get("/*", async (request) => {
  const sample = byPath.get(request.url);
  if (!sample) throw new Error(`${request.url} was not recorded`);
  const results = [];
  for (const { sql, parameters } of sample.statements)
    results.push((await database.query(sql, parameters)).rows);
  return shape(results, sample.response);
});
await server.listen({ port: Number(port), host: "127.0.0.1" });
