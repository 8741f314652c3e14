import { StripeError } from "./stripe-error.ts";

/** The secret key of a request. Any test key is right; a live key has no business here. */
export function checkKey(authorization: string | undefined): void {
  const key = readKey(authorization);
  if (key === undefined)
    throw makeRefusedKeyError(
      "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth.",
    );
  if (/^(sk|rk)_live_/.test(key))
    throw makeRefusedKeyError("A live key reached the sandbox. Keep live keys away from it.");
  if (!/^(sk|rk)_test_\w+$/.test(key))
    throw makeRefusedKeyError(`Invalid API Key provided: ${mask(key)}`);
}

function readKey(authorization = ""): string | undefined {
  const [scheme, value = ""] = authorization.split(" ");
  if (scheme === "Bearer" && value) return value;
  if (scheme === "Basic" && value)
    return Buffer.from(value, "base64").toString().split(":")[0] || undefined;
  return undefined;
}

const mask = (key: string) => `${key.slice(0, 8)}${"*".repeat(8)}`;

function makeRefusedKeyError(message: string): StripeError {
  return new StripeError(401, { type: "invalid_request_error", message });
}
