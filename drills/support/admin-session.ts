import { demoPeople } from "@boab/demo/people";
import { signInForToken } from "../../apps/api/test/emulator.ts";

/** The session cookie of the demo admin, for whom most is open. */
export async function adminSession(apiOrigin: string, webOrigin: string): Promise<string> {
  const admin = demoPeople.find(({ role }) => role === "admin");
  if (!admin) throw new Error("no demo admin");
  const idToken = await signInForToken("demo-boab", admin.email, admin.password);
  const response = await fetch(`${apiOrigin}/session`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: webOrigin },
    body: JSON.stringify({ idToken }),
  });
  if (!response.ok) throw new Error(`no session: ${response.status}`);
  return response.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
}
