import { setTimeout as sleep } from "node:timers/promises";
import { AppError } from "../errors/app-error.ts";
import { type IdentityProvider, ProviderUnreachableError } from "./identity.ts";

/** The provider's SDK tries for two minutes; a person at the sign-in form has left by then. */
const DEFAULT_TIMEOUT_MS = 8_000;

const sentence = "We can't reach our sign-in service right now. Please try again in a few minutes.";

const toNotAvailableError = (cause: unknown) => new AppError("not_available", { sentence, cause });

/** The SDK's codes for connection errors, timeouts and broken responses. */
const isUnreachable = (error: unknown): boolean =>
  error instanceof ProviderUnreachableError ||
  (error instanceof Error && "code" in error && String(error.code).startsWith("app/"));

type Call = (...args: never[]) => Promise<unknown>;

/** Calls that the provider doesn't answer in time fail with "not available" and a sentence. */
export function addIdentityTimeout(
  identity: IdentityProvider,
  timeoutMs = DEFAULT_TIMEOUT_MS,
): IdentityProvider {
  const withTimeout =
    (call: Call): Call =>
    async (...args) => {
      const timerAbort = new AbortController();
      const timeoutFailure = sleep(timeoutMs, undefined, { signal: timerAbort.signal }).then(() => {
        throw toNotAvailableError(new Error("The identity provider did not respond in time"));
      });
      try {
        return await Promise.race([call(...args), timeoutFailure]);
      } catch (error) {
        if (isUnreachable(error)) throw toNotAvailableError(error);
        throw error;
      } finally {
        timerAbort.abort();
        timeoutFailure.catch(() => {});
      }
    };
  const { close, ...calls } = identity;
  const callsWithTimeout = Object.entries(calls).map(([name, call]) => [name, withTimeout(call)]);
  return { ...Object.fromEntries(callsWithTimeout), close };
}
