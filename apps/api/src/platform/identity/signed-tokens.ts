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

/** What is expected of a kind of token, and where the keys it is signed with are published. */
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
 * Reads the claims of tokens the provider signed for our project; undefined for a token that is forged, expired or
 * somebody else's. With our own copy of the keys, because the SDK forgets them once they are due to be renewed and then
 * takes every session for a forged one: https://firebase.google.com/docs/auth/admin/verify-id-tokens
 */
export function makeReadToken(
  { issuer, keysUrl }: TokenKind,
  projectId: string,
  onFailure: (cause: unknown) => void,
  clock: Clock = systemClock,
) {
  const findKey = makeProviderKeys(keysUrl, clock, onFailure);
  const expected = { issuer: issuer + projectId, audience: projectId };

  async function keyOf({ kid = "" }: JWTHeaderParameters) {
    const key = await findKey(kid);
    if (!key) throw new errors.JWKSNoMatchingKey();
    return key;
  }

  async function read(token: string): Promise<Claims | undefined> {
    // What is not meant for us never asks for keys.
    if (decodeJwt(token).iss !== expected.issuer) return undefined;
    const { payload } = await jwtVerify(token, keyOf, {
      ...expected,
      algorithms: ["RS256"],
      requiredClaims: ["exp"],
      currentDate: clock(),
    });
    return Claims.safeParse(payload).data;
  }

  return (token: string): Promise<Claims | undefined> => read(token).catch(undefinedWhenInvalid);
}

function undefinedWhenInvalid(error: unknown): undefined {
  if (error instanceof errors.JOSEError) return undefined;
  throw error;
}
