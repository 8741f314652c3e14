import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { plannerOptions } from "../../../apps/api/src/platform/db/db.ts";
import { makeStatementNamer } from "../../../apps/api/src/platform/db/prepared.ts";
import { run } from "../../../scripts/lib/run.ts";
import type { Sample } from "../area.ts";
import { databaseUrl } from "../data/database.ts";
import { databasePoolSize } from "../settings.ts";
import type { Contender } from "./contender.ts";

/** Debian installs it beside the server, not on the path. */
const program = "/usr/lib/postgresql/15/bin/pgbench";

/** It takes this many scripts, so each run takes the next ones; the servers are asked all samples. */
const maxScripts = 128;

/** As PostgreSQL reads a value in text form. */
function formatLiteral(value: unknown): string {
  if (value instanceof Uint8Array) return `\\x${Buffer.from(value).toString("hex")}`;
  if (Array.isArray(value)) return `{${value.map((item) => JSON.stringify(item)).join(",")}}`;
  return value instanceof Date ? value.toISOString() : String(value);
}

/** pgbench reads `:MI` in a time pattern as a variable, so such a text is built from two. */
const escapeColons = (sql: string) => sql.replace(/(?<!:):(?=\w)/g, ":' || '");

/** `$3` of the second statement of the fifth sample becomes its own variable. */
function makeScript(sample: Sample, number: number) {
  const variables: string[] = [];
  const uncachedStatements = sample.statements.filter(({ isCached }) => !isCached);
  const statements = uncachedStatements.map(({ sql, parameters }, index) => {
    const references = parameters.map((value, position) => {
      const text = formatLiteral(value);
      // Variables cannot be empty.
      if (text === "") return "''";
      const name = `v${number}_${index}_${position}`;
      variables.push("-D", `${name}=${text}`);
      return `:${name}`;
    });
    const statementText = escapeColons(sql).replace(
      /\$(\d+)/g,
      (_, nr) => references[nr - 1] ?? "null",
    );
    return `${statementText};\n`;
  });
  const text = statements.join("");
  return { text: sample.body === undefined ? text : `begin;\n${text}commit;\n`, variables };
}

/** Planned for their values each time or once for all, as the API sends them. */
const chooseProtocol = (samples: Sample[]) =>
  samples.every(({ statements }) =>
    statements.every(({ sql, isCached }) => isCached || makeStatementNamer()(sql)),
  )
    ? "prepared"
    : "extended";

/**
 * The same statements run by PostgreSQL's own load generator, over as many connections as the servers
 * have. What the API caches is left out: it is read once in many requests.
 */
export function startPgbench(database: string, samples: Map<string, Sample[]>): Contender {
  const folder = mkdtempSync(join(tmpdir(), "boab-bench-"));
  let turn = 0;
  return {
    name: "SQL",
    async run(query, seconds) {
      const all = samples.get(query) ?? [];
      const from = (turn++ * maxScripts) % Math.max(1, all.length);
      const chosenScripts = [...all.slice(from), ...all.slice(0, from)].slice(0, maxScripts);
      const scripts = chosenScripts.map(makeScript);
      const files = scripts.flatMap(({ text }, number) => {
        const file = join(folder, `${number}.sql`);
        writeFileSync(file, text);
        return ["-f", file];
      });
      const log = join(folder, "log");
      const options = `-n -M ${chooseProtocol(chosenScripts)} -c ${databasePoolSize} -j 2 -T ${seconds} -l --log-prefix ${log}`;
      await run(
        program,
        [
          ...options.split(" "),
          ...scripts.flatMap(({ variables }) => variables),
          ...files,
          databaseUrl(database),
        ],
        { env: { ...process.env, PGOPTIONS: plannerOptions } },
      );
      return { latenciesMs: readLatencies(folder), cpuMs: null };
    },
    stop: async () => rmSync(folder, { recursive: true }),
  };
}

/** The third column of its log is microseconds. */
function readLatencies(folder: string): number[] {
  const logs = readdirSync(folder).filter((name) => name.startsWith("log"));
  return logs.flatMap((name) => {
    const file = join(folder, name);
    const lines = readFileSync(file, "utf8").trim().split("\n").filter(Boolean);
    rmSync(file);
    return lines.map((line) => Number(line.split(" ")[2]) / 1000);
  });
}
