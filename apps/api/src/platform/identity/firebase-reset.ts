import { z } from "zod";
import type { PasswordVerdict } from "./identity.ts";

export interface IdentitySettings {
  projectId: string;
  apiKey: string;
  /** Set in development and tests. */
  emulatorHost: string | undefined;
}

const patienceMs = 8_000;

const Done = z.object({ email: z.string() });
const Refusal = z.object({ error: z.object({ message: z.string() }) });

const expired = /^(INVALID|EXPIRED)_OOB_CODE|^USER_DISABLED|^USER_NOT_FOUND|^EMAIL_NOT_FOUND/;
const weak = /^WEAK_PASSWORD|^PASSWORD_DOES_NOT_MEET_REQUIREMENTS/;

/**
 * Redeems a reset code. The admin SDK cannot, so this is the call of the browser's SDK:
 * https://firebase.google.com/docs/reference/rest/auth#section-confirm-reset-password
 */
export async function resetPassword(
  { projectId, apiKey, emulatorHost }: IdentitySettings,
  oobCode: string,
  newPassword: string,
): Promise<PasswordVerdict> {
  const host = emulatorHost ? `http://${emulatorHost}/` : "https://";
  const url = `${host}identitytoolkit.googleapis.com/v1/accounts:resetPassword?key=${apiKey}`;
  const response = await fetch(url, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      // The emulator serves several projects and knows none of their keys.
      ...(emulatorHost && { authorization: "Bearer owner" }),
    },
    body: JSON.stringify({
      oobCode,
      newPassword,
      ...(emulatorHost && { targetProjectId: projectId }),
    }),
    signal: AbortSignal.timeout(patienceMs),
  });
  const body: unknown = await response.json();
  if (response.ok) return { ok: true, email: Done.parse(body).email };
  const { message } = Refusal.parse(body).error;
  if (expired.test(message)) return { ok: false, reason: "expired" };
  if (weak.test(message)) return { ok: false, reason: "weak" };
  throw new Error(`The identity provider refused a password reset: ${message}`);
}
