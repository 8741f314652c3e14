/** A random, unguessable key. `crypto.randomUUID` needs HTTPS, which a phone on the local network doesn't have. */
export const makeIdempotencyKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join("-");
