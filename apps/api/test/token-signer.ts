import { generateKeyPairSync, sign } from "node:crypto";

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString("base64url");

/** Signs tokens as the identity provider does; `keys` is what it would publish. */
export function makeTokenSigner(keyId = "own") {
  const { privateKey, publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  return {
    keys: { [keyId]: publicKey.export({ type: "spki", format: "pem" }).toString() },
    sign(claims: object, header: object = { alg: "RS256", typ: "JWT", kid: keyId }): string {
      const signingInput = `${encode(header)}.${encode(claims)}`;
      return `${signingInput}.${sign("sha256", Buffer.from(signingInput), privateKey).toString("base64url")}`;
    },
  };
}

/** The claims of somebody's session, which lasts an hour. */
export function makeSessionClaims(userId: string, projectId: string, signedInAt: Date) {
  const now = Math.floor(Date.now() / 1000);
  return {
    iss: `https://session.firebase.google.com/${projectId}`,
    aud: projectId,
    sub: userId,
    email: `${userId}@demo.boab.example`,
    emailVerified: true,
    auth_time: Math.floor(signedInAt.getTime() / 1000),
    iat: now,
    exp: now + 60 * 60,
  };
}
