import { breakSource } from "./break-source.ts";

// For the drill `outages`: keys that are due to be renewed are dropped at once.
breakSource([
  [
    "identity/provider-keys.ts",
    "const known = list && now() < list.freshUntil + maxStaleMs ? list.keys.get(id) : undefined;",
    "const known = undefined;",
  ],
]);
