import { demoPeople } from "@boab/demo/people";
import { signInForToken } from "../../../apps/api/test/emulator.ts";
import type { Stack } from "../../../scripts/stack/stack.ts";

/** The session cookie of a demo person. */
export async function openDemoSession(
  { apiOrigin, webOrigin }: Pick<Stack, "apiOrigin" | "webOrigin">,
  role: string,
): Promise<string> {
  const person = demoPeople.find((candidate) => candidate.role === role);
  if (!person) throw new Error(`no demo ${role}`);
  const idToken = await signInForToken("demo-boab", person.email, person.password);
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
