import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sessionTokens } from "../../../apps/api/src/platform/identity/signed-tokens.ts";
import { repositoryRoot } from "../../../scripts/lib/paths.ts";

// The API fetches the identity provider's public keys once in some hours. Loaded before it, this hands it the bench's
// key instead, so that every session is verified as in production, without the provider.
const keys = readFileSync(join(repositoryRoot, ".cache/bench/identity-keys.json"));
const originalFetch = globalThis.fetch;
globalThis.fetch = async (target, options) =>
  target === sessionTokens.keysUrl ? new Response(keys) : originalFetch(target, options);
