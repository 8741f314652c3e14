import type { Page } from "@playwright/test";

const accounts = "http://127.0.0.1:9099/identitytoolkit.googleapis.com/v1/projects/demo-boab";

/**
 * Lets the sign-in of this browser lie ten minutes back. The emulator does not sign its cookies, so
 * the claim can be rewritten; the server then answers as it would after the wait.
 */
export async function ageSession(page: Page): Promise<void> {
  const context = page.context();
  const cookie = (await context.cookies()).find(({ name }) => name === "__Host-boab_session");
  if (!cookie) throw new Error("nobody is signed in");
  const [head, payload = "", signature = ""] = cookie.value.split(".");
  const claims = JSON.parse(Buffer.from(payload, "base64url").toString());
  const tenMinutesAgo = Math.floor(Date.now() / 1000) - 600;
  // The provider takes a sign-in from before the person was registered for a revoked one.
  const answer = await fetch(`${accounts}/accounts:update`, {
    method: "POST",
    headers: { authorization: "Bearer owner", "content-type": "application/json" },
    body: JSON.stringify({ localId: claims.sub, validSince: String(tenMinutesAgo - 60) }),
  });
  if (!answer.ok) throw new Error(`the emulator answered ${answer.status}`);
  const aged = JSON.stringify({ ...claims, auth_time: tenMinutesAgo });
  const value = [head, Buffer.from(aged).toString("base64url"), signature].join(".");
  await context.addCookies([{ ...cookie, value }]);
}
