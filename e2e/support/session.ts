import { demoPeople } from "@boab/demo/people";
import type { Page } from "@playwright/test";

const identityToolkitUrl = "http://127.0.0.1:9099/identitytoolkit.googleapis.com/v1";

async function send(act: string, body: object): Promise<{ localId: string }> {
  const response = await fetch(`${identityToolkitUrl}/${act}`, {
    method: "POST",
    headers: { authorization: "Bearer owner", "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`the emulator answered ${response.status}`);
  return (await response.json()) as { localId: string };
}

/**
 * Backdates the registration, because no sign-in can be older than the account and some tests need
 * an old one.
 */
export async function backdateRegistration(localId: string): Promise<void> {
  const yesterday = Math.floor(Date.now() / 1000) - 86_400;
  await send("projects/demo-boab/accounts:update", { localId, validSince: String(yesterday) });
}

/** The demo people too, before their first login: the server remembers the latest sign-in. */
export async function backdateDemoRegistrations(): Promise<void> {
  for (const { email, password } of demoPeople) {
    const { localId } = await send("accounts:signInWithPassword?key=any", { email, password });
    await backdateRegistration(localId);
  }
}

/**
 * Backdates this browser's sign-in by ten minutes. The emulator doesn't sign its cookies, so the
 * claim can be rewritten.
 */
export async function backdateSignIn(page: Page): Promise<void> {
  const context = page.context();
  const cookie = (await context.cookies()).find(({ name }) => name === "__Host-boab_session");
  if (!cookie) throw new Error("nobody is signed in");
  const [head, payload = "", signature = ""] = cookie.value.split(".");
  const claims = JSON.parse(Buffer.from(payload, "base64url").toString());
  const tenMinutesAgo = Math.floor(Date.now() / 1000) - 600;
  const backdatedClaims = JSON.stringify({ ...claims, auth_time: tenMinutesAgo });
  const value = [head, Buffer.from(backdatedClaims).toString("base64url"), signature].join(".");
  await context.addCookies([{ ...cookie, value }]);
}
