import { setTimeout as sleep } from "node:timers/promises";
import { AppError } from "../errors/app-error.ts";
import { type Identity, ProviderOutOfReach } from "./identity.ts";

/** The provider's SDK tries for two minutes; a person at the sign-in form has left by then. */
const PATIENCE_MS = 8_000;

const sentence = "We can't reach our sign-in service right now. Please try again in a few minutes.";

const notAvailable = (cause: unknown) => new AppError("not_available", { sentence, cause });

/** The SDK's codes for trouble of its own: no connection, no response in time, or one that breaks off. */
const isOutOfReach = (error: unknown): boolean =>
  error instanceof ProviderOutOfReach ||
  String((error as { code?: unknown }).code).startsWith("app/");

type Call = (...args: never[]) => Promise<unknown>;

/** Calls the provider fails to answer end as "not available", with a sentence, within the time limit. */
export function makePatient(identity: Identity, patienceMs = PATIENCE_MS): Identity {
  const patient =
    (call: Call): Call =>
    async (...args) => {
      const isDone = new AbortController();
      const givenUp = sleep(patienceMs, undefined, { signal: isDone.signal }).then(() => {
        throw notAvailable(new Error("The identity provider did not respond in time"));
      });
      try {
        return await Promise.race([call(...args), givenUp]);
      } catch (error) {
        if (isOutOfReach(error)) throw notAvailable(error);
        throw error;
      } finally {
        isDone.abort();
        givenUp.catch(() => {});
      }
    };
  const { close, ...calls } = identity;
  const patientCalls = Object.entries(calls).map(([name, call]) => [name, patient(call as Call)]);
  return { ...Object.fromEntries(patientCalls), close };
}
