import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { plannerOptions } from "../../../apps/api/src/platform/db/db.ts";
import { repositoryRoot } from "../../../scripts/lib/paths.ts";
import { getSlotPort } from "../../../scripts/stack/slot.ts";
import type { Sample } from "../area.ts";
import { databaseUrl } from "../data/database.ts";
import { makeTrustedKeyArguments } from "../identity/sessions.ts";
import { buildApiEnvironment, databasePoolSize } from "../settings.ts";
import type { Contender } from "./contender.ts";
import { startPgbench } from "./pgbench.ts";
import { startServer } from "./server-process.ts";

/** Three ways to the same responses, the barest first. */
export async function startContenders(
  area: string,
  database: string,
  samples: Map<string, Sample[]>,
): Promise<Contender[]> {
  const getSamples = (query: string) => samples.get(query) ?? [];
  const allSamples = [...samples.values()].flat();
  const [thinPort, apiPort] = [getSlotPort(4310), getSlotPort(4320)];
  const api = await startServer({
    name: "API",
    arguments: [...makeTrustedKeyArguments(), "apps/api/src/main.http.ts"],
    env: buildApiEnvironment(database, apiPort),
    port: apiPort,
    readyPath: "/health/ready",
    getSamples,
  });
  const file = join(repositoryRoot, ".cache/bench/samples.json");
  writeFileSync(file, JSON.stringify(allSamples));
  const url = databaseUrl(database);
  const thinServer = await startServer({
    name: "thin",
    arguments: [
      "tools/bench/thin/server.ts",
      area,
      file,
      String(thinPort),
      url,
      String(databasePoolSize),
    ],
    env: { NODE_ENV: "production", PGOPTIONS: plannerOptions },
    port: thinPort,
    readyPath: allSamples[0]?.path ?? "",
    getSamples,
  });
  return [startPgbench(database, samples), thinServer, api];
}
