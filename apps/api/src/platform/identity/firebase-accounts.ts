import { z } from "zod";
import { type PasswordResetResult, ProviderUnreachableError } from "./identity.ts";

export interface IdentitySettings {
  projectId: string;
  apiKey: string;
  /** Set in development and tests. */
  emulatorHost: string | undefined;
}

const timeoutMs = 8_000;

const ResetResponse = z.object({ email: z.string() });
const SignInResponse = z.object({ idToken: z.string() });
const Refusal = z.object({ error: z.object({ message: z.string() }) });

const expiredCodePattern =
  /^(INVALID|EXPIRED)_OOB_CODE|^USER_DISABLED|^USER_NOT_FOUND|^EMAIL_NOT_FOUND/;
const weakPasswordPattern = /^WEAK_PASSWORD|^PASSWORD_DOES_NOT_MEET_REQUIREMENTS/;

export async function resetPassword(
  settings: IdentitySettings,
  oobCode: string,
  newPassword: string,
): Promise<PasswordResetResult> {
  const response = await post(settings, "resetPassword", { oobCode, newPassword });
  const body: unknown = await response.json();
  if (response.ok) return { ok: true, email: ResetResponse.parse(body).email };
  const { message } = Refusal.parse(body).error;
  if (expiredCodePattern.test(message)) return { ok: false, reason: "expired" };
  if (weakPasswordPattern.test(message)) return { ok: false, reason: "weak" };
  throw new Error(`The identity provider refused a password reset: ${message}`);
}

/** Signs in and returns the ID token. */
export async function signInWithPassword(
  settings: IdentitySettings,
  email: string,
  password: string,
): Promise<string> {
  const body = { email, password, returnSecureToken: true };
  const response = await post(settings, "signInWithPassword", body);
  if (!response.ok) throw new Error(`The identity provider refused a sign-in: ${response.status}`);
  return SignInResponse.parse(await response.json()).idToken;
}

/**
 * These calls of the browser's SDK are missing in the admin SDK: https://firebase.google.com/docs/reference/rest/auth
 */
async function post(
  { projectId, apiKey, emulatorHost }: IdentitySettings,
  call: "resetPassword" | "signInWithPassword",
  body: object,
): Promise<Response> {
  const host = emulatorHost ? `http://${emulatorHost}/` : "https://";
  const response = await fetch(
    `${host}identitytoolkit.googleapis.com/v1/accounts:${call}?key=${apiKey}`,
    {
      method: "POST",
      headers: {
        "content-type": "application/json",
        // The emulator serves several projects and knows none of their keys.
        ...(emulatorHost && { authorization: "Bearer owner" }),
      },
      body: JSON.stringify({ ...body, ...(emulatorHost && { targetProjectId: projectId }) }),
      signal: AbortSignal.timeout(timeoutMs),
    },
  ).catch((cause: unknown) => {
    throw new ProviderUnreachableError(`${call} got no response`, { cause });
  });
  // The error comes from the provider or a proxy in front of it, so the body need not be JSON.
  if (response.status >= 500) throw new ProviderUnreachableError(`${call}: ${response.status}`);
  return response;
}
