import { breakSource } from "./break-source.ts";

// For the drill `dos-soak`: something of every request is kept for ever.
breakSource([
  [
    "http/register-route.ts",
    "export function registerRoute(",
    "const kept: Buffer[] = [];\nexport function registerRoute(",
  ],
  [
    "http/register-route.ts",
    "refuseUndeclaredBody(route, request);\n",
    "kept.push(Buffer.alloc(30_000, 1));\n      refuseUndeclaredBody(route, request);\n",
  ],
]);
