import type { Page } from "@playwright/test";

/**
 * Lets the sign-in of this browser lie some minutes back. The emulator does not sign its cookies, so
 * the claim can be rewritten; the server then answers as it would after the wait.
 */
export async function ageSession(page: Page, minutes: number): Promise<void> {
  const context = page.context();
  const cookie = (await context.cookies()).find(({ name }) => name === "__Host-boab_session");
  if (!cookie) throw new Error("nobody is signed in");
  const [head, payload, signature = ""] = cookie.value.split(".");
  const claims = JSON.parse(Buffer.from(payload ?? "", "base64url").toString("utf8"));
  claims.auth_time -= minutes * 60;
  const older = Buffer.from(JSON.stringify(claims)).toString("base64url");
  await context.addCookies([{ ...cookie, value: [head, older, signature].join(".") }]);
}
