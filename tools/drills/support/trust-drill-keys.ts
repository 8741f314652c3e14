import { breakSource } from "./break-source.ts";

// For the drills `outages` and `queue-crash`: sessions are signed and verified as in production, with keys that the drill publishes.
breakSource([
  [
    "identity/firebase-identity.ts",
    "const hasSignedTokens = settings.emulatorHost === undefined;",
    "const hasSignedTokens = true;",
  ],
]);

const { DRILL_KEYS_URL: keysUrl = "" } = process.env;
const originalFetch = globalThis.fetch;
globalThis.fetch = (target, options) =>
  originalFetch(
    String(target).startsWith("https://www.googleapis.com/") ? keysUrl : target,
    options,
  );
