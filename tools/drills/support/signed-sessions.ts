import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { sessionCookieName } from "../../../apps/api/src/platform/http/session-cookie.ts";
import { makeSessionClaims, makeTokenSigner } from "../../../apps/api/test/token-signer.ts";

/**
 * Sessions as production has them: signed, and verified with published keys, which are good for a second here. The
 * emulator's are not signed, and it would be asked about each. The API needs `trust-drill-keys.ts` and the settings of
 * `trusting`.
 */
export async function openSignedSessions(projectId: string) {
  const signer = makeTokenSigner();
  const server = createServer((_, response) => {
    response.setHeader("cache-control", "max-age=1");
    response.end(JSON.stringify(signer.keys));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    port: (server.address() as AddressInfo).port,
    makeSessionCookie: (userId: string, signedInAt = new Date()) =>
      `${sessionCookieName}=${signer.sign(makeSessionClaims(userId, projectId, signedInAt))}`,
    makeTrustEnv: (port: number) => ({ DRILL_KEYS_URL: `http://127.0.0.1:${port}/` }),
    stop: () => server.close(),
  };
}
