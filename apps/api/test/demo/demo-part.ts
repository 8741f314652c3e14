import type { Config } from "#platform/config/config.ts";
import type { Services } from "../../src/wiring.ts";

/** What one area puts into the demo. Loading twice adds nothing twice; the sentence says what is there now. */
export type DemoPart = (services: Services, config: Config) => Promise<string>;
