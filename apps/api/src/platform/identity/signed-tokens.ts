import { decodeJwt, errors, type JWTHeaderParameters, jwtVerify } from "jose";
import { z } from "zod";
import { type Clock, systemClock } from "../clock/clock.ts";
import { makeProviderKeys } from "./provider-keys.ts";

const Claims = z.object({
  iss: z.string(),
  aud: z.string(),
  sub: z.string().min(1).max(128),
  exp: z.number(),
  auth_time: z.number(),
  email: z.string().optional(),
  email_verified: z.boolean().optional(),
  name: z.unknown().optional(),
  picture: z.string().optional(),
});
export type Claims = z.infer<typeof Claims>;

/** The expected issuer of a kind of token, and the URL of the keys that sign it. */
interface TokenKind {
  issuer: string;
  keysUrl: string;
}

export const sessionTokens: TokenKind = {
  issuer: "https://session.firebase.google.com/",
  keysUrl: "https://www.googleapis.com/identitytoolkit/v3/relyingparty/publicKeys",
};

export const idTokens: TokenKind = {
  issuer: "https://securetoken.google.com/",
  keysUrl:
    "https://www.googleapis.com/robot/v1/metadata/x509/securetoken@system.gserviceaccount.com",
};

/**
 * Reads the claims of tokens that the provider signed for our project; undefined for a forged, expired or foreign
 * token. We cache the keys ourselves, because the SDK drops them once they are due for renewal and then rejects every
 * session as forged: https://firebase.google.com/docs/auth/admin/verify-id-tokens
 */
export function makeTokenVerifier(
  { issuer, keysUrl }: TokenKind,
  projectId: string,
  onFailure: (cause: unknown) => void,
  clock: Clock = systemClock,
) {
  const findKey = makeProviderKeys(keysUrl, clock, onFailure);
  const expected = { issuer: issuer + projectId, audience: projectId };

  async function requireKey({ kid = "" }: JWTHeaderParameters) {
    const key = await findKey(kid);
    if (!key) throw new errors.JWKSNoMatchingKey();
    return key;
  }

  async function read(token: string): Promise<Claims | undefined> {
    // A token of another issuer is rejected without fetching keys.
    if (decodeJwt(token).iss !== expected.issuer) return undefined;
    const { payload } = await jwtVerify(token, requireKey, {
      ...expected,
      algorithms: ["RS256"],
      requiredClaims: ["exp"],
      currentDate: clock(),
    });
    return Claims.safeParse(payload).data;
  }

  return (token: string): Promise<Claims | undefined> => read(token).catch(ignoreInvalidToken);
}

function ignoreInvalidToken(error: unknown): undefined {
  if (error instanceof errors.JOSEError) return undefined;
  throw error;
}
