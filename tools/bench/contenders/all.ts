import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { plannerOptions } from "../../../apps/api/src/platform/db/db.ts";
import { repositoryRoot } from "../../../scripts/lib/paths.ts";
import { portInSlot } from "../../../scripts/stack/slot.ts";
import type { Sample } from "../area.ts";
import { databaseUrl } from "../data/database.ts";
import { makeTrustedKeyArguments } from "../identity/sessions.ts";
import { apiEnvironment, databasePoolSize } from "../settings.ts";
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
  const everySample = [...samples.values()].flat();
  const [thinPort, apiPort] = [portInSlot(4310), portInSlot(4320)];
  const api = await startServer({
    name: "API",
    arguments: [...makeTrustedKeyArguments(), "apps/api/src/main.http.ts"],
    env: apiEnvironment(database, apiPort),
    port: apiPort,
    readyPath: "/health/ready",
    getSamples,
  });
  const file = join(repositoryRoot, ".cache/bench/samples.json");
  writeFileSync(file, JSON.stringify(everySample));
  const url = databaseUrl(database);
  const thin = await startServer({
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
    readyPath: everySample[0]?.path ?? "",
    getSamples,
  });
  return [startPgbench(database, samples), thin, api];
}
