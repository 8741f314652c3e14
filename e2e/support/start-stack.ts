import { startStack } from "../../scripts/stack/stack.ts";
import { backdateDemoRegistrations } from "./session.ts";

/** Starts the production build with real services, once for all tests. */
export default async function setup(): Promise<() => Promise<void>> {
  const stack = await startStack({
    database: "boab_e2e",
    apiPort: 4100,
    webPort: 3100,
    withWeb: true,
  });
  await backdateDemoRegistrations();
  return () => stack.stop();
}
