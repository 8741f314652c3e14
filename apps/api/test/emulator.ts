/**
 * The identity emulator as the browser's SDK sees it, and its admin calls for tests and demo data.
 */
const host = "http://127.0.0.1:9099";
const accountsUrl = `${host}/identitytoolkit.googleapis.com/v1`;

async function post<T>(url: string, body: object, isOwner = false): Promise<T> {
  const response = await fetch(url, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      ...(isOwner && { authorization: "Bearer owner" }),
    },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
  return (await response.json()) as T;
}

/** Email enumeration protection, as production has it: the emulator leaves it off for a new project. */
export async function enableEmailPrivacy(projectId: string): Promise<void> {
  const config = `${host}/identitytoolkit.googleapis.com/v2/projects/${projectId}/config`;
  const response = await fetch(`${config}?updateMask=emailPrivacyConfig`, {
    method: "PATCH",
    headers: { authorization: "Bearer owner", "content-type": "application/json" },
    body: JSON.stringify({ emailPrivacyConfig: { enableImprovedEmailPrivacy: true } }),
  });
  if (!response.ok) throw new Error(`${config}: ${response.status}`);
}

export interface EmulatorUser {
  localId: string;
  email: string;
  password: string;
  displayName: string;
  emailVerified?: boolean;
}

/** Creates the user if missing: an update would end the sessions of everyone who uses it. */
export async function ensureUser(projectId: string, user: EmulatorUser): Promise<void> {
  const project = `${accountsUrl}/projects/${projectId}/accounts`;
  const known = await post<{ users?: object[] }>(
    `${project}:lookup`,
    { localId: [user.localId] },
    true,
  );
  if (known.users) return;
  await post(project, user, true);
  if (user.emailVerified)
    await post(`${project}:update`, { localId: user.localId, emailVerified: true }, true);
}

/** Signs in with email and password; the ID token is what the browser would send us. */
export async function signInForToken(
  projectId: string,
  email: string,
  password: string,
): Promise<string> {
  const response = await post<{ idToken: string }>(
    `${accountsUrl}/accounts:signInWithPassword?key=any`,
    { email, password, returnSecureToken: true, targetProjectId: projectId },
    true,
  );
  return response.idToken;
}

/** Sets a new password with the code of a mailed link, as the reset page does. */
export async function resetPassword(
  projectId: string,
  oobCode: string,
  newPassword: string,
): Promise<void> {
  const body = { oobCode, newPassword, targetProjectId: projectId };
  await post(`${accountsUrl}/accounts:resetPassword?key=any`, body, true);
}

/** Gives a person a photo at the provider, as a sign-in with Google does. */
export async function giveProviderPhoto(projectId: string, localId: string, photoUrl: string) {
  const project = `${accountsUrl}/projects/${projectId}/accounts`;
  await post(`${project}:update`, { localId, photoUrl }, true);
}

/** Locks a person, as somebody does in the provider's console. */
export async function disableUser(projectId: string, localId: string): Promise<void> {
  const project = `${accountsUrl}/projects/${projectId}/accounts`;
  await post(`${project}:update`, { localId, disableUser: true }, true);
}

/** Sign-ins since then count, also for somebody who was created a moment ago. */
export async function acceptSignInsSince(projectId: string, localId: string, since: Date) {
  const project = `${accountsUrl}/projects/${projectId}/accounts`;
  const validSince = String(Math.floor(since.getTime() / 1000));
  await post(`${project}:update`, { localId, validSince }, true);
}

/** Verifies the email with the code of a mailed link, as the verification page does. */
export async function verifyEmail(
  projectId: string,
  localId: string,
  oobCode: string,
): Promise<void> {
  const body = { localId, oobCode, targetProjectId: projectId };
  await post(`${accountsUrl}/accounts:update?key=any`, body, true);
}

/** The emulator's tokens are unsigned, so a test can write anything into one. */
export function rewriteToken(idToken: string, changes: object): string {
  const [head, payload = ""] = idToken.split(".");
  const claims = JSON.parse(Buffer.from(payload, "base64url").toString());
  const written = Buffer.from(JSON.stringify({ ...claims, ...changes })).toString("base64url");
  return `${head}.${written}.`;
}
