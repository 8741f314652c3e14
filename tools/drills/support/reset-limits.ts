import { run } from "../../../scripts/lib/run.ts";
import { redisDatabase } from "../../../scripts/stack/slot.ts";

/** A drill that is not about rate limits may ask more often than a person. */
export const resetLimits = (): Promise<unknown> =>
  run("redis-cli", ["-p", "63790", "-n", String(redisDatabase), "flushdb"]);
