import { inTransaction } from "#platform/db/db.ts";
import { sessionDays } from "#platform/http/session-cookie.ts";
import { hashSession } from "#platform/ids/ids.ts";
import type { AccountsDeps } from "../deps.ts";
import { deleteEndedSessions, insertEndedSession } from "./ended-sessions.repository.ts";

/** Ends this one session, and every copy of its cookie. */
export async function closeSession(
  { db, clock, identity }: Pick<AccountsDeps, "db" | "clock" | "identity">,
  session: string | undefined,
): Promise<void> {
  // An invalid session needs no ending, and must not fill the table.
  if (!session || !(await identity.verifySession(session))) return;
  await inTransaction(db, (tx) => insertEndedSession(tx, hashSession(session), clock()));
}

/** Sessions that have expired need not be remembered. */
export function forgetEndedSessions({
  db,
  clock,
}: Pick<AccountsDeps, "db" | "clock">): Promise<void> {
  const longAgo = new Date(clock().getTime() - sessionDays * 24 * 60 * 60 * 1000);
  return inTransaction(db, (tx) => deleteEndedSessions(tx, longAgo));
}
