import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sessionCookieName } from "../../../apps/api/src/platform/http/session-cookie.ts";
import { makeSessionClaims, makeTokenSigner } from "../../../apps/api/test/token-signer.ts";
import { repositoryRoot } from "../../../scripts/lib/paths.ts";
import { buildApiEnvironment } from "../settings.ts";

const signer = makeTokenSigner();

/** The cookie of somebody who signed in just now, signed as the identity provider would. */
export function makeSessionCookie(userId: string): string {
  const { IDENTITY_PROJECT_ID: project = "" } = buildApiEnvironment("", 0);
  // Ahead of the clock, because the provider, which isn't there, is asked about older ones.
  const signedInAt = new Date(Date.now() + 60 * 60 * 1000);
  return `${sessionCookieName}=${signer.sign(makeSessionClaims(userId, project, signedInAt))}`;
}

/** Node's arguments that make the API trust these sessions and check them as in production. */
export function makeTrustedKeyArguments(): string[] {
  const folder = join(repositoryRoot, ".cache/bench");
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "identity-keys.json"), JSON.stringify(signer.keys));
  return ["--import", "./tools/bench/identity/trust-own-keys.ts"];
}
