import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { repositoryRoot } from "../../scripts/lib/paths.ts";

// The API fetches the identity provider's public keys once in some hours. Loaded before it, this hands it the bench's
// key instead, so that every session is verified as in production, without the provider.
const file = join(repositoryRoot, "node_modules/firebase-admin/lib/utils/jwt.js");
const { UrlKeyFetcher } = createRequire(import.meta.url)(file);
const keys = JSON.parse(
  readFileSync(join(repositoryRoot, ".cache/bench/identity-keys.json"), "utf8"),
);
UrlKeyFetcher.prototype.fetchPublicKeys = async () => keys;
