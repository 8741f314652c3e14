import type { BrowserContext } from "@playwright/test";

const accounts = "http://127.0.0.1:9099/identitytoolkit.googleapis.com/v1/projects/demo-boab";

/** As if the person had signed in ten minutes ago. The emulator's session tokens bear no signature. */
export async function ageSignIn(context: BrowserContext): Promise<void> {
  const cookies = await context.cookies();
  const session = cookies.find(({ name }) => name === "__Host-boab_session");
  if (!session) throw new Error("nobody is signed in");
  const [head, payload = ""] = session.value.split(".");
  const claims = JSON.parse(Buffer.from(payload, "base64url").toString());
  const tenMinutesAgo = Math.floor(Date.now() / 1000) - 600;
  // The provider refuses sign-ins from before the person was registered.
  const answer = await fetch(`${accounts}/accounts:update`, {
    method: "POST",
    headers: { authorization: "Bearer owner", "content-type": "application/json" },
    body: JSON.stringify({ localId: claims.sub, validSince: String(tenMinutesAgo - 60) }),
  });
  if (!answer.ok) throw new Error(`the emulator answered ${answer.status}`);
  const aged = JSON.stringify({ ...claims, auth_time: tenMinutesAgo });
  const value = `${head}.${Buffer.from(aged).toString("base64url")}.`;
  await context.addCookies([{ ...session, value }]);
}
