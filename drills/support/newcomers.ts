import { randomBytes } from "node:crypto";
import type pg from "pg";
import { ensureUser, signInForToken } from "../../apps/api/test/emulator.ts";
import type { Stack } from "../../scripts/stack/stack.ts";

const statuses: Record<string, string> = {
  seller: "merchant_status = 'Approved'",
  creator: "media_status = 'Approved'",
  writer: "mag_status = 'Approved'",
  moderator: "admin_status = 'Moderator'",
};

/** The session of somebody who has just joined, with this role, and owns nothing. */
export async function joinAs(stack: Stack, db: pg.Pool, role: string): Promise<string> {
  const email = `${randomBytes(6).toString("hex")}@newcomers.example`;
  const userId = `newcomer${randomBytes(8).toString("hex")}`;
  const password = "Boab-tree-26!";
  await ensureUser("demo-boab", { localId: userId, email, password, displayName: "New Comer" });
  const idToken = await signInForToken("demo-boab", email, password);
  const response = await fetch(`${stack.apiOrigin}/session`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: stack.webOrigin },
    body: JSON.stringify({ idToken, fullName: "New Comer" }),
  });
  if (!response.ok) throw new Error(`no session: ${response.status}`);
  const status = statuses[role];
  if (status) await db.query(`update accounts.profile set ${status} where id = $1`, [userId]);
  return response.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
}
