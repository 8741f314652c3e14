import { generateKeyPairSync, sign } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sessionCookieName } from "../../apps/api/src/platform/http/session-cookie.ts";
import { repositoryRoot } from "../../scripts/lib/paths.ts";
import { apiEnvironment } from "../settings.ts";

const keyId = "bench";
const hour = 60 * 60;
const { privateKey, publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString("base64url");

/** The cookie of somebody who signed in just now, signed as the identity provider would. */
export function sessionCookieOf(userId: string): string {
  const { IDENTITY_PROJECT_ID: project = "" } = apiEnvironment("", 0);
  const now = Math.floor(Date.now() / 1000);
  const claims = {
    iss: `https://session.firebase.google.com/${project}`,
    aud: project,
    sub: userId,
    email: `${userId}@demo.boab.example`,
    email_verified: true,
    // Ahead of the clock, because the provider, which isn't there, is asked about older ones.
    auth_time: now + hour,
    iat: now,
    exp: now + hour,
  };
  const signed = `${encode({ alg: "RS256", typ: "JWT", kid: keyId })}.${encode(claims)}`;
  const signature = sign("sha256", Buffer.from(signed), privateKey).toString("base64url");
  return `${sessionCookieName}=${signed}.${signature}`;
}

/** Node's arguments that make the API trust these sessions and check them as in production. */
export function trustingArguments(): string[] {
  const folder = join(repositoryRoot, ".cache/bench");
  mkdirSync(folder, { recursive: true });
  const pem = publicKey.export({ type: "spki", format: "pem" });
  writeFileSync(join(folder, "identity-keys.json"), JSON.stringify({ [keyId]: pem }));
  return ["--import", "./bench/identity/trust-own-keys.ts"];
}
