import { backdateDemoRegistrations } from "../../e2e/support/session.ts";
import { startStack } from "../../scripts/stack/stack.ts";

/** The stack of the journeys, whose processes can be asked which functions they ran. */
export default async function setup(): Promise<() => Promise<void>> {
  const stack = await startStack({
    database: "boab_e2e",
    apiPort: 4100,
    webPort: 3100,
    withWeb: true,
    env: { NODE_OPTIONS: "--inspect=127.0.0.1:0" },
  });
  await backdateDemoRegistrations();
  return () => stack.stop();
}
