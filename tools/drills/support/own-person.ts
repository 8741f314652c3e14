import { randomUUID } from "node:crypto";
import type pg from "pg";
import { ensureUser, signInForToken } from "../../../apps/api/test/emulator.ts";
import type { Stack } from "../../../scripts/stack/stack.ts";
import { makeRandomIp } from "./attack.ts";

const projectId = "demo-boab";
const password = "Drill-pass-2026";

export interface OwnPerson {
  userId: string;
  email: string;
  cookie: string;
  /** A session of theirs at another browser. */
  signInAgain(): Promise<string>;
}

/** Somebody new, so that what becomes of them concerns nobody else; `statuses` are columns of their profile. */
export async function makeOwnPerson(
  { apiOrigin, webOrigin }: Pick<Stack, "apiOrigin" | "webOrigin">,
  db: Pick<pg.Pool, "query">,
  statuses: Record<string, string> = {},
): Promise<OwnPerson> {
  const userId = `drill${randomUUID().replaceAll("-", "").slice(0, 16)}`;
  const email = `${userId}@people.example`;
  const user = { localId: userId, email, password, displayName: "Drill Person" };
  await ensureUser(projectId, { ...user, emailVerified: true });

  async function signIn(): Promise<string> {
    const idToken = await signInForToken(projectId, email, password);
    const response = await fetch(`${apiOrigin}/session`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        origin: webOrigin,
        "x-forwarded-for": makeRandomIp(),
      },
      body: JSON.stringify({ idToken }),
    });
    if (!response.ok) throw new Error(`no session: ${response.status}`);
    return response.headers
      .getSetCookie()
      .map((line) => line.split(";")[0])
      .join("; ");
  }

  const cookie = await signIn();
  for (const [column, value] of Object.entries(statuses))
    await db.query(`update accounts.profile set ${column} = $2 where id = $1`, [userId, value]);
  return { userId, email, cookie, signInAgain: signIn };
}
